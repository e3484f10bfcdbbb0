import { normalizeEmail } from '#domain/accounts/email.ts'
import { Refusal } from '#domain/errors.ts'
import { isKeepable } from '#domain/text.ts'
import type { GraphQLContext } from './context.ts'

/** Treats omitted and null alike where null is no value. */
export function given<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined
}

/** @throws {Refusal} `BAD_USER_INPUT` for a null in a list, or a list of more than `most` items */
export function listOf<Value>(values: readonly (Value | null | undefined)[], most = 1000): Value[] {
  if (values.length > most) throw new Refusal('BAD_USER_INPUT', 'a list is too long')
  return values.map((value) => {
    if (value === null || value === undefined) throw new Refusal('BAD_USER_INPUT', 'a gap in a list')
    return value
  })
}

/**
 * An email address of a call, normalized as it is stored.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for characters that are never stored
 */
export function addressOf(email: string): string {
  if (!isKeepable(email)) throw new Refusal('BAD_USER_INPUT', 'characters of an address')
  return normalizeEmail(email)
}

/**
 * A position in a call.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for a negative one
 */
export function positionOf(position: number): number {
  if (position < 0) throw new Refusal('BAD_USER_INPUT', 'a negative position')
  return position
}

/**
 * Counts a list's items against the limit of one request: nested lists multiply.
 *
 * @throws {Refusal} `BAD_USER_INPUT` when the limit is exceeded
 */
export function listed<Item>({ budget, work }: GraphQLContext, items: Item[]): Item[] {
  budget.left -= items.length
  if (budget.left >= 0) return items
  throw work.stop(new Refusal('BAD_USER_INPUT', 'too many items in one request'))
}
