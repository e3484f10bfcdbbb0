import type * as Y from 'yjs'
import type { PlanBoardQuery } from '#api/generated.ts'
import { PlanBoardDocument } from '#api/operations/plan.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'
import { orderOf } from '#sync/documents/listOrder.ts'
import { takenSince } from './takenCells.ts'
import type { TakenCell } from './takenCells.ts'

/** Fetches a planner as the room may see it, to fill its board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const askedMs = performance.now()
  const { plan } = await call(PlanBoardDocument, { id: objectId })
  return (board) => fillBoard(board, plan, takenSince(objectId, askedMs))
}

function fillBoard(
  doc: Y.Doc,
  { columns, rows, ...plan }: PlanBoardQuery['plan'],
  taken: ReadonlyMap<string, TakenCell>,
): void {
  const { planName, planDesc, inputLocked } = plan
  fillMap(roots.info(doc), Object.entries({ planName, planDesc }))
  fillMap(
    roots.columns(doc),
    columns.map(({ id }, at) => [id, { order: orderOf(at) }]),
  )
  fillMap(
    roots.headings(doc),
    columns.filter(({ heading }) => heading !== '').map(({ id, heading }) => [id, heading]),
  )
  fillMap(
    roots.choices(doc),
    columns.filter(({ choices }) => choices.length > 0).map(({ id, choices }) => [id, choices]),
  )
  fillMap(
    roots.rows(doc),
    rows.map(({ id, createdTimeStamp }, at) => [id, { order: orderOf(at), createdAt: createdTimeStamp }]),
  )
  fillMap(
    roots.cells(doc),
    rows.flatMap(({ id: rowId, cells }) =>
      columns.flatMap(({ id: columnId }, at) => {
        const key = cellKey({ rowId, columnId })
        const told = cells[at] ?? ''
        const newer = taken.get(key)
        const text = newer?.expected === told ? newer.value : told
        return text === '' ? [] : [[key, text] as const]
      }),
    ),
  )
  fillMap(
    roots.sources(doc),
    rows.flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
  fillMap(boardRoots.flags(doc), inputLocked ? [[lockFlags.inputLocked, true]] : [])
}
