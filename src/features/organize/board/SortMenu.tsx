import { Menu } from '@mantine/core'
import { AnchoredMenu } from '#activity/board/AnchoredMenu.tsx'
import { boardText } from '#activity/board/boardText.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { groupsOf, itemsOf, nameOfThing, placeOf } from '../items/shownSections.ts'
import type { ShownSection } from '../items/shownSections.ts'
import type { OpenMenu } from './boardShared.ts'
import type { CopyFromBoard } from './useCopyFromBoard.ts'
import type { Asking } from './SortDialogs.tsx'
import { sortText } from './sortText.ts'
import type { Sorting } from './useSorting.ts'

export interface SortMenuProps {
  menu: OpenMenu & { kind: 'item' | 'group' }
  sections: readonly ShownSection[]
  sorting: Sorting
  selecting: Selecting
  onOpen: (id: string) => void
  onEdit: (id: string) => void
  onAsk: (asking: Asking) => void
  /** Copies to another activity; null: not by this person. */
  onCopy: CopyFromBoard | null
  onClose: () => void
}

/** The menu of an item or a group: all that a drag and the keys can do, and what only a menu can. */
export function SortMenu(props: SortMenuProps) {
  const { menu, sections, sorting, selecting, onOpen, onEdit, onAsk, onCopy, onClose } = props
  const text = useText(sortText)
  const ui = useText(uiText)
  const { copyInput } = useText(boardText)
  const { id, kind, anchor } = menu
  const { arranging } = sorting
  const name = nameOfThing(sections, id)
  const place = placeOf(sections, id)
  const inGroup =
    groupsOf(sections)
      .find((group) => group.id === id)
      ?.items.map((item) => item.id) ?? []
  const mayArrange = useMayDo('arrange')
  const mayEdit = mayArrange || sections.flatMap(itemsOf).some((item) => item.id === id && item.isMine)
  // Somebody deleted it while the menu was open.
  if (!place) return null
  const moveTo = <Menu.Item onClick={() => onAsk({ kind: 'moveTo', ids: [id] })}>{text.moveTo}</Menu.Item>
  if (kind === 'group') {
    return (
      <AnchoredMenu anchor={anchor} label={text.groupMenu(name)} onClose={onClose}>
        {moveTo}
        <Menu.Item onClick={() => onAsk({ kind: 'rename', id })}>{text.rename}</Menu.Item>
        {onCopy && (
          <Menu.Item onClick={() => onCopy({ groupIds: [id], itemIds: inGroup })}>{copyInput}</Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => onAsk({ kind: 'deleteGroup', id })}>
          {text.deleteGroup}
        </Menu.Item>
      </AnchoredMenu>
    )
  }
  return (
    <AnchoredMenu anchor={anchor} label={text.itemMenu(name)} onClose={onClose}>
      {moveTo}
      {arranging && (
        <Menu.Item onClick={() => onAsk({ kind: 'newGroup', ids: [id] })}>{text.newGroup}</Menu.Item>
      )}
      {place.groupId !== null && (
        <Menu.Item
          onClick={() =>
            arranging
              ? arranging.takeOut([id])
              : sorting.move([id], { ...place, groupId: null, beforeId: place.groupId })
          }
        >
          {text.takeOut}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item onClick={() => onOpen(id)}>{ui.open}</Menu.Item>
      <Menu.Item onClick={() => selecting.start(id)}>{text.select}</Menu.Item>
      {onCopy && <Menu.Item onClick={() => onCopy({ itemIds: [id] })}>{copyInput}</Menu.Item>}
      {mayEdit && <Menu.Item onClick={() => onEdit(id)}>{ui.edit}</Menu.Item>}
      {arranging && (
        <Menu.Item color="red" onClick={() => onAsk({ kind: 'deleteItems', ids: [id] })}>
          {ui.delete}
        </Menu.Item>
      )}
    </AnchoredMenu>
  )
}
