import { Refusal } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'

/** @throws {Refusal} `UNAUTHENTICATED` without a token, `FORBIDDEN` for who has no account */
export function accountOf(caller: Caller): Extract<Caller, { kind: 'account' }> {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'an account of nobody')
  if (caller.kind !== 'account') throw new Refusal('FORBIDDEN', `an account of a ${caller.kind}`)
  return caller
}
