import type { PostGroupId } from '#domain/ids.ts'
import { useGroupsDesk } from '../deskContext.ts'
import desk from '../GroupsDesk.module.css'
import classes from './OpenGroups.module.css'
import { SelectedGroup } from './SelectedGroup.tsx'
import { shownGroups } from './shownGroups.ts'
import type { GroupLikes } from '../group/useGroupLikes.ts'
import { useColumnCount } from './useColumnCount.ts'

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
