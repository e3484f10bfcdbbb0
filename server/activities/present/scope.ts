import { readComment } from '#domain/present/read.ts'
import type { CommentView } from '#domain/present/read.ts'
import type { ObjectId, PresentCommentId } from '#domain/ids.ts'
import { votesByTag } from '../../database/accounts/ownership.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { createBatch } from '../../graphql/transport/batch.ts'
import { voteTag } from '#server/tick/tags.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { deskView, roomView } from './view.ts'
import type { PresentView } from './view.ts'

/** One Slides activity as one caller may see it. It is read once, when a field first needs it. */
export interface PresentScope extends ActivityScope {
  view(): Promise<PresentView>
  hasLiked(id: PresentCommentId): Promise<boolean>
  /** A comment that the caller has just acted on, without reading all of them; null when it no longer exists. */
  changedComment(id: PresentCommentId): Promise<CommentView | null>
}

/**
 * The scope for a caller who reads a Slides activity. Aliases of one activity in one request share one reading.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<PresentScope> {
  const scopes = readOnce(context, noScopes)
  const known =
    scopes.get(objectId) ??
    lookInto(context, objectId, 'present').then((onlooker) => createScope(context, onlooker))
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<PresentScope>> {
  return new Map()
}

/** Cost of reading a comment from the documents and of finding its author, in points. */
const pointsPerComment = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PresentScope {
  const { database } = context.services
  const activity = createActivityScope(context, onlooker)
  const { author, ref } = onlooker
  const askLikes = async (ids: readonly string[]): Promise<Map<string, boolean>> => {
    if (!author) return new Map()
    const votes = await votesByTag(
      database,
      ids.map((id) => voteTag(author, id)),
    )
    return new Map(votes.map(({ targetId }) => [targetId, true]))
  }
  const askLike = createBatch<boolean>(askLikes, false)
  let view: Promise<PresentView> | null = null
  let seen: PresentView | null = null
  let likes: Promise<Map<string, boolean>> | null = null
  return {
    ...activity,
    // Long lists are answered in slices, and a database query per slice would be too many.
    isMine: (id) => (seen ? activity.ownIds().then((ids) => ids.has(id)) : activity.isMine(id)),
    async hasLiked(id) {
      if (!seen) return askLike(id)
      likes ??= askLikes(seen.comments.map((comment) => comment.id))
      return (await likes).get(id) ?? false
    },
    view: () =>
      (view ??= loadView(activity).then((loaded) => {
        context.work.charge(pointsPerComment * loaded.comments.length)
        return (seen = loaded)
      })),
    changedComment: (id) => activity.readDocs(({ desk }) => readComment(desk, id)),
  }

  async function loadView({ role, ...scope }: ActivityScope): Promise<PresentView> {
    if (role === 'facilitator') return scope.readDocs((docs) => deskView(docs, ref))
    const [own, mayReadBoard] = await Promise.all([scope.ownIds(), scope.mayRead()])
    const withNotes = role === 'remote' && mayReadBoard
    return scope.readDocs((docs) => roomView(docs, ref, { own, mayReadBoard, withNotes }))
  }
}
