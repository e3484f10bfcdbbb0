import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { useDraft, useDraftEdit } from '../add/useDraft.ts'
import { useTakenPlaces } from '../own/useTakenPlaces.ts'
import { activityText } from '../text.ts'
import { useNow } from '../useNow.ts'
import { itemText } from '../itemText.ts'
import { CommentBox } from './CommentBox.tsx'
import type { CommentActs, CommentChange, CommentItem } from './commentItem.ts'
import { CommentRow } from './CommentRow.tsx'
import classes from './Comments.module.css'

export interface CommentsProps {
  /** Id of the commented item: an answer, a page of a document. Also the key of drafts on this device. */
  itemId: string
  /** In display order. */
  comments: CommentItem[]
  acts: CommentActs
  /** Facilitators may change all comments, others their own. */
  mayChangeAll: boolean
  /** Input is locked. */
  isLocked: boolean
  /** The dialog's footer has buttons now: the box for a comment stands under the comments. */
  isFootTaken: boolean
}

/** Comments of one item, with replies one level deep. The box for a new one stays in view however many there are. */
export function Comments({ itemId, comments, acts, mayChangeAll, isLocked, isFootTaken }: CommentsProps) {
  const { submit } = useText(activityText)
  const text = useText(itemText)
  const nowMs = useNow()
  const [draft, setDraft] = useDraft(`${itemId}.comment`)
  useTakenPlaces(
    useMemo(
      () =>
        comments
          .flatMap((comment) => [comment, ...comment.replies])
          .flatMap(({ id, text: words }) => (words === null ? [] : [`${itemId}.${id}`])),
      [itemId, comments],
    ),
  )
  const box = (!isLocked || draft !== '') && (
    <CommentBox
      label={text.addComment}
      submitLabel={submit}
      isLocked={isLocked}
      draft={draft}
      onDraft={setDraft}
      onSubmit={(comment) => {
        acts.add(itemId, comment)
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
            {...{ itemId, comment, acts, isLocked, nowMs }}
            mayChange={(one) => (mayChangeAll || one.isMine) && !isLocked}
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
  itemId: string
  comment: CommentItem
  acts: CommentActs
  isLocked: boolean
  nowMs: number
  mayChange: (comment: CommentItem) => boolean
}

/** A comment with its replies. */
function CommentThread({ itemId, comment, acts, isLocked, nowMs, mayChange }: CommentThreadProps) {
  const { submit } = useText(activityText)
  const text = useText(itemText)
  const reply = useDraftEdit(`${itemId}.${comment.id}.reply`)
  const row = (one: CommentItem, isReply: boolean) => ({
    ...{ comment: one, nowMs, mayChange: mayChange(one), draftKey: `${itemId}.${one.id}.edit` },
    onChange: (change: CommentChange) => acts.change(one.id, isReply, change),
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
          submitLabel={submit}
          isLocked={isLocked}
          draft={reply.draft}
          onDraft={reply.change}
          onCancel={reply.end}
          onSubmit={(written) => {
            acts.reply(itemId, comment.id, written)
            reply.end()
          }}
        />
      )}
    </li>
  )
}
