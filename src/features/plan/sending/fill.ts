import { mergedEdit } from '#domain/activity/textEdit.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { Message } from '#domain/message.ts'
import type { FillEffect } from '#sync/entries/effect.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import type { Replacement } from '#sync/outbox/sending.ts'

type FillEntry = OutboxEntry & { effect: FillEffect }

/** The variables of a call that changes cells; they are made of its effect, so that entries can be merged. */
export function fillVariables({ id, cells }: Pick<FillEffect, 'id' | 'cells'>) {
  const valueList = Object.entries(cells).map(([columnId, edit]) => ({ columnId, ...edit }))
  return { rowId: id, valueList }
}

/**
 * Merges the later waiting edits of an entry's cells into it, when it is about to be sent. SPEC PL7.
 *
 * @param entries in the order of sending
 * @returns null when there is nothing to merge; without an entry to put when nothing would change any more
 */
export function mergedFill(entry: OutboxEntry, entries: readonly OutboxEntry[]): Replacement | null {
  if (!isUnsentFill(entry)) return null
  const later = ofSameCells(entry, laterOfRow(entry, entries))
  if (later.length === 0) return null
  const remove = later.map(({ entryId }) => entryId)
  const cells = later.reduce((all, { effect }) => mergedCells(all, effect.cells), entry.effect.cells)
  if (Object.keys(cells).length === 0) return { put: [], remove: [entry.entryId, ...remove] }
  return { put: [withCells(entry, cells)], remove }
}

/** Refusals because of one cell, after which the others of the entry can still be saved. */
const ofOneCell: readonly string[] = [planMessages.cellChanged.code, planMessages.columnDeleted.code]

/**
 * One entry for each cell of an entry that was refused because one of its cells was overtaken or its column deleted: the
 * others can still be saved. SPEC PL6, PL8.
 *
 * @returns null for any other entry
 */
export function splitFill(entry: OutboxEntry, { code }: Message, newId: () => string): Replacement | null {
  if (!isFill(entry) || code === null || !ofOneCell.includes(code)) return null
  const cells = Object.entries(entry.effect.cells)
  if (cells.length < 2) return null
  const put = cells.map(([columnId, edit]): OutboxEntry => {
    const one = withCells(entry, { [columnId]: edit })
    return { ...one, entryId: newId(), state: { status: 'waiting' } }
  })
  return { put, remove: [entry.entryId] }
}

/** Whether an entry changes cells and was never sent. After that the server may have it: the next one names its texts. */
export function isUnsentFill(entry: OutboxEntry): entry is FillEntry {
  return isFill(entry) && !entry.wasSent
}

/** The waiting edits of a row behind an entry, up to the next entry of another type that concerns the row. */
function laterOfRow(entry: FillEntry, entries: readonly OutboxEntry[]): FillEntry[] {
  const behind = entries
    .slice(entries.findIndex(({ entryId }) => entryId === entry.entryId) + 1)
    .filter(({ effect, state }) => effect?.id === entry.effect.id && state.status === 'waiting')
  const other = behind.findIndex((later) => !isFill(later))
  return behind.slice(0, other < 0 ? behind.length : other).filter(isFill)
}

/**
 * Those of the later edits that have a cell with this one in common, directly or through each other: an edit of several
 * cells must not overtake an earlier one of any of them.
 */
function ofSameCells(entry: FillEntry, later: readonly FillEntry[]): FillEntry[] {
  const columns = new Set(Object.keys(entry.effect.cells))
  const found = new Set<FillEntry>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const one of later) {
      const own = Object.keys(one.effect.cells)
      if (!own.some((columnId) => columns.has(columnId))) continue
      found.add(one)
      for (const columnId of own) columns.add(columnId)
    }
  }
  return later.filter((one) => found.has(one))
}

function mergedCells(earlier: FillEffect['cells'], later: FillEffect['cells']): FillEffect['cells'] {
  const both = Object.entries({ ...earlier, ...later }).flatMap(([columnId, edit]) => {
    const [before, after] = [earlier[columnId], later[columnId]]
    const merged = before && after ? mergedEdit(before, after) : edit
    return merged === null ? [] : [[columnId, merged] as const]
  })
  return Object.fromEntries(both)
}

function withCells(entry: FillEntry, cells: FillEffect['cells']): FillEntry {
  const effect = { ...entry.effect, cells }
  const text = Object.values(cells)
    .map(({ value }) => value)
    .join('\n')
  return { ...entry, effect, variables: fillVariables(effect), text }
}

function isFill(entry: OutboxEntry): entry is FillEntry {
  return entry.effect?.does === 'fill'
}
