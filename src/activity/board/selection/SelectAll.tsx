import { Button } from '@mantine/core'
import type { BoardItem } from '../board.ts'
import { useText } from '#ui/texts/useText.ts'
import { useBoard } from '../boardContext.ts'
import { boardText } from '../boardText.ts'

/** In select mode: selects all items of a list, or none. */
export function SelectAll({ items }: { items: BoardItem[] }) {
  const text = useText(boardText)
  const { selecting } = useBoard()
  if (!selecting.isOn || items.length === 0) return null
  const isWhole = items.every(({ id }) => selecting.selection.has(id))
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      h={32}
      onClick={() => selecting.toggleAll(items.map(({ id }) => id))}
    >
      {isWhole ? text.selectNone : text.selectAll}
    </Button>
  )
}
