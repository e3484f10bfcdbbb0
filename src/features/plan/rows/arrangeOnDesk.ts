import type * as Y from 'yjs'
import { inOrder } from '#domain/activity/order.ts'
import type { Ordered } from '#domain/activity/order.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import { deleteColumns, renameColumn, setChoices } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { deleteRow } from '#domain/plan/rows.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { arrangeByCalls } from './arrangeByCalls.ts'

const rows = { root: roots.rows, deleted: roots.rowDeleted }
const columns = { root: roots.columns, deleted: roots.columnDeleted }

/**
 * A facilitator's acts on rows and columns as edits of the desk. One that is not saved yet is on no desk: it is changed by
 * calls, which wait behind the one that adds it.
 *
 * @param unsaved says why something is not moved
 */
export function arrangeOnDesk(desk: Y.Doc, unsaved: string, byCalls: ReturnType<typeof arrangeByCalls>) {
  const edit = (act: (doc: Y.Doc) => void): Message | null => tryEdit(desk, act)
  /** The desk has a row or column once it is saved. */
  const move = <Item extends Ordered>(
    { root, deleted }: { root: (doc: Y.Doc) => Y.Map<Item>; deleted: (doc: Y.Doc) => Y.Map<boolean> },
    id: string,
    beforeId: string | null,
  ): boolean => {
    // The last one of the desk is to go behind those that are not saved yet, which the desk does not have.
    const isLast = beforeId === null && inOrder(root(desk), deleted(desk)).at(-1) === id
    const isSaved = !isLast && [id, beforeId].every((one) => one === null || root(desk).has(one))
    const mistake = isSaved ? edit((doc) => moveBefore(root(doc), id, beforeId)) : unsaved
    if (mistake !== null) notify(mistake, 'bad')
    return mistake === null
  }
  const isColumnKnown = (id: PlanColumnId): boolean => roots.columns(desk).has(id)
  return {
    isOnDesk: true,
    rename: (id: PlanColumnId, heading: string) =>
      isColumnKnown(id) ? edit((doc) => renameColumn(doc, id, heading)) : byCalls.rename(id, heading),
    setChoices: (id: PlanColumnId, choices: readonly string[]) =>
      isColumnKnown(id) ? edit((doc) => setChoices(doc, id, choices)) : byCalls.setChoices(id, choices),
    deleteColumn: (id: PlanColumnId) =>
      isColumnKnown(id) ? edit((doc) => deleteColumns(doc, [id])) : byCalls.deleteColumn(id),
    deleteRow: (id: PlanRowId) =>
      roots.rows(desk).has(id) ? edit((doc) => deleteRow(doc, id)) : byCalls.deleteRow(id),
    moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => move(columns, id, beforeId),
    // Unsaved rows stand behind all others.
    moveRow: (id: PlanRowId, beforeId: PlanRowId | null) =>
      move(rows, id, beforeId !== null && roots.rows(desk).has(beforeId) ? beforeId : null),
  }
}
