import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type * as Y from 'yjs'
import { useStore } from 'zustand/react'
import { cellKey } from '#domain/plan/cellKey.ts'
import { readCell } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { filledCells } from './conflictList.ts'
import type { SentCell } from './conflictList.ts'
import { withCells } from './waitingCells.ts'
import type { CellText, WaitingCells } from './waitingCells.ts'

/** An edit of a cell that the server took, and when that was known. */
type TakenCell = SentCell & { atMs: number }

const none: readonly TakenCell[] = []
const cellRoots = [roots.cells]

/**
 * Adds to the waiting texts those that the server took while no websocket is there: the document has them with the next
 * answer. A live document is left alone, and so is a cell that has another text by now. SPEC U14
 *
 * @param source the document from which cells are read
 */
export function useTakenEdits(
  { source, isLive, waiting }: { source: Y.Doc; isLive: boolean; waiting: WaitingCells },
  pending: readonly OutboxEntry[],
): WaitingCells {
  const { refused } = useOutbox()
  const polledMs = useStore(useRoomOfContext().calls, (calls) => calls.polledMs) ?? 0
  const [taken, setTaken] = useState(none)
  const before = useRef(pending)
  // Before the screen is drawn without the waiting text.
  useLayoutEffect(() => {
    const gone = takenBetween(before.current, [...pending, ...refused])
    before.current = pending
    const atMs = Date.now()
    if (gone.length > 0 && !isLive)
      setTaken((known) => [...known, ...gone.map((cell) => ({ ...cell, atMs }))])
  }, [pending, refused, isLive])
  const isMissing = !isLive && taken.some(({ atMs }) => atMs >= polledMs)
  if (taken.length > 0 && !isMissing) setTaken(none)
  const read = useMemo(() => (doc: Y.Doc) => missingIn(doc, taken, polledMs), [taken, polledMs])
  const missing = useDerived(source, cellRoots, read)
  return useMemo(() => withCells(missing, waiting), [missing, waiting])
}

/** The texts of taken edits that a document does not have yet: one may follow another. */
function missingIn(doc: Y.Doc, taken: readonly TakenCell[], polledMs: number): readonly CellText[] {
  const found = new Map<string, CellText>()
  for (const { mine, expected, atMs, rowId, columnId } of taken) {
    const key = cellKey({ rowId, columnId })
    const text = found.get(key)?.text ?? readCell(doc, { rowId, columnId })
    if (atMs >= polledMs && text === expected) found.set(key, { rowId, columnId, text: mine })
  }
  return [...found.values()]
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
