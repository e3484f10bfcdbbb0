import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { PlanRowId } from '#domain/ids.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { gridText } from './gridText.ts'
import type { TableAct } from './tableAct.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { Arrange } from './arrange/useArrange.ts'
import { planText } from '../text.ts'
import { rowText } from './rowText.ts'

export interface RowActsOptions {
  plan: Pick<Plan, 'rows'>
  rowId: PlanRowId
  /** Null for those who may not move and delete rows, or not now. */
  arrange: Arrange | null
  /** Asks before it deletes. */
  onDelete: (rowId: PlanRowId) => void
}

/** What this person may do with a row as a whole, besides opening it. SPEC PL21 */
export function useRowActs({ plan: { rows }, rowId, arrange, onDelete }: RowActsOptions): TableAct[] {
  const text = useText(rowText)
  const { moved } = useText(gridText)
  const { rowAt } = useText(planText)
  const at = rows.findIndex(({ id }) => id === rowId)
  if (!arrange || !rows[at]?.isSaved) return []
  const move = (step: -1 | 1): void => {
    const before = step < 0 ? rows[at - 1] : rows[at + 2]
    if (arrange.moveRow(rowId, before?.id ?? null)) announce(moved(rowAt(at + 1), at + step + 1, rows.length))
  }
  return [
    { label: text.moveUp, Icon: IconArrowUp, isOff: at === 0 || !arrange.isOnDesk, run: () => move(-1) },
    {
      label: text.moveDown,
      Icon: IconArrowDown,
      isOff: at === rows.length - 1 || !arrange.isOnDesk,
      run: () => move(1),
    },
    { label: text.delete, Icon: IconTrash, isDanger: true, run: () => onDelete(rowId) },
  ]
}
