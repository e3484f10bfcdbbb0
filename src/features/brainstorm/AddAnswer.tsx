import { Button, Textarea } from '@mantine/core'
import { IconLock, IconPlaylistAdd } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/announce.ts'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useTypingMode } from '#ui/session/useTypingMode.ts'
import { useText } from '#ui/useText.ts'
import classes from './AddAnswer.module.css'
import { excessOf } from './answerQueue.ts'
import { answersText } from './answersText.ts'
import { brainstormText } from './text.ts'
import { useBoxOpen } from './useBoxOpen.ts'
import { useDraft } from './useDraft.ts'

const AddAnswersDialog = lazyDialog(async () => ({
  default: (await import('./AddAnswersDialog.tsx')).AddAnswersDialog,
}))

export interface AddAnswerProps {
  /** What is typed is kept on this device under it. */
  draftKey: string
  isLocked: boolean
  onAdd: (text: string) => void
}

const openRows = 5

/**
 * Where an answer is written: one row until it has the focus or holds text, then five. Enter submits, Shift+Enter makes a new line.
 */
export function AddAnswer({ draftKey, isLocked, onAdd }: AddAnswerProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const hintId = useId()
  const [draft, setDraft] = useDraft(draftKey)
  const [isAddingSeveral, setAddingSeveral] = useState(false)
  const { isOpen, boxFocus } = useBoxOpen()
  useTypingMode(isOpen)
  const isEmpty = draft.trim() === ''
  const isLarge = isOpen || draft !== ''
  const excess = excessOf(draft)

  const submit = (): void => {
    if (isEmpty || isLocked) return
    if (excess > 0) {
      announce(shared.tooLong(excess))
      return
    }
    onAdd(draft.trim())
    setDraft('')
    announce(shared.answerAdded)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      <form
        className={classes.box}
        data-large={isLarge || undefined}
        data-locked={isLocked || undefined}
        {...boxFocus}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Textarea
          aria-label={shared.addLabel}
          aria-describedby={hintId}
          placeholder={shared.addPlaceholder}
          classNames={{ input: classes.input ?? '' }}
          rows={isLarge ? openRows : 1}
          error={excess > 0}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.actions}>
          <span id={hintId} className={classes.hint}>
            {isLocked ? (
              <>
                <IconLock size={16} aria-hidden="true" /> {shared.inputLocked}
              </>
            ) : (
              draft !== '' && shared.count(draft.length, limits.postText)
            )}
            {excess > 0 && <span className={classes.excess}>{shared.tooLong(excess)}</span>}
          </span>
          {!isLocked && (
            <Button
              variant="subtle"
              className={classes.several ?? ''}
              leftSection={<IconPlaylistAdd size={18} />}
              aria-label={text.several}
              onClick={() => setAddingSeveral(true)}
            >
              <span className={classes.severalLabel}>{text.several}</span>
            </Button>
          )}
          <Button type="submit" disabled={isEmpty || isLocked}>
            {shared.submit}
          </Button>
        </div>
      </form>
      {isAddingSeveral && (
        <Suspense fallback={null}>
          <AddAnswersDialog
            draft={draft}
            onDraft={setDraft}
            queueKey={`${draftKey}.queue`}
            isLocked={isLocked}
            onAdd={onAdd}
            onClose={() => setAddingSeveral(false)}
          />
        </Suspense>
      )}
    </>
  )
}
