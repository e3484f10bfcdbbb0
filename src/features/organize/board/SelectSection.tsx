import { Button } from '@mantine/core'
import type { SortShared } from './boardShared.ts'

export interface SelectSectionProps {
  listIds: readonly string[]
  sort: Pick<SortShared, 'selecting' | 'text'>
  /** Select mode begins in this section. */
  isFirst: boolean
}

/** Begins to select items; while that is on, selects all of a section, or none. */
export function SelectSection({ listIds, sort: { selecting, text }, isFirst }: SelectSectionProps) {
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
