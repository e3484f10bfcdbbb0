import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { Kind, parse, print, printSchema, separateOperations, stripIgnoredCharacters } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'

const typedDocument = `
/** The text of an operation, knowing what it takes and what it answers. At run time it is a plain string. */
export type TypedDocument<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result
}
`

/** `src/api/generated.ts`: the types of the client's operations. */
export async function clientTypes(schema: GraphQLSchema, operations: DocumentNode): Promise<string> {
  if (operations.definitions.length === 0) return typedDocument
  const types = await codegen({
    filename: 'generated.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: 'operations', document: operations }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    config: {
      useTypeImports: true,
      skipTypename: true,
      enumType: 'string-literal',
      // Operations keep their spelling, so that setStatePA stays as it is: operationTexts refers to the same types.
      namingConvention: upperFirst,
      scalars: { ID: 'string' },
      defaultScalarType: 'unknown',
    },
  })
  return [types, typedDocument].join('\n')
}

/**
 * The operations of one file as the texts that are sent, each with the fragments it uses. There is one output file per
 * input file, so a page loads only the calls of the nouns that it uses.
 *
 * @param names of the file's operations
 */
export function operationTexts(operations: DocumentNode, names: ReadonlySet<string>): string {
  const separate = separateOperations(operations)
  const types = ['TypedDocument']
  const texts = operations.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const name = definition.name.value
    const document = separate[name]
    if (!document || !names.has(name)) return []
    const typeName = `${upperFirst(name)}${upperFirst(definition.operation)}`
    types.push(typeName, `${typeName}Variables`)
    const text = JSON.stringify(sentText(document))
    return [
      `export const ${upperFirst(name)}Document = ${text} as TypedDocument<${typeName}, ${typeName}Variables>`,
    ]
  })
  return [`import type { ${types.join(', ')} } from '../generated.ts'`, '', ...texts].join('\n')
}

/** `server/graphql/schema/persistedOperations.ts`: the same texts, by which the server recognizes the client's own operations. */
export function persistedOperations(operations: DocumentNode): string {
  const texts = Object.values(separateOperations(operations)).map((document) =>
    JSON.stringify(sentText(document)),
  )
  return `/** Every document that the pages send. */\nexport const persistedOperations: readonly string[] = [${texts.join(', ')}]`
}

function sentText(document: DocumentNode): string {
  return stripIgnoredCharacters(print(document))
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
