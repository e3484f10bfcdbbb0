import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#ui/useText.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { GroupNameDialog } from './GroupNameDialog.tsx'
import { brainstormText } from '../text.ts'
import type { Grouping } from './useGrouping.ts'

export interface GroupMenuProps {
  group: GroupWithPosts
  groups: GroupWithPosts[]
  grouping: Grouping
}

/** Rename, merge, delete: what can be done with a group without dragging it. */
export function GroupMenu({ group, groups, grouping }: GroupMenuProps) {
  const text = useText(brainstormText)
  const [isRenaming, setRenaming] = useState(false)
  const others = groups.filter((other) => other.id !== group.id)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={text.groupMenu(group.title || text.unnamedGroup)} size={40}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{text.rename}</Menu.Item>
          {others.length > 0 && <Menu.Label>{text.mergeInto}</Menu.Label>}
          {others.map((other) => (
            <Menu.Item
              key={other.id}
              onClick={() => grouping.run({ kind: 'mergeGroups', fromId: group.id, toId: other.id })}
            >
              {other.title || text.unnamedGroup}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => grouping.remove(group.id)}>
            {text.deleteGroup}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <GroupNameDialog
          title={text.rename}
          start={group.title}
          action={text.rename}
          onName={(title) => grouping.rename(group.id, title)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
