import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PostId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/useText.ts'
import classes from './Comments.module.css'
import { brainstormText } from './text.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useCommentActs, useComments } from './useComments.ts'
import type { CommentItem } from './useComments.ts'
import { useDraft, useDraftEdit } from './useDraft.ts'

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
  const [draft, setDraft] = useDraft(`${postId}.comment`)
  return (
    <section aria-label={text.comments} className={classes.section}>
      <h3 className={classes.title}>{text.comments}</h3>
      {comments.length === 0 && <p className={classes.none}>{text.noComments}</p>}
      <ul className={classes.list}>
        {comments.map((comment) => (
          <CommentThread
            key={comment.id}
            {...{ postId, comment, acts, isLocked }}
            mayChange={(one) => (brainstorm.isFacilitator || one.isMine) && !isLocked}
          />
        ))}
      </ul>
      {(!isLocked || draft !== '') && (
        <CommentBox
          label={text.addComment}
          isLocked={isLocked}
          draft={draft}
          onDraft={setDraft}
          onSubmit={(comment) => {
            acts.add(postId, comment)
            setDraft('')
          }}
        />
      )}
    </section>
  )
}

interface CommentThreadProps {
  postId: PostId
  comment: CommentItem
  acts: ReturnType<typeof useCommentActs>
  isLocked: boolean
  mayChange: (comment: CommentItem) => boolean
}

/** A comment with its replies. */
function CommentThread({ postId, comment, acts, isLocked, mayChange }: CommentThreadProps) {
  const text = useText(brainstormText)
  const reply = useDraftEdit(`${postId}.${comment.id}.reply`)
  return (
    <li>
      <CommentRow
        postId={postId}
        comment={comment}
        mayChange={mayChange(comment)}
        onChange={(change) => acts.change(comment.id, false, change)}
      >
        {!isLocked && reply.draft === null && (
          <Button variant="subtle" size="compact-sm" onClick={() => reply.begin('')}>
            {text.reply}
          </Button>
        )}
      </CommentRow>
      <ul className={classes.replies}>
        {comment.replies.map((one) => (
          <li key={one.id}>
            <CommentRow
              postId={postId}
              comment={one}
              mayChange={mayChange(one)}
              onChange={(change) => acts.change(one.id, true, change)}
            />
          </li>
        ))}
      </ul>
      {reply.draft !== null && (
        <CommentBox
          label={text.replyTo}
          isLocked={isLocked}
          draft={reply.draft}
          onDraft={reply.change}
          onCancel={reply.end}
          onSubmit={(written) => {
            acts.reply(comment.id, written)
            reply.end()
          }}
        />
      )}
    </li>
  )
}

interface CommentRowProps {
  postId: PostId
  comment: CommentItem
  mayChange: boolean
  onChange: (change: { text?: string; showRemoved?: boolean }) => void
  children?: ReactNode
}

function CommentRow({ postId, comment, mayChange, onChange, children }: CommentRowProps) {
  const text = useText(brainstormText)
  const edit = useDraftEdit(`${postId}.${comment.id}.edit`)
  if (comment.text === null) return <p className={classes.none}>{text.commentRemoved}</p>
  const start = comment.text
  if (edit.draft !== null) {
    return (
      <CommentBox
        label={text.edit}
        isLocked={!mayChange}
        draft={edit.draft}
        onDraft={edit.change}
        onCancel={edit.end}
        onSubmit={(changed) => {
          if (edit.isTyped && changed !== start) onChange({ text: changed })
          edit.end()
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
            <Button variant="subtle" size="compact-sm" onClick={() => edit.begin(start)}>
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
  draft: string
  onDraft: (draft: string) => void
  onSubmit: (text: string) => void
  /** For one that was opened: it has the focus, and can be given up. */
  onCancel?: () => void
  isLocked?: boolean
}

/** Enter submits, Shift+Enter does not; empty text is ignored. */
function CommentBox({ label, draft, onDraft, onSubmit, onCancel, isLocked = false }: CommentBoxProps) {
  const text = useText(brainstormText)
  const isIdle = draft.trim() === '' || isLocked
  const submit = (): void => {
    if (!isIdle) onSubmit(draft.trim())
  }
  return (
    <div className={classes.box}>
      <Textarea
        description={isLocked ? text.inputLocked : undefined}
        aria-label={label}
        placeholder={label}
        autoFocus={onCancel !== undefined}
        autosize
        minRows={1}
        maxLength={limits.commentText}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
      <Button variant="default" disabled={isIdle} onClick={submit}>
        {text.submit}
      </Button>
    </div>
  )
}
