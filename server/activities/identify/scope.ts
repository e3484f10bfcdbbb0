import { readAnswer } from '#domain/identify/read.ts'
import type { IdentifyAnswerId, ObjectId } from '#domain/ids.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { deskView, roomView } from './view.ts'
import type { IdentifyView, SeenAnswer } from './view.ts'

/** One Identify activity as one caller may see it. It is read once, when a field first needs it. */
export interface IdentifyScope extends ActivityScope {
  view(): Promise<IdentifyView>
  /**
   * An answer that the caller has just added or changed, without reading all of them; null when it no longer exists.
   */
  changedAnswer(id: IdentifyAnswerId): Promise<SeenAnswer | null>
}

/**
 * The scope for a caller who reads an Identify activity.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<IdentifyScope> {
  // Aliases of one activity in one request share one reading.
  const scopes = readOnce(context, noScopes)
  const known =
    scopes.get(objectId) ??
    lookInto(context, objectId, 'identify').then((onlooker) => createScope(context, onlooker))
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<IdentifyScope>> {
  return new Map()
}

/** Cost of reading an answer from the documents and of finding its author, in points. */
const pointsPerAnswer = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): IdentifyScope {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<IdentifyView> | null = null
  let hasSeen = false
  return {
    ...activity,
    // Long lists are answered in slices, and a database query per slice would be too many.
    isMine: (id) => (hasSeen ? activity.ownIds().then((ids) => ids.has(id)) : activity.isMine(id)),
    view: () =>
      (view ??= loadView(activity).then((loaded) => {
        hasSeen = true
        context.work.charge(
          pointsPerAnswer * loaded.topics.reduce((sum, { answers }) => sum + answers.length, 0),
        )
        return loaded
      })),
    changedAnswer: (id) => activity.readDocs(({ desk }) => readAnswer(desk, id)),
  }
}

async function loadView({ role, ...scope }: ActivityScope): Promise<IdentifyView> {
  if (role === 'facilitator') return scope.readDocs(deskView)
  const [own, mayReadBoard] = await Promise.all([scope.ownIds(), scope.mayRead()])
  const withNotes = role === 'remote' && mayReadBoard
  return scope.readDocs((docs) => roomView(docs, { own, mayReadBoard, withNotes }))
}
