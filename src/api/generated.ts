// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.

/** The text of an operation, knowing what it takes and what it answers. At run time it is a plain string. */
export type TypedDocument<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result
}
