import { Button, Textarea } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import classes from './AddAnswer.module.css'
import { brainstormText } from './text.ts'

export interface AddAnswerProps {
  isLocked: boolean
  /** What was typed here before, kept by whoever shows this box. */
  draft: string
  onDraft: (draft: string) => void
  onAdd: (text: string) => void
}

/** Where an answer is written: five rows, Enter submits, Shift+Enter makes a new line. */
export function AddAnswer({ isLocked, draft, onDraft, onAdd }: AddAnswerProps) {
  const text = useText(brainstormText)
  const hintId = useId()
  const isEmpty = draft.trim() === ''

  const submit = (): void => {
    if (isEmpty || isLocked) return
    onAdd(draft.trim())
    onDraft('')
    announce(text.answerAdded)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        aria-label={text.addLabel}
        aria-describedby={hintId}
        placeholder={text.addPlaceholder}
        classNames={{ input: classes.input ?? '' }}
        rows={5}
        maxLength={limits.postText}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.actions}>
        <span id={hintId} className={classes.hint}>
          {isLocked ? (
            <>
              <IconLock size={16} aria-hidden="true" /> {text.inputLocked}
            </>
          ) : (
            draft !== '' && text.count(draft.length, limits.postText)
          )}
        </span>
        <Button type="submit" disabled={isEmpty || isLocked}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
