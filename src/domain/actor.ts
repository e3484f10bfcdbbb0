/** Who acts, as far as a rule needs to know: never who they are. */
export interface Actor {
  role: 'facilitator' | 'participant'
  /** Whether the post, comment or vote with this id is theirs (the tag of it is). */
  isMine(id: string): boolean
}
