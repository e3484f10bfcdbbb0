/** Puts a value into a statement's list and answers its place, `$1` and so on. */
export type Bind = (value: unknown) => string

/**
 * A statement made of parts that only appear when they have something to do. Never a named prepared one: a pooler in
 * transaction mode would not know it.
 */
export function statement(build: (bind: Bind) => string): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const text = build((value) => {
    values.push(value)
    return `$${values.length}`
  })
  return { text, values }
}
