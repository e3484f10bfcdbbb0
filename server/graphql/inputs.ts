import { normalizeEmail } from '#domain/email.ts'
import { Refusal } from '#domain/errors.ts'
import { isKeepable } from '#domain/text.ts'
import type { GraphQLContext } from './context.ts'

/** What was left out and what was sent as null mean the same where null is no value. */
export function given<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined
}

/** @throws {Refusal} `BAD_USER_INPUT` for a gap in a list, or a list that is too long to be meant */
export function listOf<Value>(values: readonly (Value | null | undefined)[], most = 1000): Value[] {
  if (values.length > most) throw new Refusal('BAD_USER_INPUT', 'a list is too long')
  return values.map((value) => {
    if (value === null || value === undefined) throw new Refusal('BAD_USER_INPUT', 'a gap in a list')
    return value
  })
}

/** An address that a call names, as it is kept. @throws {Refusal} `BAD_USER_INPUT` for one that is kept nowhere */
export function addressOf(email: string): string {
  if (!isKeepable(email)) throw new Refusal('BAD_USER_INPUT', 'characters of an address')
  return normalizeEmail(email)
}

/** A place that a call names by its number. @throws {Refusal} `BAD_USER_INPUT` for a negative one */
export function positionOf(position: number): number {
  if (position < 0) throw new Refusal('BAD_USER_INPUT', 'a negative position')
  return position
}

/**
 * Takes a list's items from what one request may be answered with: lists within lists grow with their product.
 *
 * @throws {Refusal} `BAD_USER_INPUT` when it is too much
 */
export function listed<Item>({ budget, work }: GraphQLContext, items: Item[]): Item[] {
  budget.left -= items.length
  if (budget.left >= 0) return items
  throw work.stop(new Refusal('BAD_USER_INPUT', 'too many items in one request'))
}
