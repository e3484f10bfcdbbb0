import { documents } from './documents.ts'
import type { DocumentKind } from './documents.ts'

/**
 * What someone is in one workshop. `remote` is a phone that a facilitator paired: it leads the room and does nothing else.
 * `projector` is the room's screen, which reads and does nothing. `registered` has an account but is not in the workshop;
 * `stranger` neither.
 */
export type Role = 'facilitator' | 'participant' | 'remote' | 'projector' | 'registered' | 'stranger'

/** What is known of the document's workshop and activity when access is decided. */
export interface DocumentFacts {
  /** The activity's part is hidden from participants. */
  partHidden: boolean
  /** An official or public template: every registered person may look at it. */
  openTemplate: boolean
  /** The workshop is over: nobody writes anything any more. SPEC E1. */
  ended: boolean
  /** The tally's results were pushed to all, or this person's vote is acknowledged. */
  maySeeResults: boolean
}

export type Access = 'none' | 'read' | 'write'

/**
 * What a role may do with a document: the one place that decides, for the websocket, the facade and the tests.
 * SPEC D3, E1, J1, J4.
 */
export function accessTo(role: Role, kind: DocumentKind, facts: DocumentFacts): Access {
  const rule = documents[kind]
  if (role === 'facilitator') return rule.write === 'facilitators' && !facts.ended ? 'write' : 'read'
  if (role === 'registered')
    return facts.openTemplate && kind !== 'desk' && kind !== 'tally' ? 'read' : 'none'
  if (role === 'stranger' || rule.read === 'facilitators') return 'none'
  if (rule.read === 'members') return 'read'
  // There is nothing left to lead: a paired phone only learns that the workshop is over. SPEC J5.
  if (role === 'remote' && facts.ended) return 'none'
  if (facts.partHidden) return 'none'
  if (rule.read === 'room') return 'read'
  // Results are for those who voted, and on the room's screen is nothing that not everyone may know. SPEC J1.
  return role === 'participant' && facts.maySeeResults ? 'read' : 'none'
}
