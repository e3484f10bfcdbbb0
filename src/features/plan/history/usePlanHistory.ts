import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { StepHistory } from '#activity/page/DeskTools.tsx'
import { cellKey } from '#domain/plan/cellKey.ts'
import { isColumnThere, isRowThere } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { refusedCells } from '../conflicts/conflictList.ts'
import type { Plan } from '../page/usePlan.ts'
import { cellTexts } from '../rows/cellTexts.ts'
import { usePlanActs } from '../rows/usePlanActs.ts'
import { historyOf } from './historyOf.ts'
import { historyText } from './historyText.ts'
import type { CellChange, HistoryActs, StepOutcome } from './planHistory.ts'

/** Undo and redo of a facilitator's edits of a planner: headings, order, deletions, rows, columns and cells. SPEC PL10 */
export function usePlanHistory(plan: Plan): StepHistory {
  const { objectId, source: desk, columns, rows } = plan
  const text = useText(historyText)
  const send = usePlanActs(objectId)
  const history = historyOf(desk)
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo)
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo)
  const sent = useUndoneCells(plan)
  const textOf = cellTexts(plan)
  const rowIds = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const isThere = ({ rowId, columnId }: Pick<CellChange, 'rowId' | 'columnId'>): boolean =>
    rowIds.has(rowId) && columns.some(({ id }) => id === columnId)
  const acts: HistoryActs = {
    textOf: (cell) => (isThere(cell) ? textOf(cell.rowId, cell.columnId) : null),
    change: (changes) => {
      for (const [rowId, cells] of Map.groupBy(changes, (change) => change.rowId)) {
        const edits = cells.map(({ columnId, value, expected }) => [columnId, { value, expected }] as const)
        send.fill(rowId, Object.fromEntries(edits))
      }
      sent.add(changes)
    },
    isUntouched: ({ type, id, texts = {} }) =>
      type === 'row'
        ? columns.every((column) => textOf(id, column.id) === (texts[column.id] ?? ''))
        : rows.every((row) => textOf(row.id, id) === ''),
    // Outside the desk's own undo: this step is undone by the history.
    remove: ({ type, id }) => {
      if (type === 'row' && !isRowThere(desk, id)) {
        send.removeRow(id)
        return true
      }
      if (type === 'column' && (!isColumnThere(desk, id) || columns.length < 2)) return false
      const deleted = type === 'row' ? roots.rowDeleted(desk) : roots.columnDeleted(desk)
      deleted.set(id, true)
      return true
    },
    restore: (made) => {
      const { type, id, texts } = made
      const deleted = type === 'row' ? roots.rowDeleted(desk) : roots.columnDeleted(desk)
      // Its removal is still on its way and would take it again.
      if (type === 'row' && !deleted.has(id)) return { ...made, id: send.addRow(texts) }
      deleted.delete(id)
      return made
    },
  }
  const told = (outcome: StepOutcome): boolean => {
    if (outcome === 'dropped') notify(text.dropped, 'bad')
    if (outcome === 'partly') notify(text.partly, 'bad')
    return outcome === 'done' || outcome === 'partly'
  }
  return {
    ...{ canUndo, canRedo },
    undo: () => told(history.undo(acts)),
    redo: () => told(history.redo(acts)),
  }
}

/**
 * Remembers undone cells until the server has them. One that is refused, because somebody was faster, is no text that
 * the person typed: it is dropped with a message. SPEC PL10
 */
function useUndoneCells({ objectId }: Plan): { add: (changes: readonly CellChange[]) => void } {
  const text = useText(historyText)
  const { refused, dismiss } = useOutbox()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const here = refused.filter((entry) => entry.objectId === objectId)
    for (const { entryId, mine, ...cell } of refusedCells(here)) {
      if (!sent.current.delete(keyOf({ ...cell, value: mine }))) continue
      dismiss(entryId)
      notify(text.dropped, 'bad')
    }
  }, [refused, dismiss, objectId, text])
  return { add: (changes) => changes.forEach((change) => sent.current.add(keyOf(change))) }
}

function keyOf({ value, expected, ...cell }: CellChange): string {
  return JSON.stringify([cellKey(cell), value, expected])
}
