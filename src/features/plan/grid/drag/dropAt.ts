import type { Drop } from '../../table/dropBefore.ts'
import { spotOf } from '../useGridPointer.ts'
import type { Box } from './openBox.ts'
import type { OrderDrag } from './orderDrag.ts'
import type { Point } from './edgeScroll.ts'

/** Outside of the table so many pixels count as its edge: a finger is not exact. */
const slack = 36

/**
 * The row or column that the pointer points at, and on which side of it the drop would be: null outside of the table.
 * It is looked up at the row's number and the column's heading, which are there before the cells of a table that scrolls.
 *
 * @param box what is neither heading nor number
 */
export function dropAt(grid: HTMLElement, point: Point, what: OrderDrag['what'], box: Box): Drop | null {
  const all = grid.getBoundingClientRect()
  const isRow = what === 'row'
  const [x, y] = [within(point.x, box.left, box.right), within(point.y, box.top, box.bottom)]
  const [beyondX, beyondY] = isRow ? [0, slack] : [slack, 0]
  const isOutside =
    point.x < all.left - beyondX ||
    point.x > all.right + beyondX ||
    point.y < all.top - beyondY ||
    point.y > all.bottom + beyondY
  if (isOutside) return null
  const across = (all.top + box.top) / 2
  const element = isRow ? document.elementFromPoint(box.numbers, y) : document.elementFromPoint(x, across)
  const spot = spotOf(element)
  const id = isRow ? spot?.rowId : spot?.columnId
  const found = element?.closest(isRow ? '[data-row]' : '[data-column]')?.getBoundingClientRect()
  if (!id || !found) return null
  if (isRow) return { id, isAfter: point.y > found.top + found.height / 2 }
  return { id, isAfter: point.x > found.left + found.width / 2 !== box.isRightToLeft }
}

function within(at: number, low: number, high: number): number {
  return Math.min(high - 1, Math.max(low + 1, at))
}
