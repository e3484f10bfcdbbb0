import { announce } from '#ui/focus/announce.ts'
import { notify } from '#ui/toasts/notify.ts'
import { placeOf } from '../table/spot.ts'
import type { planText } from '../text.ts'
import type { GridState } from './gridState.ts'
import type { gridText } from './gridText.ts'

export interface KeyMove extends Pick<GridState, 'active' | 'order'> {
  /** Before another one, or to the end for null; false where it stays, which is told. */
  arrange: Record<'moveRow' | 'moveColumn', (id: string, beforeId: string | null) => boolean>
  /** Rows stand as everyone has them. */
  isWhole: boolean
  text: (typeof gridText)['en']
  /** How rows and columns are called. */
  names: Pick<(typeof planText)['en'], 'rowAt' | 'column'>
}

/** Moves the row or column of the active cell by one place, as the arrow says. */
export function moveByKey(key: string, { active, order, arrange, isWhole, text, names }: KeyMove): void {
  const [row, columnIndex] = placeOf(active, order)
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1
  const ids = isVertical ? order.rowIds : order.columnIds
  const at = isVertical ? row : columnIndex
  const id = ids[at]
  if (id === undefined) return
  if (isVertical && !isWhole) return notify(text.moveNeedsAll, 'bad')
  if (ids[at + step] === undefined) return
  const before = ids[step < 0 ? at - 1 : at + 2] ?? null
  if (!(isVertical ? arrange.moveRow(id, before) : arrange.moveColumn(id, before))) return
  const name = isVertical ? names.rowAt(at + 1) : `${names.column} ${at + 1}`
  announce(text.moved(name, at + step + 1, ids.length))
}
