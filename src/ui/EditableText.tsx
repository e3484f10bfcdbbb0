import { Button, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import classes from './EditableText.module.css'

export interface EditableTextProps {
  /** A title is the page's heading. */
  kind: 'title' | 'text'
  value: string
  label: string
  editLabel: string
  placeholder: string
  /** In characters. */
  limit: number
  /** Answers what went wrong, or null. */
  onSave: (value: string) => Promise<string | null>
}

/**
 * A text that is edited where it stands: a click begins, Enter or leaving saves, Escape reverts. What could not be saved
 * stays in the field.
 */
export function EditableText({
  kind,
  value,
  label,
  editLabel,
  placeholder,
  limit,
  onSave,
}: EditableTextProps) {
  const text = useText(uiText)
  const [draft, setDraft] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const start = useRef(value)
  // Whether leaving the field saves: not while it is being saved, nor when it goes because of Escape.
  const isSettled = useRef(true)

  const begin = (): void => {
    isSettled.current = false
    start.current = value
    setDraft(value)
  }
  const close = (): void => {
    isSettled.current = true
    setDraft(null)
    setMistake(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = async (): Promise<void> => {
    if (draft === null || isSettled.current) return
    // Nothing was typed: somebody else may have changed the text meanwhile.
    if (draft.trim() === start.current) return close()
    isSettled.current = true
    const failed = await onSave(draft.trim())
    if (failed === null) return close()
    isSettled.current = false
    setMistake(failed)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and Escape that end a composed word belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void save()
  }

  if (draft === null) {
    const shown = value || placeholder
    return (
      <div className={classes.shown}>
        {/* For a mouse the text itself begins it too; the button beside it is everybody's way. */}
        {kind === 'title' ? (
          <PageHeading pageTitle={shown} className={classes.title ?? ''} onClick={begin} />
        ) : (
          <p className={classes.text} data-empty={value === '' || undefined} onClick={begin}>
            {shown}
          </p>
        )}
        <UnstyledButton ref={button} className={classes.edit} aria-label={editLabel} onClick={begin}>
          <IconPencil size={18} />
        </UnstyledButton>
      </div>
    )
  }
  const field = {
    'aria-label': label,
    autoFocus: true,
    maxLength: limit,
    value: draft,
    onKeyDown,
    onBlur: () => void save(),
    description: text.charactersLeft(draft.length, limit),
    inputWrapperOrder: ['input' as const, 'description' as const],
  }
  return (
    <div className={classes.editing}>
      {kind === 'title' ? (
        <>
          <h1 className={classes.hiddenHeading}>{value || placeholder}</h1>
          <TextInput size="lg" {...field} onChange={(event) => setDraft(event.currentTarget.value)} />
        </>
      ) : (
        <Textarea rows={3} {...field} onChange={(event) => setDraft(event.currentTarget.value)} />
      )}
      <MistakeAlert message={mistake} />
      {mistake !== null && (
        <Button size="xs" variant="default" mt="xs" onClick={() => void save()}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  )
}
