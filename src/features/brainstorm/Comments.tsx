import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CommentId, PostId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/useText.ts'
import classes from './Comments.module.css'
import { brainstormText } from './text.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useCommentActs, useComments } from './useComments.ts'
import type { CommentItem } from './useComments.ts'

export interface CommentsProps {
  brainstorm: Brainstorm
  postId: PostId
  isLocked: boolean
}

/** Comments of an answer, with replies one level deep. */
export function Comments({ brainstorm, postId, isLocked }: CommentsProps) {
  const text = useText(brainstormText)
  const comments = useComments(brainstorm.source, brainstorm.objectId, postId)
  const acts = useCommentActs(brainstorm.objectId)
  const [replyingTo, setReplyingTo] = useState<CommentId | null>(null)
  const mayChange = (comment: CommentItem): boolean =>
    (brainstorm.isFacilitator || comment.isMine) && !isLocked

  return (
    <section aria-label={text.comments} className={classes.section}>
      <h3 className={classes.title}>{text.comments}</h3>
      {comments.length === 0 && <p className={classes.none}>{text.noComments}</p>}
      <ul className={classes.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentRow
              comment={comment}
              mayChange={mayChange(comment)}
              onChange={(change) => acts.change(comment.id, false, change)}
            >
              {!isLocked && (
                <Button variant="subtle" size="compact-sm" onClick={() => setReplyingTo(comment.id)}>
                  {text.reply}
                </Button>
              )}
            </CommentRow>
            <ul className={classes.replies}>
              {comment.replies.map((reply) => (
                <li key={reply.id}>
                  <CommentRow
                    comment={reply}
                    mayChange={mayChange(reply)}
                    onChange={(change) => acts.change(reply.id, true, change)}
                  />
                </li>
              ))}
            </ul>
            {replyingTo === comment.id && (
              <CommentBox
                label={text.replyTo}
                isFocused
                onSubmit={(reply) => {
                  acts.reply(comment.id, reply)
                  setReplyingTo(null)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && <CommentBox label={text.addComment} onSubmit={(comment) => acts.add(postId, comment)} />}
    </section>
  )
}

interface CommentRowProps {
  comment: CommentItem
  mayChange: boolean
  onChange: (change: { text?: string; showRemoved?: boolean }) => void
  children?: ReactNode
}

function CommentRow({ comment, mayChange, onChange, children }: CommentRowProps) {
  const text = useText(brainstormText)
  const [isEditing, setEditing] = useState(false)
  if (comment.text === null) return <p className={classes.none}>{text.commentRemoved}</p>
  if (isEditing) {
    return (
      <CommentBox
        label={text.edit}
        isFocused
        start={comment.text}
        onSubmit={(changed) => {
          onChange({ text: changed })
          setEditing(false)
        }}
      />
    )
  }
  return (
    <div className={classes.row}>
      <p className={classes.text}>{comment.text}</p>
      <div className={classes.actions}>
        {!comment.isSaved && <span className={classes.unsaved}>{text.notSaved}</span>}
        {children}
        {mayChange && comment.isSaved && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
              {text.edit}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              onClick={() => onChange({ showRemoved: true })}
            >
              {text.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface CommentBoxProps {
  label: string
  start?: string
  isFocused?: boolean
  onSubmit: (text: string) => void
}

/** Enter submits, Shift+Enter does not; empty text is ignored. */
function CommentBox({ label, start = '', isFocused = false, onSubmit }: CommentBoxProps) {
  const text = useText(brainstormText)
  const [draft, setDraft] = useState(start)
  const submit = (): void => {
    if (draft.trim() === '') return
    onSubmit(draft.trim())
    setDraft('')
  }
  return (
    <div className={classes.box}>
      <Textarea
        aria-label={label}
        placeholder={label}
        autoFocus={isFocused}
        autosize
        minRows={1}
        maxLength={limits.commentText}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <Button variant="default" disabled={draft.trim() === ''} onClick={submit}>
        {text.submit}
      </Button>
    </div>
  )
}
