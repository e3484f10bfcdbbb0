import { Menu } from '@mantine/core'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { BoardGroup, GroupId } from '../board.ts'
import { GroupName } from '../group/GroupName.tsx'
import { boardText } from '../boardText.ts'

export interface GroupChoicesProps {
  label: string
  groups: BoardGroup[]
  onChoose: (id: GroupId) => void
  /** Opens a searchable list, for more groups than a menu can hold. */
  onMore: () => void
}

/** The number of groups that a menu holds without scrolling. */
const atOnce = 8

/** Menu items for choosing a group. */
export function GroupChoices({ label, groups, onChoose, onMore }: GroupChoicesProps) {
  const text = useText(boardText)
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
