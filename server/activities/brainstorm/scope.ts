import { readPost, readQuestions } from '#domain/brainstorm/read.ts'
import type { Role } from '#domain/access.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { votesByTag } from '../../database/accounts/ownership.ts'
import type { FoundVote } from '../../database/accounts/ownership.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { voteTag } from '#server/tick/tags.ts'
import { createBatch } from '../../graphql/transport/batch.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope } from '../scope.ts'
import { deskView, ownPost, roomView } from './view.ts'
import type { BrainstormView, PostOfQuestion } from './view.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'

/** One brainstorm as one caller may see it. It is read once, when a field first needs it. */
export interface BrainstormScope extends ActivityScope {
  ownVote(targetId: string): Promise<FoundVote | null>
  view(): Promise<BrainstormView>
  /** The view if it was already read, else null: no promise is needed for it. */
  seen(): BrainstormView | null
  /** One post, without reading all of them; null when the caller may not see it. */
  post(id: PostId): Promise<PostOfQuestion | null>
}

/**
 * The scope for a caller who reads a brainstorm. Aliases of one brainstorm in one request share one reading.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<BrainstormScope> {
  const scopes = readOnce(context, noScopes)
  const known = scopes.get(objectId) ?? findScope(context, objectId)
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<BrainstormScope>> {
  return new Map()
}

async function findScope(context: GraphQLContext, objectId: ObjectId): Promise<BrainstormScope> {
  const { ref, role, author } = await lookInto(context, objectId, 'brainstorm')
  return createScope(context, ref, role, author)
}

/** Cost of reading a post or group from the documents and of finding its author, in points. */
const pointsPerThing = 5

/** The scope of a caller who has just acted in the brainstorm. */
export function createScope(
  context: GraphQLContext,
  ref: ActivityRef,
  role: Role,
  author: CommandAuthor | null,
): BrainstormScope {
  const { database } = context.services
  const activity = createActivityScope(context, { ref, role, author })
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
  let view: Promise<BrainstormView> | null = null
  let seen: BrainstormView | null = null
  let votes: Promise<Map<string, FoundVote | null>> | null = null
  // Long lists are answered in slices, and a database query per slice would be too many.
  const isMine = (id: string): Promise<boolean> =>
    seen === null ? activity.isMine(id) : activity.ownIds().then((ids) => ids.has(id))
  const ownVote = async (targetId: string): Promise<FoundVote | null> => {
    if (seen === null) return askOwnVote(targetId)
    votes ??= askOwnVotes([...new Set([...seen.posts, ...seen.groups].map(({ id }) => id))])
    return (await votes).get(targetId) ?? null
  }
  return {
    ...activity,
    isMine,
    ownVote,
    view: () =>
      (view ??= loadView(activity).then((loaded) => {
        context.work.charge(pointsPerThing * (loaded.posts.length + loaded.groups.length))
        return (seen = loaded)
      })),
    seen: () => seen,
    post(id) {
      const known = posts.get(id) ?? loadPost({ ...activity, isMine }, id)
      posts.set(id, known)
      return known
    },
  }
}

async function loadView({ ref, role, ...scope }: ActivityScope): Promise<BrainstormView> {
  if (role === 'facilitator') return scope.readDocs((docs) => deskView(docs, ref))
  const [own, mayReadBoard] = await Promise.all([scope.ownIds(), scope.mayRead()])
  const withNotes = role === 'remote' && mayReadBoard
  return scope.readDocs((docs) => roomView(docs, ref, { own, mayReadBoard, withNotes }))
}

async function loadPost({ role, ...scope }: ActivityScope, id: PostId): Promise<PostOfQuestion | null> {
  const fromDesk = role === 'facilitator' || (await scope.isMine(id))
  if (!fromDesk && !(await scope.mayRead())) return null
  return scope.readDocs(({ desk, board }) => {
    const doc = fromDesk ? desk : board
    const post = fromDesk && role !== 'facilitator' ? ownPost({ desk, board }, id) : readPost(doc, id)
    const subTopicPos = readQuestions(doc).findIndex((question) => question.id === post?.questionId)
    return post && subTopicPos >= 0 ? { ...post, subTopicPos } : null
  })
}
