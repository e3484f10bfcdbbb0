import { useMemo } from 'react'
import type * as Y from 'yjs'
import { inOrder } from '#domain/activity/order.ts'
import type { Ordered } from '#domain/activity/order.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import { deleteColumns, renameColumn, setChoices } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { deleteRow } from '#domain/plan/rows.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../page/usePlan.ts'
import { planText } from '../text.ts'
import { arrangeByCalls } from './arrangeByCalls.ts'
import { usePlanActs } from './usePlanActs.ts'

/** Acts of facilitators on rows and columns. Null, or what failed. */
export interface Arrange {
  /** Edits of the desk, which can be undone; otherwise calls, and the order stays as it is. */
  isOnDesk: boolean
  rename: (id: PlanColumnId, heading: string) => Message | null
  setChoices: (id: PlanColumnId, choices: readonly string[]) => AnyMessage | null
  deleteColumn: (id: PlanColumnId) => AnyMessage | null
  deleteRow: (id: PlanRowId) => AnyMessage | null
  /** Before another one, or to the end for null. @returns false where it stays, which is told */
  moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => boolean
  moveRow: (id: PlanRowId, beforeId: PlanRowId | null) => boolean
}

/** @param mayArrange null is returned for everyone else */
export function useArrange(plan: Plan, mayArrange: boolean): Arrange | null {
  const text = useText(planText)
  const { objectId, source, isReading } = plan
  const send = usePlanActs(objectId)
  const columnCount = plan.columns.length
  return useMemo(() => {
    if (!mayArrange) return null
    return isReading ? arrangeByCalls(send, columnCount, text.moveWaits) : arrangeOn(source, text.moveUnsaved)
  }, [mayArrange, isReading, send, columnCount, source, text])
}

const rows = { root: roots.rows, deleted: roots.rowDeleted }
const columns = { root: roots.columns, deleted: roots.columnDeleted }

function arrangeOn(desk: Y.Doc, unsaved: string): Arrange {
  const edit = (act: (doc: Y.Doc) => void): Message | null => {
    const done = editDesk(desk, act)
    return done.ok ? null : done.message
  }
  /** The desk has a row or column once it is saved. */
  const move = <Item extends Ordered>(
    { root, deleted }: { root: (doc: Y.Doc) => Y.Map<Item>; deleted: (doc: Y.Doc) => Y.Map<boolean> },
    id: string,
    beforeId: string | null,
  ): boolean => {
    // To the end from there: behind what is not saved yet.
    const isLast = beforeId === null && inOrder(root(desk), deleted(desk)).at(-1) === id
    const isSaved = !isLast && [id, beforeId].every((one) => one === null || root(desk).has(one))
    const mistake = isSaved ? edit((doc) => moveBefore(root(doc), id, beforeId)) : unsaved
    if (mistake !== null) notify(mistake, 'bad')
    return mistake === null
  }
  return {
    isOnDesk: true,
    rename: (id, heading) => edit((doc) => renameColumn(doc, id, heading)),
    setChoices: (id, choices) => edit((doc) => setChoices(doc, id, choices)),
    deleteColumn: (id) => edit((doc) => deleteColumns(doc, [id])),
    deleteRow: (id) => edit((doc) => deleteRow(doc, id)),
    moveColumn: (id, beforeId) => move(columns, id, beforeId),
    // Unsaved rows stand behind all others.
    moveRow: (id, beforeId) =>
      move(rows, id, beforeId !== null && roots.rows(desk).has(beforeId) ? beforeId : null),
  }
}
