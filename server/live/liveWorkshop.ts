import type * as Y from 'yjs'
import type { Activity, ActivityModels } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { contents as allContents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { partContents } from '../database/contents/parts.ts'
import { activityOfDesk, documentName, parseDocumentName } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { comingClose } from '#domain/activity/votes/voting.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { comingLock } from '#domain/workshop/timer.ts'
import { applyCommitted, createShadow, learnModel } from './shadow.ts'
import type { Shadow } from './shadow.ts'
import { loadDocuments, workshopLockKey } from '../database/contents/journal.ts'
import type { Queryable } from '../database/contents/journal.ts'
import type { Logger } from '../log.ts'

/** The documents of one workshop on this server. All work on them is serialized by `exclusive`. */
export interface LiveWorkshop {
  workshopId: WorkshopId
  models: ActivityModels
  /** Key of the advisory lock that every writer to the workshop's journal holds. */
  lockKey: bigint
  shadows: Map<string, Shadow>
  /** Documents with connected people. They contain committed content only. */
  lives: Map<string, Set<Y.Doc>>
  /**
   * The sequence number up to which the workshop's journal is applied to shadows and live documents; null before the
   * first load.
   */
  seen: number | null
  /** Activities whose board has not been compared with its desk since they were loaded. */
  unchecked: Set<ObjectId>
  /** Activities whose votes have been counted again since they were loaded. SPEC BT3. */
  counted: Set<ObjectId>
  /** When the last work ended, milliseconds of `performance.now()`. */
  usedAt: number
  /** Pieces of work that run or wait. */
  waiting: number
  /** Runs one piece of work after the previous one has ended, with success or failure. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createLiveWorkshop(workshopId: WorkshopId, models: ActivityModels): LiveWorkshop {
  let last: Promise<unknown> = Promise.resolve()
  const live: LiveWorkshop = {
    workshopId,
    models,
    lockKey: workshopLockKey(workshopId),
    shadows: new Map(),
    lives: new Map(),
    seen: null,
    unchecked: new Set(),
    counted: new Set(),
    usedAt: performance.now(),
    waiting: 0,
    exclusive(work) {
      live.waiting += 1
      const turn = last.then(work).finally(() => {
        live.waiting -= 1
        live.usedAt = performance.now()
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
  return live
}

/** The workshop's state document. */
export function stateName(workshopId: WorkshopId): string {
  return documentName({ kind: 'state', id: workshopId })
}

/**
 * When something happens that no caller asks for, in epoch milliseconds: a timer locks input, a countdown closes voting.
 * Null for never, and while the state is not loaded. SPEC T3, BT18
 */
export function nextMomentAt(live: LiveWorkshop, nowMs: number): number | null {
  const state = live.shadows.get(stateName(live.workshopId))
  if (!state) return null
  const moments = [...closingBoards(live, nowMs).values()]
  const lock = comingLock(state.doc, live.workshopId)
  if (lock) moments.push(lock.atMs)
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The loaded activities on which everybody counts down to the close of voting, with its moment. SPEC BT18 */
export function closingBoards(live: LiveWorkshop, nowMs: number): Map<ObjectId, number> {
  const found = new Map<ObjectId, number>()
  const state = live.shadows.get(stateName(live.workshopId))
  if (!state || hasEnded(state.doc)) return found
  for (const { name, doc, model } of live.shadows.values()) {
    const ref = parseDocumentName(name)
    if (ref?.kind !== 'board' || !model?.votes) continue
    const atMs = comingClose(doc, nowMs)
    if (atMs !== null) found.set(ref.id, atMs)
  }
  return found
}

/** Desk and board of an activity are loaded together, so that they can be compared. */
export function deskName(objectId: ObjectId): string {
  return documentName({ kind: 'desk', id: objectId })
}

export function boardName(objectId: ObjectId): string {
  return documentName({ kind: 'board', id: objectId })
}

export function tallyName(objectId: ObjectId): string {
  return documentName({ kind: 'tally', id: objectId })
}

/**
 * Loads missing shadows from the journal, and always the state, whose agenda gives their kinds. Call within
 * `exclusive`.
 *
 * @param newActivities kinds of activities that are in no agenda yet
 */
export async function ensureLoaded(
  live: LiveWorkshop,
  client: Queryable,
  names: ReadonlySet<string>,
  logger: Logger,
  newActivities: ReadonlyMap<ObjectId, ActivityKind> = new Map(),
): Promise<void> {
  for (const [objectId, kind] of newActivities) meet(live, objectId, kind)
  const state = stateName(live.workshopId)
  const missing = [state, ...names].filter((name) => !live.shadows.has(name))
  if (missing.length === 0) return
  const { documents, lastSeq } = await loadDocuments(client, live.workshopId, [...new Set(missing)])
  const stored = documents.get(state)
  if (stored) live.shadows.set(state, createShadow(state, stored, null))
  documents.delete(state)
  const contents = await contentsOf(live, client, documents.keys())
  const loaded = [...documents].map(([name, found]) => {
    const objectId = parseDocumentName(name)?.id ?? ''
    const named = newActivities.get(objectId)
    // For an activity that a command calls new but a part already has, the part's kind counts.
    const content = contents.get(objectId) ?? (named ? allContents[named] : '')
    return createShadow(name, found, modelOf(live.models, content))
  })
  for (const shadow of loaded) live.shadows.set(shadow.name, shadow)
  for (const { name, poison } of loaded) {
    if (poison > 0) logger.error({ document: name, poison }, 'rows of the journal could not be applied')
    const objectId = activityOfDesk(name)
    if (objectId !== null && live.shadows.has(boardName(objectId))) live.unchecked.add(objectId)
  }
  live.seen ??= lastSeq
}

/** A new activity whose documents were loaded before its kind was known. */
function meet(live: LiveWorkshop, objectId: ObjectId, kind: ActivityKind): void {
  const model = modelOf(live.models, allContents[kind])
  for (const name of [deskName(objectId), boardName(objectId)]) {
    const shadow = live.shadows.get(name)
    if (shadow && shadow.model === null && model) learnModel(shadow, model)
  }
}

/**
 * The content values of the activities of documents: from the agenda, and from rows where this server's agenda is
 * behind.
 */
async function contentsOf(
  { workshopId, shadows }: LiveWorkshop,
  client: Queryable,
  names: Iterable<string>,
): Promise<Map<ObjectId, string>> {
  const state = shadows.get(stateName(workshopId))
  const known = new Map(
    (state ? readAgenda(state.doc) : []).map(({ objectId, content }) => [objectId, content]),
  )
  const unknown = [...names].flatMap((name) => {
    const objectId = parseDocumentName(name)?.id
    return objectId === undefined || known.has(objectId) ? [] : objectId
  })
  if (unknown.length === 0) return known
  return new Map([...known, ...(await partContents(client, workshopId, unknown))])
}

/** The loaded shadow of a document. @throws {Error} when it was not loaded, which is a programming error */
export function shadowOf(live: LiveWorkshop, name: string): Shadow {
  const shadow = live.shadows.get(name)
  if (!shadow) throw new Error(`${name} is not loaded`)
  return shadow
}

/** A loaded activity; null when no part has it any more or its kind is not built. */
export function activityIn(live: LiveWorkshop, objectId: ObjectId): Activity | null {
  const { model, doc: desk, count: deskCount } = shadowOf(live, deskName(objectId))
  return model && { model, desk, board: shadowOf(live, boardName(objectId)).doc, deskCount }
}

/** Whether a tick wrote into shadows and did not complete. */
export function hasUncommitted(live: LiveWorkshop): boolean {
  return [...live.shadows.values()].some(({ updates }) => updates.length > 0)
}

/** Discards shadows, with everything in them that was not committed. Live documents are unchanged. */
export function dropShadows(live: LiveWorkshop): void {
  for (const shadow of live.shadows.values()) shadow.doc.destroy()
  live.shadows.clear()
  live.unchecked.clear()
  live.counted.clear()
}

/** Sends committed updates of a document to everyone connected to it. An error affects its reader only. */
export function feedLives(
  live: LiveWorkshop,
  name: string,
  updates: readonly Uint8Array[],
  onError: (error: unknown) => void,
): void {
  for (const doc of live.lives.get(name) ?? []) {
    try {
      applyCommitted(doc, updates)
    } catch (error) {
      onError(error)
    }
  }
}
