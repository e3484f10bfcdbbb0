import { readComment } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import { votesByTag } from '../../database/accounts/ownership.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { createBatch } from '../../context/batch.ts'
import { voteTag } from '#server/tick/tags.ts'
import type { Onlooker } from '../scope.ts'
import { createViewedScope, loaderOf, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { deskView, roomView } from './view.ts'
import type { PresentView } from './view.ts'
import { maySee } from '#domain/permissions.ts'

/** One Slides activity as one caller may see it. */
export interface PresentScope extends ViewedScope<PresentView> {
  hasLiked(id: PresentCommentId): Promise<boolean>
  /**
   * A comment that the caller has just acted on, without reading all of them; null when it no longer exists, or is
   * hidden from the caller since. SPEC SL10
   */
  changedComment(id: PresentCommentId): Promise<CommentView | null>
}

const loadView = loaderOf(deskView, roomView)

/** Cost of reading a comment from the documents and of finding its author, in points. */
const pointsPerComment = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PresentScope {
  const { database } = context.services
  const { author } = onlooker
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ comments }) => pointsPerComment * comments.length,
  })
  const askLikes = async (ids: readonly string[]): Promise<Map<string, boolean>> => {
    if (!author) return new Map()
    const votes = await votesByTag(
      database,
      ids.map((id) => voteTag(author, id)),
    )
    return new Map(votes.map(({ targetId }) => [targetId, true]))
  }
  const askLike = createBatch<boolean>(askLikes, false)
  let likes: Promise<Map<string, boolean>> | null = null
  return {
    ...scope,
    async hasLiked(id) {
      const seen = scope.seen()
      if (!seen) return askLike(id)
      likes ??= askLikes(seen.comments.map((comment) => comment.id))
      return (await likes).get(id) ?? false
    },
    async changedComment(id) {
      const fromDesk = maySee(scope.role, 'all') || (await scope.isMine(id))
      return scope.readChanged(({ desk, board }) => readComment(fromDesk ? desk : board, id))
    },
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('present', createScope)
