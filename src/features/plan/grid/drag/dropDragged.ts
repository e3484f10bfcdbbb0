import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { announce } from '#ui/focus/announce.ts'
import { dropBefore } from '../../table/dropBefore.ts'
import type { GridOrder } from '../../table/spot.ts'
import type { planText } from '../../text.ts'
import type { gridText } from '../gridText.ts'
import type { OrderDrag } from './orderDrag.ts'

/** Moves before another one, or to the end for null. @returns false where it stays, which is told */
interface Moves {
  moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => boolean
  moveRow: (id: PlanRowId, beforeId: PlanRowId | null) => boolean
}

/** A table in which something is dragged, as it is now. */
export interface DragTable {
  order: GridOrder
  /** Null for those who move nothing. */
  arrange: Moves | null
  /** Rows stand as everyone has them. */
  isWhole: boolean
  texts: Pick<(typeof planText)['en'], 'rowAt' | 'column'> & Pick<(typeof gridText)['en'], 'moved'>
}

/** Moves what was dragged to where it was dropped, and says so. */
export function dropDragged({ what, id, drop }: OrderDrag, { order, arrange, texts }: DragTable): void {
  if (!drop || !arrange) return
  const ids = what === 'row' ? order.rowIds : order.columnIds
  const beforeId = dropBefore(ids, id, drop)
  const moveTo = what === 'row' ? arrange.moveRow : arrange.moveColumn
  if (beforeId === undefined || !moveTo(id, beforeId)) return
  const at = ids.indexOf(id) + 1
  const name = what === 'row' ? texts.rowAt(at) : `${texts.column} ${at}`
  const rest = ids.filter((one) => one !== id)
  const place = beforeId === null ? rest.length : rest.indexOf(beforeId)
  announce(texts.moved(name, place + 1, ids.length))
}
