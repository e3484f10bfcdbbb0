import type { Role } from './access.ts'

/** Which roles may perform which act. A call that is in no row is forbidden. SPEC R1. */
export const acts = {
  contribute: ['facilitator', 'participant'], //        answer, like, comment, vote, mark done
  arrange: ['facilitator'], //                          topics, questions, groups, any answer of others
  lead: ['facilitator', 'remote'], //                   what J4 lists: the room's position, what is shown, voting, the timer
  show: ['facilitator'], //                             show, hide, lock, end of presenting, all other flags
  build: ['facilitator'], //                            parts, agenda, lobby texts, invitations
  clear: ['facilitator'], //                            delete parts or workshop, remove people, revoke links
  copy: ['facilitator'], //                             copy it
  export: ['facilitator'], //                           download exports
  end: ['facilitator'], //                              end it (idempotent)
  meet: ['facilitator', 'participant'], //              read the roster
  look: ['facilitator', 'participant', 'remote', 'projector'], // read documents, as the table of documents allows
} as const satisfies Record<string, readonly Role[]>

export type ActKind = keyof typeof acts

/** Acts that are still allowed in an ended workshop. SPEC E1. */
const afterEnd: readonly ActKind[] = ['look', 'meet', 'clear', 'copy', 'export', 'end']

/** Whether a role may perform an act; used by buttons, resolvers and documents. */
export function mayDo(role: Role, act: ActKind): boolean {
  return (acts[act] as readonly Role[]).includes(role)
}

/** Whether a role contributes, and so is the author of something. SPEC R1 */
export function isContributor(role: Role): role is 'facilitator' | 'participant' {
  return mayDo(role, 'contribute')
}

/** What each role is shown of what is not shown to everybody. SPEC R5. */
const sights = {
  all: ['facilitator'], //                      all of an activity, hidden or not, and what a workshop keeps from its room
  notes: ['facilitator', 'remote'], //          the presenter's notes
  hiddenParts: ['facilitator', 'registered'], // parts that are hidden; a template's, to whoever reads it
} as const satisfies Record<string, readonly Role[]>

export type Sight = keyof typeof sights

/** Whether a role is shown something, also in a workshop that has ended. SPEC R5 */
export function maySee(role: Role, sight: Sight): boolean {
  return (sights[sight] as readonly Role[]).includes(role)
}

/** Whether a role belongs to the room: it is led, its votes and marks are counted. SPEC R5 */
export function isOfRoom(role: Role): role is 'participant' {
  return role === 'participant'
}

/** Whether a screen offers an act: the role may perform it, and an ended workshop still allows it. SPEC R1, E1. */
export function isOffered(role: Role, act: ActKind, hasEnded: boolean): boolean {
  return mayDo(role, act) && (!hasEnded || outlivesEnd(act))
}

/** Whether an act is allowed after the workshop has ended. SPEC E1. */
export function outlivesEnd(act: ActKind): boolean {
  return afterEnd.includes(act)
}
