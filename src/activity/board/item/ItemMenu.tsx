import { Menu } from '@mantine/core'
import type { BoardItem } from '../board.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AnchoredMenu } from '../AnchoredMenu.tsx'
import { useBoard } from '../boardContext.ts'
import { boardText } from '../boardText.ts'
import { GroupChoices } from '../list/GroupChoices.tsx'

export interface ItemMenuProps {
  item: BoardItem
  anchor: HTMLElement
  onClose: () => void
}

/** The menu of an item: all acts that a drag can do, and those of a selection. */
export function ItemMenu({ item, anchor, onClose }: ItemMenuProps) {
  const text = useText(boardText)
  const shared = useText(uiText)
  const { board, words, grouping, selecting, ask, openItem } = useBoard()
  const others = board.groups.filter((group) => group.id !== item.groupId)
  return (
    <AnchoredMenu anchor={anchor} label={words.itemMenu(item.text)} onClose={onClose}>
      <GroupChoices
        label={text.moveTo}
        groups={others}
        onChoose={(groupId) => grouping.move([item.id], groupId)}
        onMore={() => ask({ kind: 'moveTo', itemIds: [item.id] })}
      />
      <Menu.Item onClick={() => grouping.createWith([item.id])}>{text.newGroup}</Menu.Item>
      <Menu.Item onClick={() => ask({ kind: 'groupWith', itemId: item.id })}>{text.newGroupWith}</Menu.Item>
      {item.groupId !== null && (
        <Menu.Item onClick={() => grouping.ungroup([item.id])}>{text.takeOut}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item onClick={() => openItem(item.id)}>{shared.open}</Menu.Item>
      <Menu.Item onClick={() => selecting.start(item.id)}>{text.select}</Menu.Item>
      <Menu.Item onClick={() => ask({ kind: 'edit', itemId: item.id })}>{shared.edit}</Menu.Item>
      <Menu.Item color="red" onClick={() => ask({ kind: 'deleteItems', itemIds: [item.id] })}>
        {shared.delete}
      </Menu.Item>
    </AnchoredMenu>
  )
}
