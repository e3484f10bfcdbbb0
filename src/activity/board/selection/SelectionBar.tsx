import { Button, Tooltip } from '@mantine/core'
import {
  IconArrowRight,
  IconCopyPlus,
  IconPencil,
  IconStack2,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useBoard } from '../boardContext.ts'
import classes from './SelectionBar.module.css'
import { boardText } from '../boardText.ts'
import { possibleActs } from './selection.ts'

/** The acts on the selected items; those that are not possible are disabled. */
export function SelectionBar() {
  const text = useText(boardText)
  const shared = useText(uiText)
  const { board, words, grouping, selecting, ask, openNew, copyItems } = useBoard()
  const { ids } = selecting
  const possible = possibleActs(ids, board)
  const [firstId = ''] = ids
  const group = (): void => {
    const made = grouping.createWith(ids)
    if (made === null) return
    selecting.clear()
    openNew(made)
  }
  return (
    <div role="toolbar" aria-label={words.selection} className={classes.bar}>
      <strong className={classes.count}>{words.selectedCount(ids.length)}</strong>
      <Tooltip label={words.groupNotPossible} disabled={possible.group}>
        <Button
          size="sm"
          h={40}
          leftSection={<IconStack2 size={18} />}
          {...(possible.group ? {} : { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => {
            if (possible.group) group()
          }}
        >
          {text.group}
        </Button>
      </Tooltip>
      <Button
        variant="default"
        size="sm"
        h={40}
        leftSection={<IconArrowRight size={18} />}
        disabled={!possible.move}
        onClick={() => ask({ kind: 'moveTo', itemIds: ids })}
      >
        {text.moveSelected}
      </Button>
      <Button
        variant="default"
        size="sm"
        h={40}
        leftSection={<IconUnlink size={18} />}
        disabled={!possible.ungroup}
        onClick={() => {
          if (grouping.ungroup(ids)) selecting.clear()
        }}
      >
        {text.ungroup}
      </Button>
      <Button
        variant="default"
        size="sm"
        h={40}
        leftSection={<IconCopyPlus size={18} />}
        disabled={ids.length === 0}
        onClick={() => copyItems(ids)}
      >
        {text.copyInput}
      </Button>
      {possible.edit && (
        <Button
          variant="default"
          size="sm"
          h={40}
          leftSection={<IconPencil size={18} />}
          onClick={() => ask({ kind: 'edit', itemId: firstId })}
        >
          {shared.edit}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        h={40}
        color="red"
        leftSection={<IconTrash size={18} />}
        disabled={!possible.remove}
        onClick={() => ask({ kind: 'deleteItems', itemIds: ids })}
      >
        {shared.delete}
      </Button>
      <Button variant="subtle" size="sm" h={40} className={classes.done ?? ''} onClick={selecting.end}>
        {text.done}
      </Button>
    </div>
  )
}
