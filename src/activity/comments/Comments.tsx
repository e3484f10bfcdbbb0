import { Button } from '@mantine/core'
import type { PostId } from '#domain/ids.ts'
import { useText } from '#ui/useText.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentRow } from './CommentRow.tsx'
import classes from './Comments.module.css'
import { brainstormText } from '#features/brainstorm/text.ts'
import type { Brainstorm } from '#features/brainstorm/page/useBrainstorm.ts'
import { useCommentActs, useComments } from '#features/brainstorm/post/useComments.ts'
import type { CommentItem } from '#features/brainstorm/post/useComments.ts'
import { useDraft, useDraftEdit } from '../add/useDraft.ts'
import { useNow } from '../useNow.ts'

export interface CommentsProps {
  brainstorm: Brainstorm
  postId: PostId
  isLocked: boolean
  /** The dialog has buttons in its foot now: the box for a comment stands under the comments. */
  isFootTaken: boolean
}

/** Comments of an answer, with replies one level deep. However many there are, the box for one more is in view. */
export function Comments({ brainstorm, postId, isLocked, isFootTaken }: CommentsProps) {
  const text = useText(brainstormText)
  const comments = useComments(brainstorm.source, brainstorm.objectId, postId)
  const acts = useCommentActs(brainstorm.objectId)
  const nowMs = useNow()
  const [draft, setDraft] = useDraft(`${postId}.comment`)
  const box = (!isLocked || draft !== '') && (
    <CommentBox
      label={text.addComment}
      submitLabel={text.submit}
      isLocked={isLocked}
      draft={draft}
      onDraft={setDraft}
      onSubmit={(comment) => {
        acts.add(postId, comment)
        setDraft('')
      }}
    />
  )
  return (
    <section aria-label={text.comments} className={classes.section}>
      <h3 className={classes.title}>{text.comments}</h3>
      {comments.length === 0 && <p className={classes.none}>{text.noComments}</p>}
      <ul className={classes.list} data-list="comments">
        {comments.map((comment) => (
          <CommentThread
            key={comment.id}
            {...{ postId, comment, acts, isLocked, nowMs }}
            mayChange={(one) => (brainstorm.isFacilitator || one.isMine) && !isLocked}
          />
        ))}
      </ul>
      {box && (
        <div className={isFootTaken ? undefined : classes.pinned} data-pinned={!isFootTaken || undefined}>
          {box}
        </div>
      )}
    </section>
  )
}

interface CommentThreadProps {
  postId: PostId
  comment: CommentItem
  acts: ReturnType<typeof useCommentActs>
  isLocked: boolean
  nowMs: number
  mayChange: (comment: CommentItem) => boolean
}

/** A comment with its replies. */
function CommentThread({ postId, comment, acts, isLocked, nowMs, mayChange }: CommentThreadProps) {
  const text = useText(brainstormText)
  const reply = useDraftEdit(`${postId}.${comment.id}.reply`)
  const row = (one: CommentItem, isReply: boolean) => ({
    ...{ comment: one, nowMs, mayChange: mayChange(one), draftKey: `${postId}.${one.id}.edit` },
    onChange: (change: { text?: string; showRemoved?: boolean }) => acts.change(one.id, isReply, change),
  })
  return (
    <li data-row={comment.id}>
      <CommentRow {...row(comment, false)}>
        {!isLocked && reply.draft === null && (
          <Button variant="subtle" size="compact-sm" onClick={() => reply.begin('')}>
            {text.reply}
          </Button>
        )}
      </CommentRow>
      <ul className={classes.replies} data-list={`replies:${comment.id}`}>
        {comment.replies.map((one) => (
          <li key={one.id} data-row={one.id}>
            <CommentRow {...row(one, true)} />
          </li>
        ))}
      </ul>
      {reply.draft !== null && (
        <CommentBox
          label={text.replyTo}
          submitLabel={text.submit}
          isLocked={isLocked}
          draft={reply.draft}
          onDraft={reply.change}
          onCancel={reply.end}
          onSubmit={(written) => {
            acts.reply(postId, comment.id, written)
            reply.end()
          }}
        />
      )}
    </li>
  )
}
