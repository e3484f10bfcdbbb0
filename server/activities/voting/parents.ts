import type { CastBallotVote } from '#server/commands/votes/castVotes.ts'

export interface VoteParent {
  vote: CastBallotVote
  round: number
  /** False for a vote entered for somebody else. */
  isMine: boolean
}
