import type { PostGroupId } from '#domain/ids.ts'
import { useGroupsDesk } from './deskContext.ts'
import desk from './GroupsDesk.module.css'
import classes from './OpenGroups.module.css'
import { SelectedGroup } from './SelectedGroup.tsx'
import { shownGroups } from './shownGroups.ts'
import type { GroupLikes } from './useGroupLikes.ts'
import { useRoom } from './useRoom.ts'

export interface OpenGroupsProps {
  likes: GroupLikes
  /** Those opened last come first. */
  recentIds: readonly PostGroupId[]
  /** The one that presenting shows alone; null: all of them. */
  aloneId: PostGroupId | null
  onAlone: (id: PostGroupId, isAlone: boolean) => void
}

/** The selected group and, where there is room, others beside it. */
export function OpenGroups({ likes, recentIds, aloneId, onAlone }: OpenGroupsProps) {
  const { board, openGroupId } = useGroupsDesk()
  const { ref, room } = useRoom()
  if (board.groups.length === 0) return null
  const shown = shownGroups(board.groups, openGroupId, recentIds, room)
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
