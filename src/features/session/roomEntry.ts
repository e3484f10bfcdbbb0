import { Offline, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import type { Account, Identity, Membership } from '#api/identity.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopQuery } from '#api/generated.ts'
import type { RoomRole } from '#activity/session/role.ts'

/** How somebody who opens a session comes in. */
export type RoomEntry =
  | { status: 'loading' }
  | { status: 'signIn' }
  /** opening a session means joining it */
  | { status: 'join' }
  /** there is no connection; it goes on by itself */
  | { status: 'away' }
  /** the server is there and could not do its work */
  | { status: 'failed' }
  | { status: 'enter'; role: RoomRole; identity: Identity }

export interface EntryFacts {
  account: Account | null
  member: Membership | null
  /** The account's view of the workshop, as far as it is known. */
  workshop: WorkshopQuery['workshop'] | null
  error: CallError | null
  /** The account was a facilitator here when the server last said so. */
  wasFacilitator: boolean
  /** This screen is in already as the member of this device: who signs up there stays in. */
  isInAsMember: boolean
}

/**
 * Facilitators enter with their account, and so does who looks at a template; everyone else as the member this device is.
 *
 * @see specification, part 1, sections 1 and 6
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
