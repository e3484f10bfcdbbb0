import { documents } from './documents.ts'
import type { DocumentKind } from './documents.ts'

/** What someone is in one workshop. `projector` is the room's screen, which reads and does nothing. `registered` has an account but is not in the workshop; `stranger` neither. */
export type Role = 'facilitator' | 'participant' | 'projector' | 'registered' | 'stranger'

/** What is known of the document's workshop and activity when access is decided. */
export interface DocumentFacts {
  /** The activity's part is hidden from participants. */
  partHidden: boolean
  /** An official or public template: every registered person may look at it. */
  openTemplate: boolean
  /** The tally's results were pushed to all, or this person's vote is acknowledged. */
  maySeeResults: boolean
}

export type Access = 'none' | 'read' | 'write'

/**
 * What a role may do with a document: the one place that decides, for the websocket, the facade and the tests.
 * SPEC D3.
 */
export function accessTo(role: Role, kind: DocumentKind, facts: DocumentFacts): Access {
  const rule = documents[kind]
  if (role === 'facilitator') return rule.write === 'facilitators' ? 'write' : 'read'
  if (role === 'registered')
    return facts.openTemplate && kind !== 'desk' && kind !== 'tally' ? 'read' : 'none'
  if (role === 'stranger' || rule.read === 'facilitators') return 'none'
  if (rule.read === 'members') return 'read'
  if (facts.partHidden) return 'none'
  return rule.read === 'room' || facts.maySeeResults ? 'read' : 'none'
}
