import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Role } from '#domain/access.ts'
import { activityKind } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { documentName } from '#domain/documents.ts'
import { isToldDone } from '#domain/doneCount.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Place } from '#server/commands/made.ts'
import { countTags, hasTag } from '#server/database/contentPlaces.ts'
import { contentTags, taggedContents } from '#server/database/ownership.ts'
import { createBatch } from '#server/graphql/batch.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { contentTag, finishedKind, finishedTag } from '#server/tick/tags.ts'
import type * as Y from 'yjs'

/** One activity of any kind, as one caller may see it; read when a field needs it, and once. */
export interface ActivityScope {
  place: Place
  role: Role
  /** Whether something in it is the caller's; questions of one turn go to the database together. */
  isMine(id: string): Promise<boolean>
  /** All in it that is the caller's, by one question to the database; none without a key. */
  ownIds(): Promise<ReadonlySet<string>>
  /** The caller is done with it. SPEC F1 */
  isFinished(): Promise<boolean>
  /** How many are done; null for those who are not told. SPEC F2 */
  finishedCount(): Promise<number | null>
  /** Whether the caller may read the board: not while the part is hidden from them. */
  mayRead(): Promise<boolean>
  readDocs<Result>(use: (docs: ActivityDocs & { state: Y.Doc }) => Result): Promise<Result>
}

/** Who sees an activity, by whatever kind it is. */
export interface Onlooker {
  place: Place
  role: Role
  /** Null for those who are no members, and once the workshop's key is gone. */
  author: CommandAuthor | null
}

/**
 * A caller who asks to see an activity of one kind.
 *
 * @throws {Refusal} `NOT_FOUND` when there is none, also for another kind's; `FORBIDDEN` when it is not theirs to see
 */
export async function lookInto(
  context: GraphQLContext,
  objectId: ObjectId,
  kind: ActivityKind,
): Promise<Onlooker> {
  const { access } = context.services
  const caller = context.caller
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', `${kind} ${objectId} without a token`)
  const found = await access.document(caller, documentName({ kind: 'board', id: objectId }))
  const activity = await access.activity(objectId)
  if (!found || !activity || activityKind(activity.content) !== kind)
    throw new Refusal('NOT_FOUND', `${kind} ${objectId}`)
  if (found.access === 'none') throw new Refusal('FORBIDDEN', `${found.role} reads ${kind} ${objectId}`)
  const { role, workshopId } = found
  return {
    place: { workshopId, objectId },
    role,
    author: await authorOrNull(context, workshopId, role),
  }
}

/** The part of a scope that activities of every kind have. */
export function createActivityScope(
  context: GraphQLContext,
  { place, role, author }: Onlooker,
): ActivityScope {
  const { services, caller } = context
  const { database } = services
  const { objectId } = place
  let own: Promise<ReadonlySet<string>> | null = null
  return {
    place,
    role,
    isMine: createBatch<boolean>(async (ids) => {
      if (!author) return new Map()
      const tagged = await contentTags(database, ids)
      return new Map(tagged.map(({ id, tag }) => [id, tag.equals(contentTag(author, id))]))
    }, false),
    ownIds: () => (own ??= loadOwnIds(context, objectId, author)),
    async isFinished() {
      if (!author) return false
      const kind = finishedKind(author.role)
      return hasTag(database, { tag: finishedTag(author, objectId), objectId, kind })
    },
    async finishedCount() {
      return isToldDone(role) ? countTags(database, objectId, finishedKind('participant')) : null
    },
    async mayRead() {
      const found = await services.access.document(caller, documentName({ kind: 'board', id: objectId }))
      return found !== null && found.access !== 'none'
    },
    readDocs: (use) => readDocs(context, place, use),
  }
}

async function loadOwnIds(
  { services }: GraphQLContext,
  objectId: ObjectId,
  author: CommandAuthor | null,
): Promise<Set<string>> {
  if (!author) return new Set()
  const tagged = await taggedContents(services.database, objectId)
  return new Set(tagged.flatMap(({ id, tag }) => (tag.equals(contentTag(author, id)) ? id : [])))
}

function readDocs<Result>(
  { services }: GraphQLContext,
  { workshopId, objectId }: Place,
  use: (docs: ActivityDocs & { state: Y.Doc }) => Result,
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
