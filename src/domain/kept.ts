import { accessTo } from './access.ts'
import type { Role } from './access.ts'
import type { DocumentRef } from './documents.ts'
import type { AgendaPart } from './state.ts'

/** What the server last told a device of a session. */
export interface ToldSession {
  agenda: readonly Pick<AgendaPart, 'objectId' | 'hidden'>[]
  ended: boolean
}

/**
 * Whether a device may keep what it read of a session's document, to show it without a connection: as long as it is there and
 * open to whoever reads it on the device; on others than facilitators' only until the session is over. SPEC D4
 *
 * @param told null: the session is not theirs, or is gone
 */
export function mayKeep(role: Role, ref: DocumentRef, told: ToldSession | null): boolean {
  return (!told?.ended || role === 'facilitator') && isOpenTo(role, ref, told)
}

/** Whether a document is there and open to a role, by what the server last told. */
export function isOpenTo(role: Role, { kind, id }: DocumentRef, told: ToldSession | null): boolean {
  if (told === null) return false
  if (kind === 'state') return true
  const part = told.agenda.find(({ objectId }) => objectId === id)
  if (part === undefined) return false
  // What depends on more than the agenda tells is refused where it is asked for.
  const facts = { partHidden: part.hidden, openTemplate: true, ended: told.ended, maySeeResults: true }
  return accessTo(role, kind, facts) !== 'none'
}
