import { Button, Textarea } from '@mantine/core'
import { IconLock, IconPlaylistAdd } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { readDraft, writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useTypingMode } from '#ui/session/useTypingMode.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'
import classes from './AddBox.module.css'
import { addFitting, excessOf, readQueue } from './answerQueue.ts'
import { PastedOffer } from './PastedOffer.tsx'
import { boxKey, useBoxKey } from './useBoxKey.ts'
import { useBoxOpen } from './useBoxOpen.ts'
import type { BoxDescription } from './useDescription.tsx'
import { useDraft, useDraftPlace } from './useDraft.ts'
import { usePastedLines } from './usePastedLines.ts'

const AddSeveralDialog = lazyDialog(async () => ({
  default: (await import('./AddSeveralDialog.tsx')).AddSeveralDialog,
}))

export interface AddBoxProps {
  /** Key of the draft on this device: the activity's id and what in it is answered. */
  draftKey: string
  /** Maximum length of an answer's text, in characters. */
  limit: number
  /** From `useDescription`, for kinds whose answers have one. */
  description?: BoxDescription
  /** Choices that belong to the answer, such as its topic: shown above the field while somebody writes. */
  choice?: ReactNode
  /** Receives the field, for a kind that moves the focus there from elsewhere on its page. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  /** Input is locked; what is typed stays. */
  isLocked: boolean
  /** For what is not an answer: it is added one at a time, and the kind announces it. */
  words?: { label: string; placeholder: string }
  /**
   * Takes an answer, offline too: the kind hands it to the outbox and shows it among its cards.
   *
   * @param description only where the box has one; empty when none was written
   */
  onAdd: (text: string, description?: string) => void
}

/** Two fields share the height. */
const openRows = { alone: 5, described: 2 }

/**
 * The field for a new answer: one row until it has the focus or holds text, then five. Enter submits, Shift+Enter makes
 * a new line; pasted lines may become separate answers. A text that is too long stays whole and is not sent.
 */
export function AddBox(props: AddBoxProps) {
  const { draftKey, limit, description, choice, fieldRef, isLocked, words, onAdd } = props
  const text = useText(activityText)
  const noun = useItemNoun()
  const { charactersLeft } = useText(uiText)
  const hintId = useId()
  const [draft, setDraft] = useDraft(draftKey)
  const owner = identityKey(useRoom().identity)
  const place = useDraftPlace()
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const box = fieldRef ?? ownRef
  const pasted = usePastedLines(draft)
  // How many were added just before the dialog opened for the rest; null when there was no rest.
  const [several, setSeveral] = useState<{ added: number | null } | null>(null)
  const queueKey = `${draftKey}.queue`
  useBoxKey(box)
  const { isOpen, boxFocus } = useBoxOpen()
  useTypingMode(isOpen)
  const isEmpty = draft.trim() === ''
  const isLarge = isOpen || draft !== '' || Boolean(description?.text)
  const excess = excessOf(draft, limit)
  const excessInAny = excess || (description?.excess ?? 0)

  /** Whether it was accepted. */
  const submit = (): boolean => {
    if (isEmpty || isLocked) return false
    if (excessInAny > 0) {
      announce(text.tooLong(excessInAny))
      return false
    }
    if (description) onAdd(draft.trim(), description.text.trim())
    else onAdd(draft.trim())
    setDraft('')
    description?.clear()
    if (!words) announce(text.added(noun))
    return true
  }
  const split = (): void => {
    const { lines } = pasted
    const tooLong = addFitting(lines, limit, onAdd)
    const added = lines.length - tooLong.length
    pasted.dismiss()
    setDraft('')
    if (tooLong.length > 0) {
      const queue = [...readQueue(readDraft(owner, queueKey)), ...tooLong]
      writeDraft(owner, queueKey, JSON.stringify(queue), { ...place, text: queue.join('\n') })
      setSeveral({ added })
    } else {
      announce(text.answersAdded(added, noun))
      box.current?.focus()
    }
  }
  const onKeyDown = useFieldKeys({
    onEnter: ({ target }) => {
      // Leaves the description too: the next answer begins with its text.
      if (submit() && target !== box.current) box.current?.focus()
    },
  })

  return (
    <>
      <form
        className={classes.box}
        data-large={isLarge || undefined}
        data-locked={isLocked || undefined}
        {...boxFocus}
        onKeyDown={(event) => event.target instanceof HTMLTextAreaElement && onKeyDown(event)}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {isLarge && choice}
        <Textarea
          ref={box}
          aria-label={words?.label ?? text.addLabel(noun)}
          aria-describedby={hintId}
          aria-keyshortcuts={boxKey}
          title={words ? undefined : text.boxKey(boxKey, noun)}
          placeholder={words?.placeholder ?? text.placeholder(noun)}
          classNames={{ input: classes.input ?? '' }}
          rows={!isLarge ? 1 : description ? openRows.described : openRows.alone}
          error={excess > 0}
          value={draft}
          onChange={({ currentTarget: { value } }) => {
            pasted.change(draft, value)
            setDraft(value)
          }}
        />
        {!words && pasted.lines.length > 0 && (
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
        {isLarge && description?.field}
        <div className={classes.actions}>
          <span id={hintId} className={classes.hint}>
            {isLocked ? (
              <>
                <IconLock size={16} aria-hidden="true" /> <span>{text.inputLocked}</span>
              </>
            ) : (
              draft !== '' && <span translate="no">{charactersLeft(draft.length, limit)}</span>
            )}
            {excess > 0 && <span className={classes.excess}>{text.tooLong(excess)}</span>}
          </span>
          {!isLocked && !words && (
            <Button
              variant="subtle"
              className={classes.several ?? ''}
              leftSection={<IconPlaylistAdd size={18} />}
              aria-label={text.several(noun)}
              onClick={() => setSeveral({ added: null })}
            >
              <span className={classes.severalLabel}>{text.several(noun)}</span>
            </Button>
          )}
          <Button type="submit" disabled={isEmpty || isLocked}>
            {text.submit}
          </Button>
        </div>
      </form>
      {several && (
        <AddSeveralDialog
          draft={draft}
          onDraft={setDraft}
          queueKey={queueKey}
          limit={limit}
          added={several.added}
          isLocked={isLocked}
          onAdd={onAdd}
          onClose={() => setSeveral(null)}
        />
      )}
    </>
  )
}
