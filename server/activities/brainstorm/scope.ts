import { readPost, readQuestions } from '#domain/brainstorm/read.ts'
import { activityKind } from '#domain/content.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Role } from '#domain/access.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import type { Place } from '#server/commands/made.ts'
import { hasTag } from '#server/database/contentPlaces.ts'
import { contentTags, taggedContents, votesByTag } from '#server/database/ownership.ts'
import type { FoundVote } from '#server/database/ownership.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { contentTag, finishedKind, finishedTag, voteTag } from '#server/tick/tags.ts'
import type * as Y from 'yjs'
import { createBatch } from '#server/graphql/batch.ts'
import { deskView, ownPost, roomView } from './view.ts'
import type { BrainstormView, PlacedPost } from './view.ts'
import { readOnce } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'

/** One brainstorm, as one caller may see it; read when a field needs it, and once. */
export interface BrainstormScope {
  place: Place
  role: Role
  isMine(id: string): Promise<boolean>
  /** Posts, comments and replies of the caller in it, by one question to the database; none without a key. */
  ownIds(): Promise<ReadonlySet<string>>
  ownVote(targetId: string): Promise<FoundVote | null>
  /** The caller is done with it. SPEC F1 */
  isFinished(): Promise<boolean>
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
  const { access } = context.services
  const caller = context.caller
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a brainstorm without a token')
  const found = await access.document(caller, documentName({ kind: 'board', id: objectId }))
  const activity = await access.activity(objectId)
  if (!found || !activity || activityKind(activity.content) !== 'brainstorm')
    throw new Refusal('NOT_FOUND', `brainstorm ${objectId}`)
  if (found.access === 'none') throw new Refusal('FORBIDDEN', `${found.role} reads brainstorm ${objectId}`)
  const { role, workshopId } = found
  return createScope(context, { workshopId, objectId }, role, await authorOrNull(context, workshopId, role))
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
  const askIsMine = createBatch<boolean>(async (ids) => {
    if (!author) return new Map()
    const tagged = await contentTags(database, ids)
    return new Map(tagged.map(({ id, tag }) => [id, tag.equals(contentTag(author, id))]))
  }, false)
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
  let own: Promise<ReadonlySet<string>> | null = null
  const ownIds = () => (own ??= loadOwnIds(context, place, author))
  let view: Promise<BrainstormView> | null = null
  let seen: BrainstormView | null = null
  let votes: Promise<Map<string, FoundVote | null>> | null = null
  // Long lists are answered in pieces: a question to the database for each would be many.
  const isMine = (id: string): Promise<boolean> =>
    seen === null ? askIsMine(id) : ownIds().then((ids) => ids.has(id))
  const ownVote = async (targetId: string): Promise<FoundVote | null> => {
    if (seen === null) return askOwnVote(targetId)
    votes ??= askOwnVotes([...new Set([...seen.posts, ...seen.groups].map(({ id }) => id))])
    return (await votes).get(targetId) ?? null
  }
  return {
    place,
    role,
    isMine,
    ownIds,
    ownVote,
    isFinished: async () => {
      if (!author) return false
      const { objectId } = place
      const kind = finishedKind(author.role)
      return hasTag(database, { tag: finishedTag(author, objectId), objectId, kind })
    },
    view: () =>
      (view ??= loadView(context, place, role, ownIds).then((loaded) => {
        context.work.charge(pointsPerThing * (loaded.posts.length + loaded.groups.length))
        return (seen = loaded)
      })),
    seen: () => seen,
    post(id) {
      const known = posts.get(id) ?? loadPost(context, place, role, id, isMine)
      posts.set(id, known)
      return known
    },
  }
}

async function loadView(
  context: GraphQLContext,
  place: Place,
  role: Role,
  ownIds: BrainstormScope['ownIds'],
): Promise<BrainstormView> {
  if (role === 'facilitator') return readDocs(context, place, (docs) => deskView(docs, place))
  const [own, mayReadBoard] = await Promise.all([ownIds(), canRead(context, place)])
  const withNotes = role === 'remote' && mayReadBoard
  return readDocs(context, place, (docs) => roomView(docs, place, { own, mayReadBoard, withNotes }))
}

async function loadPost(
  context: GraphQLContext,
  place: Place,
  role: Role,
  id: PostId,
  isMine: BrainstormScope['isMine'],
): Promise<PlacedPost | null> {
  const fromDesk = role === 'facilitator' || (await isMine(id))
  if (!fromDesk && !(await canRead(context, place))) return null
  return readDocs(context, place, ({ desk, board }) => {
    const doc = fromDesk ? desk : board
    const post = fromDesk && role !== 'facilitator' ? ownPost({ desk, board }, id) : readPost(doc, id)
    const subTopicPos = readQuestions(doc).findIndex((question) => question.id === post?.questionId)
    return post && subTopicPos >= 0 ? { ...post, subTopicPos } : null
  })
}

async function canRead({ services, caller }: GraphQLContext, { objectId }: Place): Promise<boolean> {
  const found = await services.access.document(caller, documentName({ kind: 'board', id: objectId }))
  return found !== null && found.access !== 'none'
}

async function loadOwnIds(
  { services }: GraphQLContext,
  { objectId }: Place,
  author: CommandAuthor | null,
): Promise<Set<string>> {
  if (!author) return new Set()
  const tagged = await taggedContents(services.database, objectId)
  return new Set(tagged.flatMap(({ id, tag }) => (tag.equals(contentTag(author, id)) ? id : [])))
}

function readDocs<Result>(
  { services }: GraphQLContext,
  { workshopId, objectId }: Place,
  use: (docs: { desk: Y.Doc; board: Y.Doc; state: Y.Doc }) => Result,
): Promise<Result> {
  const names = [
    documentName({ kind: 'desk', id: objectId }),
    documentName({ kind: 'board', id: objectId }),
    documentName({ kind: 'state', id: workshopId }),
  ]
  return services.rooms.read(workshopId, names, ([desk, board, state]) => {
    if (!desk || !board || !state) throw new Error('a document was not read')
    return use({ desk, board, state })
  })
}

/** An ended workshop has no key any more: nothing can be told to be anybody's. */
async function authorOrNull(
  { services, caller }: GraphQLContext,
  workshopId: string,
  role: Role,
): Promise<CommandAuthor | null> {
  if (role !== 'facilitator' && role !== 'participant') return null
  try {
    return await services.access.author(caller, workshopId)
  } catch (error) {
    if (error instanceof Refusal || error instanceof UserMistake) return null
    throw error
  }
}
