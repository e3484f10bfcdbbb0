import { statement } from '../connection/statement.ts'
import type { Bind } from '../connection/statement.ts'

/** Phantom property that carries the type of a select's JSON; no value has it. */
declare const answered: unique symbol

/**
 * The select of one lookup, with two columns: `value`, an object of named values as JSON, and `bytes`, for a tag or an
 * update (as JSON they would be twice as large).
 */
export type LookupSelect<Value> = string & { readonly [answered]?: Value }

/** A row of a lookup's select. */
export interface LookupRow<Value> {
  value: Value
  bytes: Buffer | null
}

/**
 * Joins the selects of several lookups into one statement, whose rows carry the name of their lookup beside `value` and
 * `bytes`.
 *
 * @param selects at least one; they bind their values in this order
 */
export function selectLookups(selects: ReadonlyMap<string, (bind: Bind) => LookupSelect<unknown>>): {
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
