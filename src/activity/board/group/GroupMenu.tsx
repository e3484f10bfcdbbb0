import { Menu } from '@mantine/core'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AnchoredMenu } from '../AnchoredMenu.tsx'
import { useBoard } from '../boardContext.ts'
import type { BoardGroup } from '../board.ts'
import { GroupChoices } from '../list/GroupChoices.tsx'
import { boardText } from '../boardText.ts'

export interface GroupMenuProps {
  group: BoardGroup
  anchor: HTMLElement
  onClose: () => void
}

/** The acts on a group that need no drag. */
export function GroupMenu({ group, anchor, onClose }: GroupMenuProps) {
  const text = useText(boardText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const { board, grouping, ask, merge } = useBoard()
  const { groups } = board
  const at = groups.findIndex(({ id }) => id === group.id)
  const others = groups.filter(({ id }) => id !== group.id)
  const moveTo = (position: number): void => {
    grouping.place(group.id, others[position]?.id ?? null, position + 1)
  }
  return (
    <AnchoredMenu anchor={anchor} label={text.groupMenu(group.title || ui.unnamedGroup)} onClose={onClose}>
      <Menu.Item onClick={() => ask({ kind: 'rename', groupId: group.id })}>{labels.rename}</Menu.Item>
      <Menu.Item onClick={() => ask({ kind: 'color', groupId: group.id })}>{text.color}</Menu.Item>
      {at > 0 && <Menu.Item onClick={() => moveTo(at - 1)}>{labels.moveUp}</Menu.Item>}
      {at < groups.length - 1 && <Menu.Item onClick={() => moveTo(at + 1)}>{labels.moveDown}</Menu.Item>}
      <Menu.Divider />
      <GroupChoices
        label={text.mergeInto}
        groups={others}
        onChoose={(toId) => merge(group.id, toId)}
        onMore={() => ask({ kind: 'mergeInto', groupId: group.id })}
      />
      <Menu.Item onClick={() => grouping.unmerge(group.id)}>
        {grouping.isMerged(group.id) ? text.unmerge : text.breakUp}
      </Menu.Item>
      <Menu.Item color="red" onClick={() => ask({ kind: 'deleteGroup', groupId: group.id })}>
        {text.deleteGroup}
      </Menu.Item>
    </AnchoredMenu>
  )
}
