import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useBoard } from '../boardContext.ts'
import desk from '../Board.module.css'
import classes from './OpenGroups.module.css'
import { SelectedGroup } from './SelectedGroup.tsx'
import { shownGroups } from './shownGroups.ts'
import type { BoardGroup, GroupId } from '../board.ts'

/** Pixels: the minimum width of a column and the gap between two. */
const column = { width: 230, gap: 16 }

export interface OpenGroupsProps {
  /** What stands beside a group's title, such as its likes. */
  besideTitle: (group: BoardGroup) => ReactNode
  /** Most recently opened first. */
  recentIds: readonly GroupId[]
  /** The group that presenting shows alone; null: all groups. */
  aloneId: GroupId | null
  onAlone: (id: GroupId, isAlone: boolean) => void
}

/** The selected group and, where there is room, others beside it. */
export function OpenGroups({ besideTitle, recentIds, aloneId, onAlone }: OpenGroupsProps) {
  const { board, openGroupId } = useBoard()
  const { ref, columnCount } = useColumnCount()
  if (board.groups.length === 0) return null
  const shown = shownGroups(board.groups, openGroupId, recentIds, columnCount)
  return (
    <div ref={ref} className={`${desk.open} ${classes.columns}`}>
      {shown.map((group) => (
        <SelectedGroup
          key={group.id}
          group={group}
          beside={besideTitle(group)}
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
