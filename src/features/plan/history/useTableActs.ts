import { useEffect, useMemo, useRef } from 'react'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { historyOf } from './historyOf.ts'
import type { CellChange } from './planHistory.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { RowChange, RowTexts } from '../table/paste.ts'
import { cellTexts } from '../rows/cellTexts.ts'
import type { TextOf } from '../rows/cellTexts.ts'
import { usePlanActs } from '../rows/usePlanActs.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'

/** What everyone does in a planner; it can be undone. SPEC PL5, PL10 */
export interface TableActs {
  /** Reads a cell as this person sees it now. */
  textOf: TextOf
  /** Sends edits of cells as one act; each names the text that it replaces. */
  edit: (changes: readonly CellChange[]) => void
  /** Changes cells from what they are now, as one act; those with the text already stay. @returns how many changed */
  change: (rows: readonly RowChange[]) => number
  addRow: (texts?: RowTexts) => PlanRowId
  /** What is done meanwhile is undone as one act. */
  together: (run: () => void) => void
  /** @param index the end when left out */
  addColumn: (index?: number, id?: PlanColumnId) => PlanColumnId
}

/** The same functions at every render: rows of the table do not render again for them. */
export function useTableActs(plan: Plan): TableActs {
  const { objectId, source, readsDesk } = plan
  const mayArrange = useMayDo('arrange')
  const send = usePlanActs(objectId)
  const room = useRoomOfContext()
  const latest = useRef({ plan, textOf: cellTexts(plan) })
  useEffect(() => {
    latest.current = { plan, textOf: cellTexts(plan) }
  })
  return useMemo((): TableActs => {
    const history = historyOf({ objectId, source, readsDesk }, room)
    const textOf: TextOf = (rowId, columnId) => latest.current.textOf(rowId, columnId)
    const edit = (changes: readonly CellChange[]): void => {
      for (const [rowId, cells] of Map.groupBy(changes, (change) => change.rowId))
        send.fill(
          rowId,
          Object.fromEntries(
            cells.map(({ columnId, value, expected }) => [columnId, { value, expected }] as const),
          ),
        )
      history.changed(changes)
    }
    return {
      textOf,
      edit,
      change: (rows) => {
        const changes = rows.flatMap(({ rowId, cells }) =>
          Object.entries(cells).map(([columnId, value]): CellChange => {
            return { rowId, columnId, value, expected: textOf(rowId, columnId) }
          }),
        )
        const real = changes.filter(({ value, expected }) => value !== expected)
        edit(real)
        return real.length
      },
      addRow: (texts) => {
        const id = send.addRow(texts)
        // Others cannot delete it again.
        if (mayArrange) history.made({ type: 'row', id, texts })
        return id
      },
      together: (run) => history.together(run),
      addColumn: (index, columnId) => {
        const id = send.addColumn({ index, ...(columnId !== undefined && { id: columnId }) })
        history.made({ type: 'column', id, index })
        return id
      },
    }
  }, [send, objectId, source, readsDesk, mayArrange, room])
}
