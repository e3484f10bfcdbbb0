import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useStayInView } from '../add/useStayInView.ts'
import { activityText } from '../text.ts'
import classes from './CommentBox.module.css'

export interface CommentBoxProps {
  label: string
  /** Label of the button that sends it. */
  submitLabel: string
  draft: string
  onDraft: (draft: string) => void
  onSubmit: (text: string) => void
  /** For a box opened on request: it takes the focus, has more rows, and can be cancelled. */
  onCancel?: () => void
  isLocked?: boolean
  /** Shown above the text while it is locked; that input is closed, when left out. */
  whyLocked?: string | undefined
  /** Shown above the text while it is not locked. */
  note?: string | undefined
}

const roomyRows = 4
/** The box for a new comment stands above the comments and leaves them most of the dialog. */
const mostRows = { roomy: 8, plain: 4 }

/** Enter submits, Shift+Enter makes a new line; empty text is ignored. */
export function CommentBox(props: CommentBoxProps) {
  const { label, submitLabel, draft, onDraft, onSubmit, onCancel, isLocked = false, whyLocked, note } = props
  const { inputLocked } = useText(activityText)
  const { cancel } = useText(uiText)
  const box = useRef<HTMLDivElement>(null)
  useStayInView(box)
  // Stays expanded after losing the focus: collapsing would move the button under the finger.
  const [wasUsed, setUsed] = useState(false)
  const isUsed = wasUsed || draft !== ''
  const isRoomy = onCancel !== undefined
  const isIdle = draft.trim() === '' || isLocked
  const submit = (): void => {
    if (!isIdle) onSubmit(draft.trim())
  }
  const onKeyDown = useFieldKeys({ onEnter: submit })
  return (
    <div ref={box} className={classes.box} data-roomy={isRoomy || undefined} data-used={isUsed || undefined}>
      <Textarea
        description={isLocked ? (whyLocked ?? inputLocked) : note}
        aria-label={label}
        placeholder={label}
        autoFocus={isRoomy}
        autosize
        minRows={isRoomy ? roomyRows : 1}
        maxRows={isRoomy ? mostRows.roomy : mostRows.plain}
        onFocus={() => setUsed(true)}
        maxLength={limits.commentText}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button variant={isRoomy ? 'filled' : 'default'} disabled={isIdle} onClick={submit}>
          {submitLabel}
        </Button>
      </div>
    </div>
  )
}
