import type { Role } from './access.ts'

/** Acts by who may do them. A call that is in no row may not be made. SPEC R1. */
export const acts = {
  contribute: ['facilitator', 'participant'], //        answer, like, comment, vote, mark done
  arrange: ['facilitator'], //                          topics, questions, groups, any answer of others
  lead: ['facilitator', 'remote'], //                   where the room is, answers to what it looks at, timer
  present: ['facilitator'], //                          show, hide, lock, end of presenting, all other flags
  build: ['facilitator'], //                            parts, agenda, lobby texts, invitations
  clear: ['facilitator'], //                            take away parts, people, the projector's link, all of it
  copy: ['facilitator'], //                             take a copy of it elsewhere
  export: ['facilitator'], //                           take home what was said
  end: ['facilitator'], //                              end it; once more changes nothing
  meet: ['facilitator', 'participant'], //              read who is here
  look: ['facilitator', 'participant', 'remote', 'projector'], // read what the documents' table lets through
} as const satisfies Record<string, readonly Role[]>

export type ActKind = keyof typeof acts

/** What an ended workshop still takes. SPEC E1. */
const afterEnd: readonly ActKind[] = ['look', 'meet', 'clear', 'copy', 'export', 'end']

/** Whether a role may do an act: used by the button, the resolver and the document alike. */
export function mayDo(role: Role, act: ActKind): boolean {
  return (acts[act] as readonly Role[]).includes(role)
}

/** Whether a screen offers an act to a role: it may do it, and a workshop that is over still takes it. SPEC R1, E1. */
export function isOffered(role: Role, act: ActKind, hasEnded: boolean): boolean {
  return mayDo(role, act) && (!hasEnded || outlivesEnd(act))
}

/** Whether an act is still done in a workshop that is over. SPEC E1. */
export function outlivesEnd(act: ActKind): boolean {
  return afterEnd.includes(act)
}
