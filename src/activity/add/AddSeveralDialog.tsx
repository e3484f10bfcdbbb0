import { ActionIcon, Button, Text, Textarea } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'
import classes from './AddSeveralDialog.module.css'
import { addSeveralText } from './addSeveralText.ts'
import { filledLinesIn } from '#domain/text.ts'
import { addFitting, excessOf as excessOver, readQueue, wordsOfQueue } from './answerQueue.ts'
import { useDraft } from './useDraft.ts'

export interface AddSeveralDialogProps {
  /** Text that is in the box already. */
  draft: string
  onDraft: (draft: string) => void
  /** Key of the list on this device. */
  queueKey: string
  /** Maximum length of an answer, in characters. */
  limit: number
  isLocked: boolean
  /** Number of answers added just before, when others of them were too long; null otherwise. */
  added: number | null
  onAdd: (text: string) => void
  onClose: () => void
}

/** Writes several answers and saves them together; the list is kept on this device until then. */
export function AddSeveralDialog(props: AddSeveralDialogProps) {
  const { draft, onDraft, queueKey, limit, isLocked, added, onAdd, onClose } = props
  const shared = useText(activityText)
  const ui = useText(uiText)
  const text = useText(addSeveralText)
  const noun = useItemNoun()
  const [kept, keep] = useDraft(queueKey, { wordsOf: wordsOfQueue })
  const queue = readQueue(kept)
  const setQueue = (answers: string[]): void => keep(answers.length > 0 ? JSON.stringify(answers) : '')
  const excessOf = (answer: string): number => excessOver(answer, limit)
  const isEmpty = draft.trim() === ''
  const excess = excessOf(draft)
  const box = useRef<HTMLTextAreaElement>(null)
  const tooLong = [...queue, draft].filter((answer) => excessOf(answer) > 0).length
  const [isRefused, setRefused] = useState(added !== null)

  const say = (count: number): void => {
    const additions = count > 0 ? [text.added(count, noun)] : []
    announce([...additions, ...(tooLong > 0 ? [text.leftOver(tooLong, noun)] : [])].join('. '))
  }
  useEffect(() => {
    if (added !== null) say(added)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- announced once: what was added before the dialog opened
  }, [])

  const addToQueue = (): void => {
    if (isEmpty) return
    if (excess > 0) {
      announce(shared.tooLong(excess))
      return
    }
    setQueue([...queue, draft.trim()])
    onDraft('')
  }
  const save = (): void => {
    const all = isEmpty ? queue : [...queue, draft.trim()]
    const count = all.length - addFitting(all, limit, onAdd).length
    setQueue(queue.filter((answer) => excessOf(answer) > 0))
    if (excess === 0) onDraft('')
    say(count)
    setRefused(true)
    if (tooLong === 0) onClose()
  }
  const onKeyDown = useFieldKeys({ onEnter: addToQueue })
  const onPaste = (event: ClipboardEvent): void => {
    const lines = filledLinesIn(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    setQueue([...queue, ...lines])
  }
  /** Moves it into the box; the box's text takes its place in the list. */
  const shorten = (place: number): void => {
    setQueue(queue.flatMap((answer, other) => (other !== place ? [answer] : isEmpty ? [] : [draft.trim()])))
    onDraft(queue[place] ?? '')
    box.current?.focus()
  }

  return (
    <AppDialog title={text.title(noun)} onClose={onClose} isWide>
      <Textarea
        aria-label={shared.addLabel(noun)}
        placeholder={shared.placeholder(noun)}
        description={text.hint(noun)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={excess > 0 && shared.tooLong(excess)}
        ref={box}
        data-autofocus
        rows={5}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Button variant="default" mt="sm" disabled={isEmpty} onClick={addToQueue}>
        {text.addAnother}
      </Button>
      {queue.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md" role="status">
            {text.count(queue.length, noun)}
          </Text>
          <ol className={classes.queue} aria-label={text.queued(noun)}>
            {queue.map((answer, index) => (
              <li key={`${index} ${answer}`} className={classes.answer}>
                <span className={classes.text}>
                  {answer}
                  {excessOf(answer) > 0 && (
                    <Text component="span" display="block" size="sm" c="var(--mantine-color-error)">
                      {shared.tooLong(excessOf(answer))}
                    </Text>
                  )}
                </span>
                {excessOf(answer) > 0 && (
                  <ActionIcon
                    size={40}
                    ml="auto"
                    aria-label={text.shorten(answer)}
                    onClick={() => shorten(index)}
                  >
                    <IconPencil size={16} />
                  </ActionIcon>
                )}
                <ActionIcon
                  size={40}
                  aria-label={text.remove(answer)}
                  onClick={() => setQueue(queue.filter((_, other) => other !== index))}
                >
                  <IconX size={16} />
                </ActionIcon>
              </li>
            ))}
          </ol>
        </>
      )}
      {isRefused && tooLong > 0 && (
        <Text size="sm" mt="md" c="var(--mantine-color-error)">
          {text.leftOver(tooLong, noun)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button disabled={isLocked || (isEmpty && queue.length === 0)} onClick={save}>
          {ui.save}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
