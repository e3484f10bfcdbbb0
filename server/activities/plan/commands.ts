import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { editCells } from '#domain/plan/cells.ts'
import type { Conflict, RowEdit } from '#domain/plan/cells.ts'
import * as plan from '#domain/plan/columns.ts'
import type { ColumnChange, NamedColumns, NewColumn, PlanChange } from '#domain/plan/columns.ts'
import { createRow, createRows, deleteRow } from '#domain/plan/rows.ts'
import type { NewRow } from '#domain/plan/rows.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { makeAllOnDesk, makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { maySee } from '#domain/permissions.ts'

/** SPEC PL2, B19 */
export function changePlan(author: CommandAuthor, ref: ActivityRef, change: PlanChange): Command<void> {
  return onDesk(author, ref, ({ desk }) => plan.changePlan(desk, change))
}

/** SPEC PL1, PL3, PL5, C2 */
export function addRow(
  author: CommandAuthor,
  ref: ActivityRef,
  row: Omit<NewRow, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: row.id, kind: 'planRow' }, (docs, workshop) => {
    createRow(docs, workshop.actor, { ...row, createdAt: workshop.now })
    return true
  })
}

/** SPEC PL1, PL3, PL5, PL15, C2 */
export function addRows(
  author: CommandAuthor,
  ref: ActivityRef,
  things: readonly Omit<NewRow, 'createdAt'>[],
): Command<void> {
  return makeAllOnDesk(author, ref, { things, kind: 'planRow' }, (docs, workshop, added) =>
    createRows(
      docs,
      workshop.actor,
      added.map((row) => ({ ...row, createdAt: workshop.now })),
    ),
  )
}

/** SPEC PL6, R4 @returns the cells that somebody else changed meanwhile; nothing was changed when there are any */
export function changeRow(author: CommandAuthor, ref: ActivityRef, edit: RowEdit): Command<Conflict[]> {
  return onDesk(author, ref, (docs, { actor, state }) => {
    const part = readAgenda(state).find(({ objectId }) => objectId === ref.objectId)
    const isUnseen = !maySee(actor.role, 'all') && part?.hidden === true
    return editCells(docs, actor, edit, isUnseen)
  })
}

/** SPEC PL9 */
export function removeRow(author: CommandAuthor, ref: ActivityRef, id: PlanRowId): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteRow(desk, id))
}

/** SPEC PL1, PL2, C2 */
export function addColumn(author: CommandAuthor, ref: ActivityRef, column: NewColumn): Command<boolean> {
  return makeOnDesk(author, ref, { id: column.id, kind: 'planColumn' }, ({ desk }) => {
    plan.createColumn(desk, column)
    return true
  })
}

/** SPEC PL2, PL11 */
export function changeColumn(
  author: CommandAuthor,
  ref: ActivityRef,
  id: PlanColumnId,
  change: ColumnChange,
): Command<void> {
  return onDesk(author, ref, ({ desk }) => plan.changeColumn(desk, id, change))
}

/** SPEC PL9 */
export function removeColumns(author: CommandAuthor, ref: ActivityRef, named: NamedColumns): Command<void> {
  return onDesk(author, ref, ({ desk }) => plan.deleteColumns(desk, plan.namedColumns(desk, named)))
}
