import type { Role } from '#domain/access.ts'
import { mayReadResults } from '#domain/access.ts'
import type { AgendaPart, SessionState } from '#domain/workshop/state.ts'
import type { Voting } from '../useVoting.ts'

/** What decides whether this screen may read the results of an activity. */
export interface TallyFacts {
  role: Role
  voting: Pick<Voting, 'areBlind' | 'areShown'>
  hasVoted: boolean
  part: Pick<AgendaPart, 'id' | 'hidden'> | null
  state: Pick<SessionState, 'currentState' | 'activePartId'>
  hasEnded: boolean
}

/** By the rule of the server, from what this device knows. SPEC BT4, BT6, J1 */
export function mayReadTally({ role, voting, hasVoted, part, state, hasEnded }: TallyFacts): boolean {
  if (part === null) return false
  return mayReadResults(role, {
    partHidden: part.hidden,
    openTemplate: false,
    ended: hasEnded,
    results: {
      areBlind: voting.areBlind,
      areShown: voting.areShown,
      hasVoted,
      isPresented: state.currentState === 'RU' && state.activePartId === part.id,
    },
  })
}
