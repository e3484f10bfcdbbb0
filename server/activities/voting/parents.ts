import type { ActivityScope } from '../scope.ts'
import type { CastBallotVote } from '#server/commands/votes/castVotes.ts'

export interface VoteParent {
  scope: Pick<ActivityScope, 'mayRead'>
  vote: CastBallotVote
  round: number
  /** False for a vote entered for somebody else. */
  isMine: boolean
}
