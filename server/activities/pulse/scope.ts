import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { ObjectId, SliderPollId } from '#domain/ids.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { ownVotes } from '../voting/ownVotes.ts'
import { deskView, roomView, seenStatement } from './view.ts'
import type { PulseView, SeenStatement } from './view.ts'

/** One pulse as one caller may see it. It is read once, when a field first needs it. */
export interface PulseScope extends ActivityScope {
  view(): Promise<PulseView>
  /** The caller's own votes of the present round, by statement. */
  ownVotes(): Promise<ReadonlyMap<SliderPollId, BallotVote>>
  /**
   * A statement that the caller has just added or changed, without reading all of them; null when it no longer exists.
   */
  changedStatement(id: SliderPollId): Promise<SeenStatement | null>
}

/**
 * The scope for a caller who reads a pulse.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<PulseScope> {
  // Aliases of one activity in one request share one reading.
  const scopes = readOnce(context, noScopes)
  const known =
    scopes.get(objectId) ??
    lookInto(context, objectId, 'pulse').then((looker) => createScope(context, looker))
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<PulseScope>> {
  return new Map()
}

/** Cost of reading a statement from the documents and of finding its author, in points. */
const pointsPerStatement = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PulseScope {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<PulseView> | null = null
  let hasSeen = false
  let votes: Promise<Map<SliderPollId, BallotVote>> | null = null
  const readView = (): Promise<PulseView> =>
    (view ??= loadView(activity).then((loaded) => {
      hasSeen = true
      const count = loaded.groups.reduce((sum, { statements }) => sum + statements.length, 0)
      context.work.charge(pointsPerStatement * count)
      return loaded
    }))
  return {
    ...activity,
    // Long lists are answered in slices, and a database query per slice would be too many.
    isMine: (id) => (hasSeen ? activity.ownIds().then((ids) => ids.has(id)) : activity.isMine(id)),
    view: readView,
    ownVotes: () =>
      (votes ??= readView().then(({ groups, round }) => {
        const targetIds = groups.flatMap(({ statements }) => statements.map(({ id }) => id))
        return ownVotes(context, onlooker.author, { objectId: onlooker.ref.objectId, round, targetIds })
      })),
    changedStatement: (id) => activity.readDocs((docs) => seenStatement(docs, id)),
  }
}

async function loadView({ role, ...scope }: ActivityScope): Promise<PulseView> {
  if (role === 'facilitator') return scope.readDocs(deskView)
  const [own, mayReadBoard] = await Promise.all([scope.ownIds(), scope.mayRead()])
  const withNotes = role === 'remote' && mayReadBoard
  return scope.readDocs((docs) => roomView(docs, { own, mayReadBoard, withNotes }))
}
