import { readAnswer } from '#domain/identify/read.ts'
import type { IdentifyAnswerId, ObjectId } from '#domain/ids.ts'
import { readOnce } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { deskView, roomView } from './view.ts'
import type { IdentifyView, SeenAnswer } from './view.ts'

/** One Identify activity, as one caller may see it; read when a field needs it, and once. */
export interface IdentifyScope extends ActivityScope {
  view(): Promise<IdentifyView>
  /** An answer that the caller has just written or changed, without reading all of them; null when it is gone. */
  changedAnswer(id: IdentifyAnswerId): Promise<SeenAnswer | null>
}

/**
 * The scope for a caller who asks to see an Identify activity.
 *
 * @throws {Refusal} `NOT_FOUND` when there is none, `FORBIDDEN` when it is not theirs to see
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<IdentifyScope> {
  // Aliases of one activity in one request are answered from one reading.
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

/** What it costs to read an answer out of the documents and to see whose it is, in points. */
const pointsPerAnswer = 5

/** The scope of somebody who looks into it, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): IdentifyScope {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<IdentifyView> | null = null
  let hasSeen = false
  return {
    ...activity,
    // Long lists are answered in pieces: a question to the database for each would be many.
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
