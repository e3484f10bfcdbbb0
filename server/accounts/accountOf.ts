import { Refusal } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'

/** @throws {Refusal} `UNAUTHENTICATED` without a token, `FORBIDDEN` for callers without an account */
export function accountOf(caller: Caller): Extract<Caller, { kind: 'account' }> {
  if (caller.kind === 'nobody')
    throw new Refusal('UNAUTHENTICATED', 'a caller without a token has no account')
  if (caller.kind !== 'account') throw new Refusal('FORBIDDEN', `a ${caller.kind} has no account`)
  return caller
}
