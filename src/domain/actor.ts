/** The acting person as far as a rule needs to know: role and ownership, never an identity. */
export interface Actor {
  /** `remote` is a facilitator's paired phone: acts that need a facilitator are refused. SPEC J4 */
  role: 'facilitator' | 'participant' | 'remote'
  /** Whether the actor wrote the post, comment or vote with this id (decided by its tag). */
  isMine(id: string): boolean
}

/** Whoever edits a desk itself: only facilitators may open one to write. */
export const deskEditor: Actor = { role: 'facilitator', isMine: () => false }
