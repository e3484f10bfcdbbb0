import { Offline, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import type { Account, Identity, Membership } from '#api/signIn/identity.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopQuery } from '#api/generated.ts'
import type { RoomRole } from '#activity/session/role.ts'

/** How a user enters a session. */
export type RoomEntry =
  | { status: 'loading' }
  | { status: 'signIn' }
  /** the user must join the session first */
  | { status: 'join' }
  /** there is no connection; retried automatically */
  | { status: 'away' }
  /** the server was reached but failed */
  | { status: 'failed' }
  | { status: 'enter'; role: RoomRole; identity: Identity }

export interface EntryFacts {
  account: Account | null
  member: Membership | null
  /** The workshop as the account may read it, as far as it is known. */
  workshop: WorkshopQuery['workshop'] | null
  error: CallError | null
  /** The account was a facilitator here when the server last said so. */
  wasFacilitator: boolean
  /** This screen has already entered as this device's member: a participant who signs up here stays in. */
  isInAsMember: boolean
}

/**
 * Facilitators enter with their account, and so do users who read a template; all others enter as this device's member.
 *
 * @see SPEC U5
 */
export function roomEntry(facts: EntryFacts): RoomEntry {
  const { account, member, workshop, error, wasFacilitator, isInAsMember } = facts
  if (!account && !member) return { status: 'signIn' }
  const asMember: RoomEntry = member
    ? { status: 'enter', role: 'participant', identity: { kind: 'member', ...member } }
    : { status: 'join' }
  if (!account) return asMember
  const asFacilitator = {
    status: 'enter',
    role: 'facilitator',
    identity: { kind: 'account', ...account },
  } as const
  if (workshop?.isFacilitator) return asFacilitator
  if (workshop?.template) return { ...asFacilitator, role: 'viewer' }
  if (workshop) return asMember
  if (error === null) return wasFacilitator ? asFacilitator : isInAsMember ? asMember : { status: 'loading' }
  if (error instanceof Refusal && error.code === 'UNAUTHENTICATED')
    return member && !wasFacilitator ? asMember : { status: 'signIn' }
  const isAway = error instanceof Offline
  if (!isAway && !(error instanceof ServerTrouble)) return asMember
  return wasFacilitator ? asFacilitator : member ? asMember : { status: isAway ? 'away' : 'failed' }
}
