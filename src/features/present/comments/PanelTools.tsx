import { ActionIcon } from '@mantine/core'
import type { ActionIconProps } from '@mantine/core'
import {
  IconCheck,
  IconChecks,
  IconCopyPlus,
  IconDeselect,
  IconListCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Present } from '../usePresent.ts'
import { SlideSwitch } from '../SlideSwitch.tsx'
import type { SlideComment } from './commentList.ts'
import classes from './CommentsPanel.module.css'
import { commentsText } from './commentsText.ts'
import type { SlideCommentList } from './useComments.ts'

export interface PanelToolsProps {
  present: Present
  comments: SlideCommentList
  page: number
  /** The comments on the page. */
  here: readonly SlideComment[]
  /** The chosen ones; null while nobody is selecting. */
  selected: readonly SlideComment[] | null
  onSelect: (ids: readonly PresentCommentId[] | null) => void
}

/** For facilitators, beside the title: turning comments on, and selecting some to copy or delete them. */
export function PanelTools({ present, comments, page, here, selected, onSelect }: PanelToolsProps) {
  const text = useText(commentsText)
  const openRunDialog = useOpenRunDialog()
  const [isDeleting, setDeleting] = useState(false)
  const { objectId, areCommentsShown, isReading } = present
  const ids = selected?.map(({ id }) => id) ?? []
  const remove = (): AnyMessage | null => {
    const mistake = comments.acts.remove(selected ?? [])
    if (mistake === null) onSelect(null)
    return mistake
  }
  const tool = (label: string, Icon: typeof IconCheck, onClick: () => void, more: ActionIconProps = {}) => (
    <ActionIcon size={32} aria-label={label} title={label} onClick={onClick} {...more}>
      <Icon size={18} />
    </ActionIcon>
  )
  const isNone = ids.length === 0
  const areAll = ids.length === here.length
  return (
    <>
      {here.length > 0 &&
        (selected
          ? tool(text.done, IconCheck, () => onSelect(null), { variant: 'light' })
          : tool(text.select, IconListCheck, () => onSelect([])))}
      {selected && (
        <div className={classes.selecting}>
          <span role="status">{text.selected(selected.length)}</span>
          {here.length > 0 &&
            (areAll
              ? tool(text.selectNone, IconDeselect, () => onSelect([]))
              : tool(text.selectAll, IconChecks, () => onSelect(here.map(({ id }) => id))))}
          {tool(
            text.copy,
            IconCopyPlus,
            () => openRunDialog({ name: 'copyInput', objectId, at: { page, ids } }),
            { disabled: isNone },
          )}
          {tool(text.remove, IconTrash, () => setDeleting(true), { color: 'red', disabled: isNone })}
        </div>
      )}
      {!areCommentsShown && (
        <div className={classes.off}>
          <p className={classes.none}>{text.areOff}</p>
          <SlideSwitch present={present} setting="showComments" />
        </div>
      )}
      {isDeleting && (
        <DeleteDialog
          title={text.removeTitle(ids.length)}
          body={text.removeBody(ids.length)}
          deleted={text.deleted(ids.length)}
          desk={isReading ? null : present.source}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
