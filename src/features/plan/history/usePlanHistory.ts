import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { StepHistory } from '#activity/page/StepButtons.tsx'
import * as planMessages from '#domain/messages/plan.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import { isColumnThere, isRowThere } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { filledCells, refusedCells } from '../rows/conflictList.ts'
import type { Plan } from '../rows/usePlan.ts'
import { cellTexts } from '../rows/cellTexts.ts'
import { removeColumn } from '../rows/columnCalls.ts'
import { usePlanActs } from '../rows/usePlanActs.ts'
import { planText } from '../text.ts'
import { historyOf } from './historyOf.ts'
import { historyText } from './historyText.ts'
import type { CellChange, HistoryActs, MadeThing, StepOutcome } from './planHistory.ts'

/**
 * Undo and redo of a person's edits of cells, and of a facilitator's of everything else: headings, order, deletions,
 * rows and columns. SPEC PL10
 */
export function usePlanHistory(plan: Plan): StepHistory {
  const { objectId, source, columns, rows } = plan
  const text = useText(historyText)
  const plainText = useText(planText)
  const send = usePlanActs(objectId)
  const sendAct = useSendAct(objectId)
  const history = historyOf(plan, useRoomOfContext())
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo)
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo)
  const sent = useUndoneCells(plan)
  const textOf = cellTexts(plan)
  const rowIds = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const isThere = ({ rowId, columnId }: Pick<CellChange, 'rowId' | 'columnId'>): boolean =>
    rowIds.has(rowId) && columns.some(({ id }) => id === columnId)
  /** Rows that a step has taken away already, whose texts keep none of its columns. */
  const removed = new Set<string>()
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
        : rows.every((row) => removed.has(row.id) || textOf(row.id, id) === ''),
    remove: ({ type, id }) => {
      if (!(type === 'row' ? rows : columns).some((one) => one.id === id)) return 'gone'
      if (type === 'column' && columns.length < 2) return 'last'
      const isOnDesk = !plan.isReading && (type === 'row' ? isRowThere : isColumnThere)(source, id)
      removed.add(id)
      // Outside the desk's own undo: this step is undone by the history.
      if (isOnDesk) deletedIn(source, type).set(id, true)
      // Behind the call that adds it.
      else if (type === 'row') send.removeRow(id)
      else removeColumn({ objectId, send: sendAct, text: plainText }, id)
      return 'removed'
    },
    restore: (made) => {
      const { type, id, texts, index } = made
      // Otherwise its removal is a call, which would take it again.
      if (plan.isReading || !deletedIn(source, type).has(id))
        return { ...made, id: type === 'row' ? send.addRow(texts) : send.addColumn({ index }) }
      deletedIn(source, type).delete(id)
      return made
    },
  }
  const told = (outcome: StepOutcome): boolean => {
    if (outcome === 'dropped') notify(text.dropped, 'bad')
    if (outcome === 'partly') notify(text.partly, 'bad')
    if (outcome === 'last') notify(planMessages.lastColumn, 'bad')
    return outcome === 'done' || outcome === 'partly'
  }
  return {
    ...{ canUndo, canRedo },
    undo: () => told(history.undo(acts)),
    redo: () => told(history.redo(acts)),
  }
}

function deletedIn(desk: Y.Doc, type: MadeThing['type']): Y.Map<boolean> {
  return type === 'row' ? roots.rowDeleted(desk) : roots.columnDeleted(desk)
}

/**
 * Remembers undone cells until the server has them. One that is refused, because somebody was faster, is no text that
 * the person typed: it is dropped with a message. SPEC PL10
 */
function useUndoneCells({ objectId }: Plan): { add: (changes: readonly CellChange[]) => void } {
  const text = useText(historyText)
  const { pending, refused, dismiss } = useOutbox()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    // Those that the server took are over: the same edit may be typed later.
    const left = new Set(
      filledCells([...pending, ...refused]).map((cell) => keyOf({ ...cell, value: cell.mine })),
    )
    sent.current = new Set([...sent.current].filter((key) => left.has(key)))
  }, [pending, refused])
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
