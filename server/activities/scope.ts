import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Role } from '#domain/access.ts'
import { modelOf } from '#domain/activity/models.ts'
import { areResultsBlind } from '#domain/activity/votes/showing.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { activityKind } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { documentName } from '#domain/documents.ts'
import { receivesDoneCount } from '#domain/workshop/doneCount.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { mayDo } from '#domain/permissions.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { countTags, hasTag } from '../database/contents/contentRefs.ts'
import { contentTags, taggedContents } from '../database/accounts/ownership.ts'
import { countParticipants } from '../database/workshops/members.ts'
import { createBatch } from '../context/batch.ts'
import type { GraphQLContext } from '../context/context.ts'
import type { Acting } from '../context/roles.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { contentTag, finishedKind, finishedTag } from '#server/tick/tags.ts'
import type * as Y from 'yjs'

/** One activity of any kind as one caller may see it. It is read once, when a field first needs it. */
export interface ActivityScope {
  ref: ActivityRef
  role: Role
  /** Whether the caller created this content. Lookups of one event-loop turn share one database query. */
  isMine(id: string): Promise<boolean>
  /** Ids of all content that the caller created, from one database query; empty without a key. */
  ownIds(): Promise<ReadonlySet<string>>
  /** Whether the caller has marked it as done. SPEC F1 */
  isFinished(): Promise<boolean>
  /** How many are done; null for callers who may not know. SPEC F2 */
  finishedCount(): Promise<number | null>
  /** Participants who joined, present or not; undefined once the session has ended. SPEC BT13 */
  joined(): Promise<number | undefined>
  /** Whether the caller may read the board: false while the part is hidden from them. */
  mayRead(): Promise<boolean>
  /** @throws {Refusal} `FORBIDDEN` while the activity is hidden from the caller, who may have acted in it. SPEC R4 */
  readDocs<Result>(use: (docs: ReadDocs) => Result): Promise<Result>
  /** The same for the answer to an act that was done: null while the activity is hidden from the caller. SPEC R4 */
  readChanged<Result>(use: (docs: ReadDocs) => Result): Promise<Result | null>
}

/** The documents from which an activity is answered. */
export type ReadDocs = ActivityDocs & { state: Y.Doc }

/** The reader of an activity of any kind. */
export interface Onlooker {
  ref: ActivityRef
  role: Role
  /** Null for non-members, and after the workshop's key was destroyed. */
  author: CommandAuthor | null
}

/** Somebody who has just acted in an activity; a paired phone is the author of nothing in it. SPEC J4 */
export function actedIn({ ref, author }: Pick<Acting, 'ref' | 'author'>): Onlooker {
  return { ref, role: author.role, author: mayDo(author.role, 'contribute') ? author : null }
}

/**
 * A caller who reads an activity of one kind.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist or is of another kind, `FORBIDDEN` when the caller may not see
 *   it
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
    ref: { workshopId, objectId },
    role,
    author: await authorOrNull(context, workshopId, role),
  }
}

/** A caller who sees an activity in the agenda, though it may be hidden from them. */
export async function onlookerIn(
  context: GraphQLContext,
  { workshopId, objectId }: ActivityRef,
  role: Role,
): Promise<Onlooker> {
  return { ref: { workshopId, objectId }, role, author: await authorOrNull(context, workshopId, role) }
}

/**
 * Positions in a call stand for ids at that moment. While the activity is hidden from the caller, only the first is known
 * to exist: how many there are is not told. SPEC R4
 *
 * @throws {Refusal} `NOT_FOUND`
 */
export async function assertSeesPositions(
  { mayRead }: Pick<ActivityScope, 'mayRead'>,
  positions: readonly (number | undefined)[],
): Promise<void> {
  const behind = positions.find((position) => position !== undefined && position > 0)
  if (behind !== undefined && !(await mayRead())) throw new Refusal('NOT_FOUND', `position ${behind}`)
}

/** The part of a scope that all kinds of activities share. */
export function createActivityScope(context: GraphQLContext, { ref, role, author }: Onlooker): ActivityScope {
  const { services, caller } = context
  const { database } = services
  const { objectId } = ref
  let own: Promise<ReadonlySet<string>> | null = null
  let joined: Promise<number | undefined> | null = null
  const mayRead = async (): Promise<boolean> => {
    const found = await services.access.document(caller, documentName({ kind: 'board', id: objectId }))
    return found !== null && found.access !== 'none'
  }
  const read = async <Result>(use: (docs: ReadDocs) => Result): Promise<Result> =>
    readDocs(context, ref, await mayReadTally(context, objectId), use)
  return {
    ref,
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
      return receivesDoneCount(role) ? countTags(database, objectId, finishedKind('participant')) : null
    },
    joined: () => (joined ??= joinedNow(context, ref)),
    mayRead,
    async readDocs(use) {
      if (!(await mayRead())) throw new Refusal('FORBIDDEN', `${role} reads ${objectId}`)
      return read(use)
    },
    readChanged: async (use) => ((await mayRead()) ? read(use) : null),
  }
}

async function joinedNow(
  { services }: GraphQLContext,
  { workshopId }: ActivityRef,
): Promise<number | undefined> {
  if (await services.access.hasEnded(workshopId)) return undefined
  return countParticipants(services.database, workshopId)
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
  { workshopId, objectId }: ActivityRef,
  withTally: boolean,
  use: (docs: ReadDocs) => Result,
): Promise<Result> {
  const names = [
    documentName({ kind: 'desk', id: objectId }),
    documentName({ kind: 'board', id: objectId }),
    documentName({ kind: 'state', id: workshopId }),
  ]
  if (withTally) names.push(documentName({ kind: 'tally', id: objectId }))
  return services.committed.read(workshopId, names, ([desk, board, state, tally]) => {
    if (!desk || !board || !state) throw new Error('a document was not read')
    // What was decided before the last change of the board does not count.
    return use({ desk, board, state, tally: areResultsBlind(board, hasEnded(state)) ? undefined : tally })
  })
}

/** Whether the caller may read an activity's results. SPEC BT4, BT6 */
async function mayReadTally({ services, caller }: GraphQLContext, objectId: ObjectId): Promise<boolean> {
  const activity = await services.access.activity(objectId)
  if (!activity || !modelOf(services.models, activity.content)?.votes) return false
  const found = await services.access.document(caller, documentName({ kind: 'tally', id: objectId }))
  return found !== null && found.access !== 'none'
}

/** An ended workshop has no key any more, so no content can be attributed to a person. */
async function authorOrNull(
  { services, caller }: GraphQLContext,
  workshopId: string,
  role: Role,
): Promise<CommandAuthor | null> {
  return mayDo(role, 'contribute') ? await services.access.authorIfKnown(caller, workshopId) : null
}
