import { Button, Textarea } from '@mantine/core'
import { IconLock, IconPlaylistAdd } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { identityKey } from '#api/identity.ts'
import { limits } from '#domain/limits.ts'
import { readDraft, writeDraft } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useTypingMode } from '#ui/session/useTypingMode.ts'
import { useText } from '#ui/useText.ts'
import classes from './AddBox.module.css'
import { addFitting, excessOf, readQueue } from './answerQueue.ts'
import { answersText } from '#features/brainstorm/answers/answersText.ts'
import { PastedOffer } from './PastedOffer.tsx'
import { brainstormText } from '#features/brainstorm/text.ts'
import { boxKey, useBoxKey } from './useBoxKey.ts'
import { useBoxOpen } from './useBoxOpen.ts'
import { useDraft } from './useDraft.ts'
import { usePastedLines } from './usePastedLines.ts'

const AddAnswersDialog = lazyDialog(async () => ({
  default: (await import('./AddSeveralDialog.tsx')).AddAnswersDialog,
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
  const owner = identityKey(useRoom().identity)
  const box = useRef<HTMLTextAreaElement>(null)
  const pasted = usePastedLines(draft)
  // How many were added just before the dialog opened for the others; null: none was left over.
  const [several, setSeveral] = useState<{ added: number | null } | null>(null)
  const queueKey = `${draftKey}.queue`
  useBoxKey(box)
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
  const split = (): void => {
    const { lines } = pasted
    const tooLong = addFitting(lines, onAdd)
    const added = lines.length - tooLong.length
    pasted.dismiss()
    setDraft('')
    if (tooLong.length > 0) {
      const queue = [...readQueue(readDraft(owner, queueKey)), ...tooLong]
      writeDraft(owner, queueKey, JSON.stringify(queue))
      setSeveral({ added })
    } else {
      announce(text.answersAdded(added))
      box.current?.focus()
    }
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
          ref={box}
          aria-label={shared.addLabel}
          aria-describedby={hintId}
          aria-keyshortcuts={boxKey}
          title={text.boxKey(boxKey)}
          placeholder={shared.addPlaceholder}
          classNames={{ input: classes.input ?? '' }}
          rows={isLarge ? openRows : 1}
          error={excess > 0}
          value={draft}
          onChange={({ currentTarget: { value } }) => {
            pasted.change(draft, value)
            setDraft(value)
          }}
          onKeyDown={onKeyDown}
        />
        {pasted.lines.length > 0 && (
          <PastedOffer
            count={pasted.lines.length}
            isLocked={isLocked}
            onSplit={split}
            onKeep={() => {
              pasted.dismiss()
              box.current?.focus()
            }}
          />
        )}
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
              onClick={() => setSeveral({ added: null })}
            >
              <span className={classes.severalLabel}>{text.several}</span>
            </Button>
          )}
          <Button type="submit" disabled={isEmpty || isLocked}>
            {shared.submit}
          </Button>
        </div>
      </form>
      {several && (
        <Suspense fallback={null}>
          <AddAnswersDialog
            draft={draft}
            onDraft={setDraft}
            queueKey={queueKey}
            added={several.added}
            isLocked={isLocked}
            onAdd={onAdd}
            onClose={() => setSeveral(null)}
          />
        </Suspense>
      )}
    </>
  )
}
