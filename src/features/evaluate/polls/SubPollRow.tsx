import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { SubPollView } from '#domain/evaluate/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { pollsText } from './pollsText.ts'
import { SubPollFields } from './SubPollFields.tsx'
import classes from './SubPolls.module.css'
import type { PollActs } from './usePollActs.ts'

export interface SubPollRowProps {
  /** Its drafts go with the poll. */
  pollId: string
  subPoll: SubPollView
  acts: PollActs
  /** What was begun can be finished. */
  isEditable: boolean
  /** It can be edited and deleted. */
  isChangeable: boolean
  mayMove: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onDelete: () => void
}

/** One sub-poll, or its fields while it is edited. */
export function SubPollRow(props: SubPollRowProps) {
  const { pollId, subPoll, acts, isEditable, isChangeable, mayMove, isFirst, isLast, onMove, onDelete } =
    props
  const text = useText(pollsText)
  const edit = useDraftEdit(`${pollId}.${subPoll.id}.sub`, { olderKey: `${subPoll.id}.sub` })
  const descEdit = useDraftEdit(`${pollId}.${subPoll.id}.subDescription`, {
    olderKey: `${subPoll.id}.subDescription`,
  })
  if (isEditable && (edit.draft !== null || descEdit.draft !== null))
    return (
      <SubPollFields
        start={subPoll}
        {...{ edit, descEdit }}
        onSave={(changed) => acts.changeSub(subPoll.id, changed)}
      />
    )
  return (
    <div className={classes.row} data-color={shownColor(subPoll.color) || undefined}>
      <div className={classes.words}>
        <span dir="auto">{subPoll.text}</span>
        {subPoll.desc !== '' && (
          <span className={classes.desc} dir="auto">
            {subPoll.desc}
          </span>
        )}
      </div>
      {mayMove && !(isFirst && isLast) && (
        <>
          <ActionIcon
            size={36}
            aria-label={text.moveSubUp(subPoll.text)}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            size={36}
            aria-label={text.moveSubDown(subPoll.text)}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </>
      )}
      {isChangeable && (
        <>
          <ActionIcon
            size={36}
            aria-label={text.editSub(subPoll.text)}
            onClick={() => {
              edit.begin(subPoll.text)
              descEdit.begin(subPoll.desc)
            }}
          >
            <IconPencil size={16} />
          </ActionIcon>
          <ActionIcon size={36} aria-label={text.removeSub(subPoll.text)} onClick={onDelete}>
            <IconTrash size={16} />
          </ActionIcon>
        </>
      )}
    </div>
  )
}
