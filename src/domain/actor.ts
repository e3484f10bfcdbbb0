/** Who acts, as far as a rule needs to know: never who they are. */
export interface Actor {
  /** `remote` is a facilitator's paired phone: what needs a facilitator refuses it. SPEC J4 */
  role: 'facilitator' | 'participant' | 'remote'
  /** Whether the post, comment or vote with this id is theirs (the tag of it is). */
  isMine(id: string): boolean
}
