import { statement } from './statement.ts'
import type { Bind } from './statement.ts'

/** Names the JSON that a select answers with; no value has it. */
declare const answered: unique symbol

/**
 * The select of one fact, with two columns: `value`, an object of named values as JSON, and `bytes`, for a tag or an update
 * (as JSON they would be twice as large).
 */
export type FactSelect<Value> = string & { readonly [answered]?: Value }

/** A row of a fact's select. */
export interface FactRow<Value> {
  value: Value
  bytes: Buffer | null
}

/**
 * Joins the selects of several facts to one statement, whose rows carry the name of their fact beside `value` and `bytes`.
 *
 * @param selects at least one; they bind their values in this order
 */
export function selectFacts(selects: ReadonlyMap<string, (bind: Bind) => FactSelect<unknown>>): {
  text: string
  values: unknown[]
} {
  return statement((bind) =>
    [...selects]
      .map(
        ([fact, select]) =>
          `select ${bind(fact)}::text as fact, value, bytes from (${select(bind)}) as answer`,
      )
      .join('\nunion all\n'),
  )
}
