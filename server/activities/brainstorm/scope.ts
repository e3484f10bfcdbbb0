import { readPost, readQuestions } from '#domain/brainstorm/read.ts'
import type { PostId } from '#domain/ids.ts'
import { votesByTag } from '../../database/accounts/ownership.ts'
import type { FoundVote } from '../../database/accounts/ownership.ts'
import { voteTag } from '#server/tick/tags.ts'
import { createBatch } from '../../context/batch.ts'
import { actedIn } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { createViewedScope, loaderOf, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { deskView, ownPost, roomView } from './view.ts'
import type { BrainstormView, PostOfQuestion } from './view.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Acting } from '../../context/roles.ts'
import { maySee } from '#domain/permissions.ts'

/** One brainstorm as one caller may see it. */
export interface BrainstormScope extends ViewedScope<BrainstormView> {
  ownVote(targetId: string): Promise<FoundVote | null>
  /** One post, without reading all of them; null when the caller may not see it. */
  post(id: PostId): Promise<PostOfQuestion | null>
}

const loadView = loaderOf(deskView, roomView)

/** Cost of reading a post or group from the documents and of finding its author, in points. */
const pointsPerThing = 5

function createScope(context: GraphQLContext, onlooker: Onlooker): BrainstormScope {
  const { database } = context.services
  const { author } = onlooker
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: (view) => pointsPerThing * (view.posts.length + view.groups.length),
  })
  const askOwnVotes = async (targetIds: readonly string[]): Promise<Map<string, FoundVote | null>> => {
    if (!author) return new Map()
    const votes = await votesByTag(
      database,
      targetIds.map((id) => voteTag(author, id)),
    )
    return new Map(votes.map((vote) => [vote.targetId, vote]))
  }
  const askOwnVote = createBatch<FoundVote | null>(askOwnVotes, null)
  const posts = new Map<PostId, Promise<PostOfQuestion | null>>()
  let votes: Promise<Map<string, FoundVote | null>> | null = null
  return {
    ...scope,
    async ownVote(targetId) {
      const seen = scope.seen()
      if (!seen) return askOwnVote(targetId)
      votes ??= askOwnVotes([...new Set([...seen.posts, ...seen.groups].map(({ id }) => id))])
      return (await votes).get(targetId) ?? null
    },
    post(id) {
      const known = posts.get(id) ?? loadPost(scope, id)
      posts.set(id, known)
      return known
    },
  }
}

/** The scope of a caller who has just acted in the brainstorm. */
export function scopeOf(
  context: GraphQLContext,
  { ref, author }: Pick<Acting, 'ref' | 'author'>,
): BrainstormScope {
  return createScope(context, actedIn({ ref, author }))
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('brainstorm', createScope)

async function loadPost({ role, ...scope }: ActivityScope, id: PostId): Promise<PostOfQuestion | null> {
  const seesAll = maySee(role, 'all')
  const fromDesk = seesAll || (await scope.isMine(id))
  return scope.readDocs(({ desk, board }) => {
    const doc = fromDesk ? desk : board
    const post = fromDesk && !seesAll ? ownPost({ desk, board }, id) : readPost(doc, id)
    const subTopicPos = readQuestions(doc).findIndex((question) => question.id === post?.questionId)
    return post && subTopicPos >= 0 ? { ...post, subTopicPos } : null
  })
}
