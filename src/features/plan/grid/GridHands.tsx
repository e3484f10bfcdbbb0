import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import type { Ref, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { IconFileText } from '@tabler/icons-react'
import type { PlanRowId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../rows/usePlan.ts'
import { useRowActs } from './useRowActs.ts'
import { rowText } from './rowText.ts'
import type { Arrange } from './arrange/useArrange.ts'
import type { TableActs } from '../history/useTableActs.ts'
import { planText } from '../text.ts'
import { gridText } from './gridText.ts'
import type { GridAct, GridState } from './gridState.ts'
import { followMenuGestures } from './menu/menuGestures.ts'
import type { MenuPlace } from './menu/menuGestures.ts'
import { PlaceMenu } from './menu/PlaceMenu.tsx'
import { rangeText } from './rangeText.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useCellActs } from './useCellActs.ts'
import { activeCell } from './useKeptFocus.ts'
import { useRangeActs } from './useRangeActs.ts'
import type { RangeActs } from './useRangeActs.ts'

export interface GridHandsProps {
  ref: Ref<RangeActs>
  grid: RefObject<HTMLElement | null>
  plan: Plan
  acts: TableActs
  /** Null for those who may not change rows and columns, or not now. */
  arrange: Arrange | null
  state: GridState
  dispatch: (act: GridAct) => void
  /** Rows stand as everyone has them, so that they can be moved. */
  isWhole: boolean
  /** Where to show what can be done with selected cells. */
  overFoot: HTMLElement | null
  onCopyInput: () => void
  onSelectAll: () => void
  onOpenRow: (rowId: PlanRowId) => void
  onDeleteRow: (rowId: PlanRowId) => void
}

/**
 * What is done with cells and rows besides editing: the clipboard, the bar of selected cells, and the menu of a cell or
 * row. It is loaded behind the table, which is read and edited before.
 */
export function GridHands({ ref, ...props }: GridHandsProps) {
  const { grid, plan, acts, state, dispatch, overFoot, onSelectAll } = props
  const { selection, active } = state
  const ranges = useRangeActs(plan, acts, { state, dispatch })
  useImperativeHandle(ref, () => ranges)
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const open = useEffectEvent((place: MenuPlace): void => {
    const { rowId, columnId } = place.spot
    const isSelected = columnId !== null && selection.get(rowId ?? '')?.has(columnId) === true
    if (!isSelected) dispatch({ does: 'clear' })
    dispatch({ does: 'go', to: place.spot })
    setMenu(place)
  })
  useEffect(() => {
    if (!grid.current) return undefined
    return followMenuGestures(grid.current, (place) => open(place))
  }, [grid])
  const close = (): void => {
    setMenu(null)
    activeCell(grid.current)?.focus({ preventScroll: true })
  }
  return (
    <>
      {selection.size > 0 &&
        overFoot &&
        createPortal(
          <SelectionBar
            {...{ selection, ranges, onSelectAll }}
            isLocked={plan.isLocked}
            onCopyInput={props.onCopyInput}
            onClear={() => {
              dispatch({ does: 'clear' })
              // The bar goes away, and the focus with it.
              dispatch({ does: 'go', to: active })
            }}
          />,
          overFoot,
        )}
      {menu && <CellMenu key={`${menu.x} ${menu.y}`} {...props} {...{ menu, ranges }} onClose={close} />}
    </>
  )
}

interface CellMenuProps extends Omit<GridHandsProps, 'ref'> {
  menu: MenuPlace
  ranges: RangeActs
  onClose: () => void
}

/** The menu of a cell with its row, or of a row's number. SPEC PL21 */
function CellMenu({ menu, ranges, plan, arrange, state, isWhole, onClose, ...on }: CellMenuProps) {
  const text = useText(rowText)
  const { edit } = useText(gridText)
  const { rowAt } = useText(planText)
  const { selected } = useText(rangeText)
  const { rowId, columnId } = menu.spot
  const { count } = ranges.targeted()
  const at = plan.rows.findIndex(({ id }) => id === rowId)
  const column = plan.columns.find(({ id }) => id === columnId)
  const hasSelection = state.selection.size > 0
  const cellActs = useCellActs({
    ...{ ranges, count, isLocked: plan.isLocked },
    onCopyInput: hasSelection ? on.onCopyInput : null,
  })
  const rowActs = useRowActs({ plan, rowId: rowId ?? '', arrange, onDelete: on.onDeleteRow })
  if (rowId === null || at < 0) return null
  const open = { label: text.open, Icon: IconFileText, run: () => on.onOpenRow(rowId) }
  const cells = { name: count > 1 ? selected(count) : edit(column?.title ?? '', at + 1), acts: cellActs }
  const row = {
    name: rowAt(at + 1),
    // Rows that are sorted or filtered here are moved where everyone's order is seen.
    acts: [open, ...rowActs.map((act) => (act.isDanger || isWhole ? act : { ...act, isOff: true }))],
  }
  return <PlaceMenu place={menu} groups={column ? [cells, row] : [row]} onClose={onClose} />
}
