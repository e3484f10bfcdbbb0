import { Button, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import classes from './EditableText.module.css'
import { MistakeAlert } from './MistakeAlert.tsx'
import { PageHeading } from './PageHeading.tsx'
import { uiText } from './text.ts'
import { useText } from './useText.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface EditableTextProps {
  /** A title is the page's heading, a heading stands under it. */
  kind: 'title' | 'heading' | 'text'
  /** Its look while it is read, in the place of the lobby's. */
  className?: string | undefined
  /** The field is small: it stands in a bar. */
  isSmall?: boolean
  value: string
  /** What is read where that is not the whole text. */
  shown?: string
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
  className,
  isSmall = false,
  value,
  shown = value,
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
  const wasEditing = useRef(false)
  const isEditing = draft !== null
  useEffect(() => {
    const hasEnded = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!hasEnded) return
    // A frame later: who left the field for another one is there by then, and stays there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isEditing])

  const begin = (): void => {
    isSettled.current = false
    start.current = value
    setDraft(value)
  }
  const close = (): void => {
    isSettled.current = true
    setDraft(null)
    setMistake(null)
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
    if (event.key === 'Escape') {
      // It also ends what a page has around the text; here it only reverts.
      event.stopPropagation()
      close()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void save()
  }

  const words = shown || placeholder
  if (draft === null) {
    return (
      <div
        className={`${classes.shown} ${kind === 'heading' ? (className ?? '') : ''}`}
        data-kind={kind}
        data-small={isSmall || undefined}
      >
        {/* For a mouse the text itself begins it too; the button beside it is everybody's way. */}
        {kind === 'title' && (
          <PageHeading pageTitle={words} className={className ?? classes.title ?? ''} onClick={begin} />
        )}
        {kind === 'heading' && (
          <h2 className={classes.heading} onClick={begin}>
            {words}
          </h2>
        )}
        {kind === 'text' && (
          <p className={className ?? classes.text} data-empty={value === '' || undefined} onClick={begin}>
            {words}
          </p>
        )}
        <UnstyledButton
          ref={button}
          className={classes.edit}
          aria-label={editLabel}
          title={editLabel}
          onClick={begin}
        >
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
    <div className={classes.editing} data-small={isSmall || undefined}>
      {kind !== 'text' && <VisuallyHidden component={kind === 'title' ? 'h1' : 'h2'}>{words}</VisuallyHidden>}
      {kind === 'title' ? (
        <TextInput
          size={isSmall ? 'sm' : 'lg'}
          {...field}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
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
