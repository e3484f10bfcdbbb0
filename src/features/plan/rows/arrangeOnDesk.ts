import type * as Y from 'yjs'
import { inOrder } from '#domain/activity/order.ts'
import type { Ordered } from '#domain/activity/order.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import { deleteColumns, renameColumn, setChoices } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { deleteRow } from '#domain/plan/rows.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'

const rows = { root: roots.rows, deleted: roots.rowDeleted }
const columns = { root: roots.columns, deleted: roots.columnDeleted }

/** A facilitator's acts on rows and columns as edits of the desk. @param unsaved says why something is not moved */
export function arrangeOnDesk(desk: Y.Doc, unsaved: string) {
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
    rename: (id: PlanColumnId, heading: string) => edit((doc) => renameColumn(doc, id, heading)),
    setChoices: (id: PlanColumnId, choices: readonly string[]) => edit((doc) => setChoices(doc, id, choices)),
    deleteColumn: (id: PlanColumnId) => edit((doc) => deleteColumns(doc, [id])),
    deleteRow: (id: PlanRowId) => edit((doc) => deleteRow(doc, id)),
    moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => move(columns, id, beforeId),
    // Unsaved rows stand behind all others.
    moveRow: (id: PlanRowId, beforeId: PlanRowId | null) =>
      move(rows, id, beforeId !== null && roots.rows(desk).has(beforeId) ? beforeId : null),
  }
}
