import { useCallback, useState } from 'react'
import type { PostGroupId } from '#domain/ids.ts'
import { useGroupsDesk } from '../deskContext.ts'
import desk from '../GroupsDesk.module.css'
import classes from './OpenGroups.module.css'
import { SelectedGroup } from './SelectedGroup.tsx'
import { shownGroups } from './shownGroups.ts'
import type { GroupLikes } from '../group/useGroupLikes.ts'

/** Pixels: the minimum width of a column and the gap between two. */
const column = { width: 230, gap: 16 }

export interface OpenGroupsProps {
  likes: GroupLikes
  /** Most recently opened first. */
  recentIds: readonly PostGroupId[]
  /** The group that presenting shows alone; null: all groups. */
  aloneId: PostGroupId | null
  onAlone: (id: PostGroupId, isAlone: boolean) => void
}

/** The selected group and, where there is room, others beside it. */
export function OpenGroups({ likes, recentIds, aloneId, onAlone }: OpenGroupsProps) {
  const { board, openGroupId } = useGroupsDesk()
  const { ref, columnCount } = useColumnCount()
  if (board.groups.length === 0) return null
  const shown = shownGroups(board.groups, openGroupId, recentIds, columnCount)
  return (
    <div ref={ref} className={`${desk.open} ${classes.columns}`}>
      {shown.map((group) => (
        <SelectedGroup
          key={group.id}
          {...{ group, likes }}
          isSelected={shown.length > 1 && group.id === openGroupId}
          isAlone={group.id === aloneId}
          onAlone={(isAlone) => onAlone(group.id, isAlone)}
        />
      ))}
    </div>
  )
}

/** How many columns fit side by side into an element; at least one. */
function useColumnCount(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined
  columnCount: number
} {
  const [columnCount, setRoom] = useState(1)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setRoom(Math.max(1, Math.floor((width + column.gap) / (column.width + column.gap))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, columnCount }
}
