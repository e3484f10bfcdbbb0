import { Button, Tooltip } from '@mantine/core'
import {
  IconArrowRight,
  IconCopyPlus,
  IconPencil,
  IconStack2,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { CopyScope } from '../../copy/copyScope.ts'
import { useGroupsDesk } from '../deskContext.ts'
import classes from './SelectionBar.module.css'
import { groupsText } from '../groupsText.ts'
import { possibleActs, wholeGroups } from './selection.ts'

/** The acts on the selected answers; those that are not possible are disabled. */
export function SelectionBar() {
  const openRunDialog = useOpenRunDialog()
  const text = useText(groupsText)
  const shared = useText(uiText)
  const { at, board, grouping, selecting, ask, openNew } = useGroupsDesk()
  const { ids } = selecting
  const possible = possibleActs(ids, board)
  const [firstId = ''] = ids
  const group = (): void => {
    const made = grouping.createWith(ids)
    if (made === null) return
    selecting.clear()
    openNew(made)
  }
  const copy = (): void => {
    const { objectId, multiTopicId, questionId } = at
    const scope: CopyScope = { multiTopicId, questionId, postIds: ids, groupIds: wholeGroups(ids, board) }
    openRunDialog({ name: 'copyInput', objectId, at: scope })
  }
  return (
    <div role="toolbar" aria-label={text.selection} className={classes.bar}>
      <strong className={classes.count}>{text.selectedCount(ids.length)}</strong>
      <Tooltip label={text.groupNotPossible} disabled={possible.group}>
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
        onClick={() => ask({ kind: 'moveTo', postIds: ids })}
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
        onClick={copy}
      >
        {text.copyInput}
      </Button>
      {possible.edit && (
        <Button
          variant="default"
          size="sm"
          h={40}
          leftSection={<IconPencil size={18} />}
          onClick={() => ask({ kind: 'edit', postId: firstId })}
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
        onClick={() => ask({ kind: 'deletePosts', postIds: ids })}
      >
        {shared.delete}
      </Button>
      <span className={classes.space} />
      <Button variant="subtle" size="sm" h={40} className={classes.done ?? ''} onClick={selecting.end}>
        {text.done}
      </Button>
    </div>
  )
}
