import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { exactTime, relativeTime } from '#ui/texts/relativeTime.ts'
import { uiText } from '#ui/texts/text.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { useDraftEdit } from '../add/useDraft.ts'
import { activityText } from '../text.ts'
import { itemText } from '../itemText.ts'
import { CommentBox } from './CommentBox.tsx'
import type { CommentChange, CommentItem } from './commentItem.ts'
import classes from './Comments.module.css'

export interface CommentRowProps {
  /** Key of the draft of a change. */
  draftKey: string
  comment: CommentItem
  /** The server's time, in epoch milliseconds. */
  nowMs: number
  mayChange: boolean
  onChange: (change: CommentChange) => void
  children?: ReactNode
}

/** A comment or reply: its author as far as that is shown, its time, its text and its actions. */
export function CommentRow({ draftKey, comment, nowMs, mayChange, onChange, children }: CommentRowProps) {
  const { removed } = useText(itemText)
  const ui = useText(uiText)
  const edit = useDraftEdit(draftKey)
  if (comment.text === null) return <p className={classes.none}>{removed}</p>
  const start = comment.text
  if (edit.draft !== null) {
    return (
      <CommentBox
        label={ui.edit}
        submitLabel={ui.save}
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
      <Byline comment={comment} nowMs={nowMs} />
      <p className={classes.text}>{comment.text}</p>
      <div className={classes.actions}>
        {children}
        {mayChange && comment.isSaved && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={() => edit.begin(start)}>
              {ui.edit}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              onClick={() => onChange({ showRemoved: true })}
            >
              {ui.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** "You" or "Facilitator", nothing for participants, and the time. SPEC B22 */
function Byline({ comment, nowMs }: { comment: CommentItem; nowMs: number }) {
  const shared = useText(activityText)
  const text = useText(itemText)
  const language = useLanguage()
  const { isMine, byFacilitator, isSaved, createdAt } = comment
  const who = isMine ? text.you : byFacilitator ? text.facilitator : null
  return (
    <p className={classes.byline}>
      {who !== null && <span className={classes.who}>{who}</span>}
      {isSaved ? (
        <time dateTime={new Date(createdAt * 1000).toISOString()} title={exactTime(createdAt, language)}>
          {relativeTime(createdAt, nowMs, language)}
        </time>
      ) : (
        <span className={classes.unsaved}>{shared.notSaved}</span>
      )}
    </p>
  )
}
