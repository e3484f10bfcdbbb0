/** Adds a value to a statement's list and returns its placeholder, `$1` and so on. */
export type Bind = (value: unknown) => string

/**
 * A statement composed of parts that are present only when needed. Never a named prepared statement: a pooler in
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
