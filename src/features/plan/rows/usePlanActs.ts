import { useMemo } from 'react'
import { newId } from '#api/newId.ts'
import {
  AddPlanColumnDocument,
  AddPlanRowDocument,
  CreatePlanValueDocument,
  DeletePlanRowDocument,
  UpdatePlanRowDocument,
} from '#api/operations/plan.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { ObjectId, PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { fillVariables } from '../sending/fill.ts'
import type { FillEffect } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { RowTexts } from '../table/paste.ts'
import { planText } from '../text.ts'
import { columnType, rowType } from './rowList.ts'

/** A column to add; without a heading it is shown as 'Column N' in each reader's language. SPEC PL2 */
export interface ColumnToAdd {
  /** Its position; the end when left out. */
  index?: number | undefined
  id?: PlanColumnId
  /** None when it is empty. */
  heading?: string
}

/** Acts on rows and cells for all roles: commands sent through the outbox, so they also work offline. SPEC PL5, PL6 */
export interface PlanActs {
  /** Changes cells of a row; each names the text that it replaces. */
  fill(rowId: PlanRowId, cells: FillEffect['cells']): void
  /** Adds a row at the end, empty or with texts. */
  addRow(texts?: RowTexts): PlanRowId
  /** Facilitators only, as the following one. */
  addColumn(column: ColumnToAdd): PlanColumnId
  removeRow(rowId: PlanRowId): void
}

/** The same functions at every render, as long as it is the same planner and language. */
export function usePlanActs(objectId: ObjectId): PlanActs {
  const act = useSendAct(objectId)
  const text = useText(planText)
  const { workshopId } = useRoom()
  return useMemo(
    () => ({
      fill: (rowId, cells) =>
        act({
          document: UpdatePlanRowDocument,
          variables: fillVariables({ id: rowId, cells }),
          label: text.labelCell,
          text: Object.values(cells)
            .map(({ value }) => value)
            .join('\n'),
          effect: { does: 'fill', type: 'cells', id: rowId, cells },
        }),
      addRow: (texts = {}) => {
        const id = newId()
        const cells = Object.entries(texts).filter(([, value]) => value !== '')
        const made = {
          label: text.labelRow,
          text: cells.map(([, value]) => value).join('\n'),
          effect: { does: 'create', type: rowType, id, fields: Object.fromEntries(cells) } as const,
        }
        if (cells.length === 0)
          act({ document: AddPlanRowDocument, variables: { id, planId: objectId }, ...made })
        else {
          const valueList = cells.map(([columnId, value]) => ({ columnId, value }))
          const variables = { id, commonInfoData: { workshop: workshopId }, planId: objectId, valueList }
          act({ document: CreatePlanValueDocument, variables, ...made })
        }
        return id
      },
      addColumn: ({ index, id = newId(), heading = '' }) => {
        const named = { ...(index !== undefined && { index }), ...(heading !== '' && { heading }) }
        act({
          document: AddPlanColumnDocument,
          variables: { id, planId: objectId, ...named },
          label: text.labelColumn,
          text: heading,
          effect: { does: 'create', type: columnType, id, fields: named },
        })
        return id
      },
      removeRow: (rowId) =>
        act({
          document: DeletePlanRowDocument,
          variables: { rowId },
          label: text.labelRow,
          effect: { does: 'remove', type: rowType, id: rowId },
        }),
    }),
    [act, text, objectId, workshopId],
  )
}
