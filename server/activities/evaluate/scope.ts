import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { ObjectId, PollId } from '#domain/ids.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { ownVotes } from '../voting/ownVotes.ts'
import { viewOf } from './view.ts'
import type { EvaluateView } from './view.ts'

/** One Evaluate activity as one caller may see it. It is read once, when a field first needs it. */
export interface EvaluateScope extends ActivityScope {
  view(): Promise<EvaluateView>
  /** The caller's own votes of the present round, by poll. SPEC BT1 */
  ownVotes(): Promise<ReadonlyMap<PollId, BallotVote>>
}

/**
 * The scope for a caller who reads an Evaluate activity.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<EvaluateScope> {
  // Aliases of one activity in one request share one reading.
  const scopes = readOnce(context, noScopes)
  const known =
    scopes.get(objectId) ??
    lookInto(context, objectId, 'evaluate').then((onlooker) => createScope(context, onlooker))
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<EvaluateScope>> {
  return new Map()
}

/** Cost of reading a poll with its results, in points. */
const pointsPerPoll = 10

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): EvaluateScope {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<EvaluateView> | null = null
  let votes: Promise<ReadonlyMap<PollId, BallotVote>> | null = null
  const readView = (): Promise<EvaluateView> =>
    (view ??= loadView(activity).then((loaded) => {
      context.work.charge(pointsPerPoll * loaded.polls.length)
      return loaded
    }))
  return {
    ...activity,
    view: readView,
    ownVotes: () =>
      (votes ??= readView().then(({ polls, round }) => {
        const targetIds = polls.map(({ id }) => id)
        return ownVotes(context, onlooker.author, { objectId: onlooker.ref.objectId, round, targetIds })
      })),
  }
}

function loadView({ role, readDocs }: ActivityScope): Promise<EvaluateView> {
  const whole = role === 'facilitator'
  return readDocs((docs) => viewOf(docs, { whole, withNotes: whole || role === 'remote' }))
}
