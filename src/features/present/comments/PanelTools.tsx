import { Button } from '@mantine/core'
import { IconCopyPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Present } from '../page/usePresent.ts'
import { SlideSwitch } from '../page/SlideSwitch.tsx'
import type { SlideComment } from './commentList.ts'
import classes from './CommentsPanel.module.css'
import { commentsText } from './commentsText.ts'
import type { SlideCommentList } from './useComments.ts'

const DeleteDialog = lazyDialog(async () => ({
  default: (await import('#activity/item/DeleteDialog.tsx')).DeleteDialog,
}))

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
  return (
    <>
      {!areCommentsShown && (
        <div className={classes.off}>
          <p className={classes.none}>{text.areOff}</p>
          <SlideSwitch present={present} setting="showComments" />
        </div>
      )}
      {here.length > 0 && (
        <div className={classes.selecting} data-selecting={selected !== null || undefined}>
          <Button
            variant={selected ? 'light' : 'subtle'}
            size="compact-sm"
            aria-pressed={selected !== null}
            onClick={() => onSelect(selected ? null : [])}
          >
            {selected ? text.done : text.select}
          </Button>
          {selected && (
            <>
              <span role="status">{text.selected(selected.length)}</span>
              {selected.length < here.length && (
                <Button variant="subtle" size="compact-sm" onClick={() => onSelect(here.map(({ id }) => id))}>
                  {text.selectAll}
                </Button>
              )}
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconCopyPlus size={16} />}
                disabled={ids.length === 0}
                onClick={() => openRunDialog({ name: 'copyInput', objectId, at: { page, ids } })}
              >
                {text.copy}
              </Button>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrash size={16} />}
                disabled={ids.length === 0}
                onClick={() => setDeleting(true)}
              >
                {text.remove}
              </Button>
            </>
          )}
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
