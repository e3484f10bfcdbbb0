import { Menu } from '@mantine/core'
import type { PostGroupId } from '#domain/ids.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { GroupWithPosts } from '../groupBoard.ts'
import { GroupName } from '../group/GroupName.tsx'
import { groupsText } from '../groupsText.ts'

export interface GroupItemsProps {
  label: string
  groups: GroupWithPosts[]
  onChoose: (id: PostGroupId) => void
  /** Opens a searchable list, for more groups than a menu can hold. */
  onMore: () => void
}

/** The number of groups that a menu holds without scrolling. */
const atOnce = 8

/** Menu items for choosing a group. */
export function GroupItems({ label, groups, onChoose, onMore }: GroupItemsProps) {
  const text = useText(groupsText)
  const ui = useText(uiText)
  if (groups.length === 0) return null
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {groups.slice(0, atOnce).map((group) => (
        <Menu.Item key={group.id} onClick={() => onChoose(group.id)}>
          <GroupName>{group.title || ui.unnamedGroup}</GroupName>
        </Menu.Item>
      ))}
      {groups.length > atOnce && <Menu.Item onClick={onMore}>{text.moreGroups}</Menu.Item>}
      <Menu.Divider />
    </>
  )
}
