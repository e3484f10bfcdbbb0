import { accessTo } from '../access.ts'
import type { Role } from '../access.ts'
import type { DocumentRef } from '../documents.ts'
import type { AgendaPart } from './state.ts'

/** The access to a session that the server last reported to a device. */
export interface SessionAccess {
  agenda: readonly Pick<AgendaPart, 'objectId' | 'hidden'>[]
  ended: boolean
}

/**
 * Whether a device may keep its copy of a session's document for offline use: as long as the document exists and its
 * reader has access; on devices of other people than facilitators only until the session ends. SPEC D4
 *
 * @param access null: the session was deleted, or the person has no access
 */
export function mayKeep(role: Role, ref: DocumentRef, access: SessionAccess | null): boolean {
  return (!access?.ended || role === 'facilitator') && isOpenTo(role, ref, access)
}

/** Whether a document exists and is open to a role, as last reported by the server. */
export function isOpenTo(role: Role, { kind, id }: DocumentRef, access: SessionAccess | null): boolean {
  if (access === null) return false
  if (kind === 'state') return true
  const part = access.agenda.find(({ objectId }) => objectId === id)
  if (part === undefined) return false
  // Conditions that the agenda does not tell are assumed to hold here; the server checks them on access.
  const results = { areBlind: false, areShown: true, hasVoted: true, isPresented: true }
  const facts = { partHidden: part.hidden, openTemplate: true, ended: access.ended, results }
  return accessTo(role, kind, facts) !== 'none'
}
