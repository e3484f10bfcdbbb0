import { Button } from '@mantine/core'
import { memo } from 'react'
import type * as Y from 'yjs'
import { LikeButton } from '#activity/cards/LikeButton.tsx'
import { CommentRow } from '#activity/comments/CommentRow.tsx'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { activityText } from '#activity/text.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { SlideComment } from './commentList.ts'
import { commentsText } from './commentsText.ts'
import type { CommentActs } from './useCommentActs.ts'

export interface SlideCommentRowProps {
  comment: SlideComment
  /** The desk or board that this screen reads. */
  doc: Y.Doc
  /** The server's time, in epoch milliseconds. */
  nowMs: number
  isLocked: boolean
  mayChange: boolean
  acts: CommentActs
  onOpen: (id: PresentCommentId) => void
}

function Row(props: SlideCommentRowProps) {
  const { comment, doc, nowMs, isLocked, mayChange, acts, onOpen } = props
  const text = useText(commentsText)
  const { notSaved } = useText(activityText)
  const report = (mistake: AnyMessage | null): void => {
    if (mistake !== null) notify(mistake, 'bad')
  }
  return (
    <div>
      <CommentRow
        draftKey={`${comment.id}.edit`}
        comment={{ ...comment, replies: [] }}
        {...{ nowMs, mayChange }}
        onChange={({ text: words }) =>
          report(words === undefined ? acts.remove([comment]) : acts.change(comment, words))
        }
      >
        <LikeButton
          hasLiked={comment.hasLiked}
          score={comment.score}
          isDisabled={isLocked || !comment.isSaved}
          title={comment.isSaved ? undefined : notSaved}
          onToggle={() => acts.like(comment)}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={text.openOne(comment.text)}
          onClick={() => onOpen(comment.id)}
        >
          {text.open}
        </Button>
      </CommentRow>
      <SourceLine doc={doc} itemId={comment.id} />
    </div>
  )
}

/** One comment: its words, its likes, and what this person may do with it. */
export const SlideCommentRow = memo(Row)
