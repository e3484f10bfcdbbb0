import type { Drop } from '../../table/dropBefore.ts'

/** A row or column that is being dragged, and where it would be dropped. */
export interface OrderDrag {
  what: 'row' | 'column'
  id: string
  drop: Drop | null
}

/** Where the dragged one would be dropped beside a row or column. */
export function dropOn(
  drag: OrderDrag | null,
  what: OrderDrag['what'],
  id: string,
): 'before' | 'after' | undefined {
  if (drag?.what !== what || drag.drop?.id !== id) return undefined
  return drag.drop.isAfter ? 'after' : 'before'
}
