import { Button } from '@mantine/core'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import { useText } from '#ui/texts/useText.ts'
import { sortText } from './sortText.ts'

export interface SelectSectionProps {
  listIds: readonly string[]
  selecting: Selecting
  /** The section of what is not sorted: select mode begins there. */
  isFirst: boolean
}

/** Begins to select items; while that is on, selects all of a section, or none. */
export function SelectSection({ listIds, selecting, isFirst }: SelectSectionProps) {
  const text = useText(sortText)
  if (!selecting.isOn) {
    if (!isFirst) return null
    return (
      <Button variant="subtle" size="compact-sm" h={32} onClick={() => selecting.start()}>
        {text.select}
      </Button>
    )
  }
  if (listIds.length === 0) return null
  const isWhole = listIds.every((id) => selecting.selection.has(id))
  return (
    <Button variant="subtle" size="compact-sm" h={32} onClick={() => selecting.toggleAll(listIds)}>
      {isWhole ? text.selectNone : text.selectAll}
    </Button>
  )
}
