import { useLayoutEffect, useRef } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import { readCell } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import type { OutboxEntry } from '#sync/outbox/outbox.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { filledCells } from '../conflicts/conflictList.ts'
import type { SentCell } from '../conflicts/conflictList.ts'
import { rememberTaken } from '../fallback/takenCells.ts'

/**
 * Writes edits that the server took into a polled board: its old text would be shown until the next answer. A live
 * board is left alone, and so is a cell that has another text by now. SPEC U14
 */
export function useTakenEdits(objectId: ObjectId, pending: readonly OutboxEntry[]): void {
  const { documents } = useRoomOfContext()
  const { refused } = useOutbox()
  const before = useRef(pending)
  // Before the screen is drawn without the waiting text.
  useLayoutEffect(() => {
    const gone = takenBetween(before.current, [...pending, ...refused])
    before.current = pending
    const board = documents.get({ kind: 'board', id: objectId })
    const { state } = board.view.getState()
    if (gone.length === 0 || state.status !== 'ready' || state.isLive) return
    for (const { mine, ...cell } of gone) rememberTaken(objectId, { ...cell, value: mine })
    board.fill((doc) => {
      for (const { mine, expected, ...cell } of gone)
        if (readCell(doc, cell) === expected) roots.cells(doc).set(cellKey(cell), mine)
    })
  }, [objectId, pending, refused, documents])
}

/** Cells of entries that are neither on their way nor refused any more; those of split entries still are. */
function takenBetween(before: readonly OutboxEntry[], now: readonly OutboxEntry[]): SentCell[] {
  const ids = new Set(now.map(({ entryId }) => entryId))
  const same = new Set(filledCells(now).map(editKey))
  return filledCells(before.filter(({ entryId }) => !ids.has(entryId))).filter(
    (cell) => !same.has(editKey(cell)),
  )
}

function editKey({ mine, expected, ...cell }: SentCell): string {
  return JSON.stringify([cellKey(cell), mine, expected])
}
