import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { PollId } from '#domain/ids.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { createViewedScope, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { ownVotes } from '../voting/ownVotes.ts'
import { viewOf } from './view.ts'
import type { EvaluateView } from './view.ts'
import { maySee } from '#domain/permissions.ts'

/** One Evaluate activity as one caller may see it. */
export interface EvaluateScope extends ViewedScope<EvaluateView> {
  /** The caller's own votes of the present round, by poll. SPEC BT1 */
  ownVotes(): Promise<ReadonlyMap<PollId, BallotVote>>
}

/** Cost of reading a poll with its results, in points. */
const pointsPerPoll = 10

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): EvaluateScope {
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ polls }) => pointsPerPoll * polls.length,
    isOfFacilitators: true,
  })
  let votes: Promise<ReadonlyMap<PollId, BallotVote>> | null = null
  return {
    ...scope,
    ownVotes: () =>
      (votes ??= scope.view().then(({ polls, round }) => {
        const targetIds = polls.map(({ id }) => id)
        return ownVotes(context, onlooker.author, { objectId: onlooker.ref.objectId, round, targetIds })
      })),
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('evaluate', createScope)

function loadView({ role, readDocs }: ActivityScope): Promise<EvaluateView> {
  const whole = maySee(role, 'all')
  return readDocs((docs) => viewOf(docs, { whole, withNotes: maySee(role, 'notes') }))
}
