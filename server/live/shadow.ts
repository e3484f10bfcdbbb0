import * as Y from 'yjs'
import { defineRoots } from '#domain/activity/docs.ts'
import type { DeskCount } from '#domain/activity/counts.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import { parseDocumentName } from '#domain/documents.ts'
import { addChangedKeys } from '#domain/projection.ts'
import { stateRoots } from '#domain/state.ts'
import type { StoredDocument } from '#server/database/journal.ts'

/**
 * A document as the ticks see it: the committed state, and while a tick runs what it is about to commit. Nobody else
 * reads it then. Its client number is fresh: numbers of a tick that failed are never used again.
 */
export interface Shadow {
  name: string
  doc: Y.Doc
  /** Of the activity whose document it is; null for a state, and for one that no part has or whose kind is not built. */
  model: ActivityModel | null
  /** Of a desk: what projecting it counts, kept from tick to tick. */
  count?: DeskCount
  /** Made by the running tick. */
  updates: Uint8Array[]
  /** Keys that the running tick changed, by root map. */
  changes: Map<string, Set<string>>
  /** What the journal holds of it beside the snapshot. */
  journal: { rows: number; bytes: number; snapshotBytes: number }
  /** Rows that could not be applied. */
  poison: number
}

/** Marks what comes out of the journal, and is not to go into it again. */
export const journalOrigin = { source: 'local', skipStoreHooks: true } as const

/**
 * @throws {Error} when the snapshot does not decode: half a document must not be taken for all of it
 */
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
 * Fills a document from the journal. A row that does not apply is passed over: one bad row must not take the rest
 * with it.
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

/** Whether an update waits in the document for something that it does not have. */
export function hasPending(doc: Y.Doc): boolean {
  return doc.store.pendingStructs !== null || doc.store.pendingDs !== null
}

/** Tells the kind of an activity that stood in no agenda when its documents were loaded: they hold nothing yet. */
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
}
