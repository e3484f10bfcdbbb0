import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ChooseDialog } from './selection/ChooseDialog.tsx'
import { ColorDialog } from './group/ColorDialog.tsx'
import { useBoard } from './boardContext.ts'
import type { AskingGroups } from './boardContext.ts'
import { itemsOf } from './board.ts'
import type { BoardGroup } from './board.ts'
import { GroupNameDialog } from './group/GroupNameDialog.tsx'
import { boardText } from './boardText.ts'

const MergeDialog = lazyDialog(async () => ({
  default: (await import('./group/MergeDialog.tsx')).MergeDialog,
}))

export interface BoardDialogsProps {
  asking: AskingGroups
  onClose: () => void
}

/** The dialogs of a board about groups. A dialog whose item or group was deleted meanwhile renders nothing. */
export function BoardDialogs({ asking, onClose }: BoardDialogsProps) {
  const text = useText(boardText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const { board, words, grouping, selecting, openNew, merge } = useBoard()
  const { desk } = grouping
  const groupOf = (id: string): BoardGroup | undefined => board.groups.find((group) => group.id === id)
  const choices = (groups: BoardGroup[]) =>
    groups.map(({ id, title, items }) => ({
      id,
      label: title || ui.unnamedGroup,
      hint: words.groupCount(items.length),
    }))

  switch (asking.kind) {
    case 'addGroup':
      return (
        <GroupNameDialog
          title={text.addGroup}
          start=""
          action={text.create}
          onClose={onClose}
          onName={(name) => {
            const made = grouping.create(name)
            if (made !== null) openNew(made)
            return made !== null
          }}
        />
      )
    case 'rename': {
      const group = groupOf(asking.groupId)
      return group ? (
        <GroupNameDialog
          title={labels.rename}
          start={group.title}
          action={labels.rename}
          onClose={onClose}
          onName={(name) => grouping.rename(group.id, name)}
        />
      ) : null
    }
    case 'color': {
      const group = groupOf(asking.groupId)
      return group ? (
        <ColorDialog
          color={group.color}
          onClose={onClose}
          onChoose={(color) => grouping.color(group.id, color)}
        />
      ) : null
    }
    case 'moveTo':
      return (
        <ChooseDialog
          title={text.moveTo}
          choices={choices(board.groups)}
          onClose={onClose}
          onChoose={([id = '']) => {
            if (grouping.move(asking.itemIds, id)) selecting.clear()
          }}
        />
      )
    case 'groupWith': {
      const item = itemsOf(board).find(({ id }) => id === asking.itemId)
      const others = board.ungrouped.filter(({ id }) => id !== asking.itemId)
      return item ? (
        <ChooseDialog
          title={text.chooseItems(item.text)}
          choices={others.map(({ id, text: label }) => ({ id, label }))}
          action={text.makeGroup}
          onClose={onClose}
          onChoose={(ids) => grouping.createWith([item.id, ...ids])}
        />
      ) : null
    }
    case 'mergeInto':
      return (
        <ChooseDialog
          title={text.mergeInto}
          choices={choices(board.groups.filter(({ id }) => id !== asking.groupId))}
          onClose={onClose}
          onChoose={([id = '']) => merge(asking.groupId, id)}
        />
      )
    case 'merge': {
      const [from, to] = [groupOf(asking.fromId), groupOf(asking.toId)]
      return from && to ? (
        <MergeDialog
          from={from.title}
          to={to.title}
          onClose={onClose}
          onMerge={(title) => grouping.merge(from.id, to.id, title)}
        />
      ) : null
    }
    case 'deleteGroup':
      return (
        <DeleteDialog
          title={text.deleteGroupTitle}
          body={words.deleteGroupBody}
          deleted={words.groupDeleted}
          {...{ desk, onClose }}
          onConfirm={() => grouping.remove(asking.groupId)}
        />
      )
  }
}
