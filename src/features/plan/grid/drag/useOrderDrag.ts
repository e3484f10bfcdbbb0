import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { useText } from '#ui/texts/useText.ts'
import type { Arrange } from '../arrange/useArrange.ts'
import { planText } from '../../text.ts'
import { gridText } from '../gridText.ts'
import type { DragTable } from './dropDragged.ts'
import type { OrderDrag } from './orderDrag.ts'

/**
 * Dragging rows by their numbers and columns by their headings. Only a line says where the drop would be: in a table
 * whose rows and columns make way, nothing could be read. The keyboard and menus do the same.
 */
export function useOrderDrag(
  scroller: RefObject<HTMLElement | null>,
  table: Omit<DragTable, 'texts' | 'arrange'> & { arrange: Arrange | null },
): OrderDrag | null {
  const { moved } = useText(gridText)
  const { rowAt, column } = useText(planText)
  const [drag, setDrag] = useState<OrderDrag | null>(null)
  const now = useEffectEvent((): DragTable => ({ ...table, texts: { moved, rowAt, column } }))
  const follow = table.arrange?.followDrag
  useEffect(() => {
    if (!scroller.current || !follow) return undefined
    return follow(scroller.current, { show: setDrag, now: () => now() })
  }, [scroller, follow])
  return drag
}
