import * as Y from 'yjs'
import { defineRoots } from '#domain/activity/docs.ts'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import type { DeskCount } from '#domain/activity/counts.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import { parseDocumentName } from '#domain/documents.ts'
import { addChangedKeys } from '#domain/projection.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { StoredDocument } from '../database/contents/journal.ts'

/**
 * A document as the ticks see it: the committed state and, during a tick, what the tick is about to commit. Nobody else
 * reads it during a tick. Its client number is fresh: numbers of a failed tick are never reused.
 */
export interface Shadow {
  name: string
  doc: Y.Doc
  /**
   * Kind of the document's activity; null for a state, and for an activity that no part has or whose kind is not built.
   */
  model: ActivityModel | null
  /** For a desk: counts of the projection, kept between ticks. */
  count?: DeskCount
  /** Updates made by the running tick. */
  updates: Uint8Array[]
  /** Keys changed by the running tick, by root map. */
  changes: Map<string, Set<string>>
  /** What the journal holds of the document beside the snapshot. */
  journal: { rows: number; bytes: number; snapshotBytes: number }
  /** Rows that could not be applied. */
  poison: number
}

/** Origin of updates from the journal, which must not be written to it again. */
export const journalOrigin = { source: 'local', skipStoreHooks: true } as const

/** @throws {Error} when the snapshot does not decode: an incomplete document must not be taken for the complete one */
export function createShadow(name: string, stored: StoredDocument, model: ActivityModel | null): Shadow {
  const doc = new Y.Doc()
  nameRoots(name, doc, model)
  const poison = replay(doc, stored)
  const shadow: Shadow = {
    name,
    doc,
    model,
    updates: [],
    changes: new Map(),
    journal: {
      rows: stored.rows.length,
      bytes: stored.rows.reduce((sum, row) => sum + row.update.length, 0),
      snapshotBytes: stored.snapshot?.update.length ?? 0,
    },
    poison,
  }
  follow(shadow)
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== journalOrigin) shadow.updates.push(update)
  })
  doc.on('afterTransaction', (transaction: Y.Transaction) => {
    if (transaction.origin !== journalOrigin) addChangedKeys(doc, transaction, shadow.changes)
  })
  return shadow
}

/**
 * Fills a document from the journal. A row that does not apply is skipped: one bad row must not make the rest
 * unreadable.
 *
 * @returns the number of such rows
 * @throws {Error} when the snapshot does not apply
 */
export function replay(doc: Y.Doc, stored: StoredDocument): number {
  let poison = 0
  doc.transact(() => {
    if (stored.snapshot) Y.applyUpdate(doc, stored.snapshot.update, journalOrigin)
    for (const { update } of stored.rows) if (!applies(doc, update)) poison += 1
  }, journalOrigin)
  return poison
}

function applies(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update, journalOrigin)
    return true
  } catch {
    return false
  }
}

/** Applies committed updates in one transaction: one event, and so one frame for each reader. */
export function applyCommitted(doc: Y.Doc, updates: readonly Uint8Array[]): void {
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update, journalOrigin)
  }, journalOrigin)
}

/** Whether an update is pending in the document because one it depends on is missing. */
export function hasPending(doc: Y.Doc): boolean {
  return doc.store.pendingStructs !== null || doc.store.pendingDs !== null
}

/** Sets the kind of an activity that was in no agenda when its documents were loaded: they are still empty. */
export function learnModel(shadow: Shadow, model: ActivityModel): void {
  shadow.model = model
  nameRoots(shadow.name, shadow.doc, model)
  follow(shadow)
}

function follow(shadow: Shadow): void {
  const { name, doc, model } = shadow
  if (model && parseDocumentName(name)?.kind === 'desk') shadow.count = model.follow(doc)
}

function nameRoots(name: string, doc: Y.Doc, model: ActivityModel | null): void {
  const kind = parseDocumentName(name)?.kind
  if (kind === 'state') defineRoots(doc, stateRoots)
  if (model && (kind === 'desk' || kind === 'board')) defineRoots(doc, model[kind])
  if (kind === 'tally') defineRoots(doc, tallyRoots)
}
