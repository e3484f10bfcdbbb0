import { Button } from '@mantine/core'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { presentText } from '../text.ts'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { ItemDialog, PresentItem, usePresentToRoom } from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { activityText } from '#activity/text.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useText } from '#ui/texts/useText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useState } from 'react'
import type { Present } from '../usePresent.ts'
import type { SlideComment } from './commentList.ts'
import { commentsText } from './commentsText.ts'
import type { SlideCommentList } from './useComments.ts'

export interface CommentDialogProps {
  present: Present
  comments: SlideCommentList
  opened: OpenItem<SlideComment>
  comment: SlideComment
  /** The page that it stands at. */
  page: number
}

/** One comment in full, to present it to everyone. SPEC SL15 */
export function CommentDialog({ present, comments, opened, comment, page }: CommentDialogProps) {
  const shared = useText(activityText)
  const ui = useText(uiText)
  const text = useText(commentsText)
  const viewer = useText(presentText)
  const mayLead = useMayDo('lead')
  const showToAll = usePresentToRoom(opened)
  const [isDeleting, setDeleting] = useState(false)
  const { acts, isLocked, mayChangeAll } = comments
  const mayChange = (mayChangeAll || comment.isMine) && !isLocked
  const remove = (): AnyMessage | null => {
    // Time may have run out while the confirmation was open.
    if (!mayChange) return shared.inputLocked
    opened.onRemoved()
    return acts.remove([comment])
  }
  if (isDeleting)
    return (
      <DeleteDialog
        title={text.removeTitle(1)}
        body={text.removeBody(1)}
        deleted={text.deleted(1)}
        desk={present.readsDesk ? present.source : null}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  return (
    <ItemDialog opened={opened}>
      <p className={itemClasses.text} data-focused={opened.isFocused || undefined} dir="auto">
        {comment.text}
      </p>
      <p>
        {viewer.slide(page)} · {shared.likes(comment.score)}
      </p>
      <SourceLine doc={present.source} itemId={comment.id} />
      {(mayChange || mayLead) && (
        <div className={itemClasses.actions}>
          {mayLead && (
            <PresentItem
              opened={opened}
              areShown={present.areCommentsShown}
              isSaved={comment.isSaved}
              onPresent={showToAll}
            />
          )}
          {mayChange && (
            <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
              {ui.delete}
            </Button>
          )}
        </div>
      )}
    </ItemDialog>
  )
}
