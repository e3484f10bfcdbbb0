import { documents } from './documents.ts'
import type { DocumentKind } from './documents.ts'

/**
 * A person's or device's role in one workshop. `remote` is a phone paired by a facilitator: it may only lead the room.
 * `projector` is the room's screen: it may only read. `registered` has an account but is not a member of the workshop;
 * `stranger` has neither.
 */
export type Role = 'facilitator' | 'participant' | 'remote' | 'projector' | 'registered' | 'stranger'

/** Properties of the document's workshop and activity that decide access. */
export interface DocumentProperties {
  /** The activity's part is hidden from participants. */
  partHidden: boolean
  /** An official or public template: every registered user may read it. */
  openTemplate: boolean
  /** The workshop has ended: nobody may write any more. SPEC E1. */
  ended: boolean
  /** What decides who reads the results. SPEC BT4. */
  results: ResultProperties
}

/** Null for documents other than tallies. */
export type ResultProperties = {
  /** Nobody may know a total until voting closes. SPEC BT6. */
  areBlind: boolean
  /** Everybody may read them. */
  areShown: boolean
  /** A vote of this person is acknowledged in the current round. */
  hasVoted: boolean
  /** The activity is presented to the room. */
  isPresented: boolean
} | null

export type Access = 'none' | 'read' | 'write'

/**
 * What a role may do with a document. The websocket, the GraphQL facade and the tests all use this function. SPEC D3,
 * E1, J1, J4.
 */
export function accessTo(role: Role, kind: DocumentKind, properties: DocumentProperties): Access {
  const rule = documents[kind]
  if (rule.read === 'voters') return mayReadResults(role, properties) ? 'read' : 'none'
  if (role === 'facilitator') return rule.write === 'facilitators' && !properties.ended ? 'write' : 'read'
  if (role === 'registered') return properties.openTemplate && kind !== 'desk' ? 'read' : 'none'
  if (role === 'stranger' || rule.read === 'facilitators') return 'none'
  if (rule.read === 'members') return 'read'
  // After the end a paired phone may read the state only, which tells it that the workshop has ended. SPEC J5.
  if (role === 'remote' && properties.ended) return 'none'
  if (properties.partHidden) return 'none'
  return 'read'
}

/**
 * Whether a role may read the uploaded file of an activity: whoever may read its board, the room's screen only while the
 * activity is presented. SPEC SL21, J1.
 *
 * @param board what the role may do with the board
 */
export function mayReadFile(role: Role, board: Access, isPresented: boolean): boolean {
  return board !== 'none' && (role !== 'projector' || isPresented)
}

/** What else decides whether a role may read results that are not shown to everybody. SPEC BT4, J1 */
export function resultsDependOn(role: Role): 'vote' | 'presenting' | null {
  if (role === 'projector') return 'presenting'
  return role === 'participant' ? 'vote' : null
}

/** Whether this is a person; a paired phone and the room's screen are devices. */
export function isPerson(role: Role): boolean {
  return role !== 'projector' && role !== 'remote'
}

/** Whether a role may read the results of an activity. SPEC BT4, BT6, J1. */
export function mayReadResults(role: Role, { results, partHidden, ended }: DocumentProperties): boolean {
  if (results === null || (results.areBlind && !ended)) return false
  if (role === 'facilitator') return true
  if (partHidden) return false
  if (role === 'participant') return results.areShown || (results.hasVoted && !ended)
  // The room's screen shows nothing that not every member may know.
  return role === 'projector' && results.areShown && results.isPresented
}
