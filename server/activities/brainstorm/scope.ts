import { readPost, readQuestions } from '#domain/brainstorm/read.ts'
import type { Role } from '#domain/access.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import type { Place } from '#server/commands/made.ts'
import { votesByTag } from '#server/database/ownership.ts'
import type { FoundVote } from '#server/database/ownership.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { voteTag } from '#server/tick/tags.ts'
import { createBatch } from '#server/graphql/batch.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope } from '../scope.ts'
import { deskView, ownPost, roomView } from './view.ts'
import type { BrainstormView, PlacedPost } from './view.ts'
import { readOnce } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'

/** One brainstorm, as one caller may see it; read when a field needs it, and once. */
export interface BrainstormScope extends ActivityScope {
  ownVote(targetId: string): Promise<FoundVote | null>
  view(): Promise<BrainstormView>
  /** The same once it has been read, else null: what is at hand needs no promise. */
  seen(): BrainstormView | null
  /** One post without reading all of them; null when it is not the caller's to see. */
  post(id: PostId): Promise<PlacedPost | null>
}

/**
 * The scope for a caller who asks to see a brainstorm; aliases of one brainstorm in one request are answered from one reading.
 *
 * @throws {Refusal} `NOT_FOUND` when there is none, `FORBIDDEN` when it is not theirs to see
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
  const { place, role, author } = await lookInto(context, objectId, 'brainstorm')
  return createScope(context, place, role, author)
}

/** What it costs to read a post or a group out of the documents and to see whose it is, in points. */
const pointsPerThing = 5

/** The scope of somebody who has just acted in it. */
export function createScope(
  context: GraphQLContext,
  place: Place,
  role: Role,
  author: CommandAuthor | null,
): BrainstormScope {
  const { database } = context.services
  const activity = createActivityScope(context, { place, role, author })
  const askOwnVotes = async (targetIds: readonly string[]): Promise<Map<string, FoundVote | null>> => {
    if (!author) return new Map()
    const votes = await votesByTag(
      database,
      targetIds.map((id) => voteTag(author, id)),
    )
    return new Map(votes.map((vote) => [vote.targetId, vote]))
  }
  const askOwnVote = createBatch<FoundVote | null>(askOwnVotes, null)
  const posts = new Map<PostId, Promise<PlacedPost | null>>()
  let view: Promise<BrainstormView> | null = null
  let seen: BrainstormView | null = null
  let votes: Promise<Map<string, FoundVote | null>> | null = null
  // Long lists are answered in pieces: a question to the database for each would be many.
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

async function loadView({ place, role, ...scope }: ActivityScope): Promise<BrainstormView> {
  if (role === 'facilitator') return scope.readDocs((docs) => deskView(docs, place))
  const [own, mayReadBoard] = await Promise.all([scope.ownIds(), scope.mayRead()])
  const withNotes = role === 'remote' && mayReadBoard
  return scope.readDocs((docs) => roomView(docs, place, { own, mayReadBoard, withNotes }))
}

async function loadPost({ role, ...scope }: ActivityScope, id: PostId): Promise<PlacedPost | null> {
  const fromDesk = role === 'facilitator' || (await scope.isMine(id))
  if (!fromDesk && !(await scope.mayRead())) return null
  return scope.readDocs(({ desk, board }) => {
    const doc = fromDesk ? desk : board
    const post = fromDesk && role !== 'facilitator' ? ownPost({ desk, board }, id) : readPost(doc, id)
    const subTopicPos = readQuestions(doc).findIndex((question) => question.id === post?.questionId)
    return post && subTopicPos >= 0 ? { ...post, subTopicPos } : null
  })
}
