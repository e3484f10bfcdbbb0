import { Button, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import type { AnyMessage } from '#domain/message.ts'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import classes from './EditableText.module.css'
import { useFieldKeys } from './useFieldKeys.ts'
import { MistakeAlert } from './MistakeAlert.tsx'
import { useLostText } from './useLostText.ts'
import { PageHeading } from '../focus/PageHeading.tsx'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'
import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'

export interface EditableTextProps {
  /** A title is the page's heading; a heading is one level below it. */
  kind: 'title' | 'heading' | 'text'
  /** Style of the text while not edited; by default the lobby's. */
  className?: string | undefined
  /** A small field, for a bar. */
  isSmall?: boolean
  value: string
  /** Displayed in place of the text, where that is not shown in full. */
  shown?: string
  label: string
  editLabel: string
  placeholder: string
  /** Maximum length, in characters. */
  limit: number
  /** Opens as a field with all of its text selected. */
  isBegun?: boolean
  /** Resolves with the error as a sentence, or null. */
  onSave: (value: string) => Promise<AnyMessage | null>
}

/**
 * A text edited in place: a click starts, Enter or leaving the field saves, Escape reverts. A text that could not be
 * saved stays in the field.
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
  isBegun = false,
  onSave,
}: EditableTextProps) {
  const text = useText(uiText)
  const [draft, setDraft] = useState<string | null>(isBegun ? value : null)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [begun, setBegun] = useState(value)
  // Whether a blur saves: not during a save, nor when Escape removes the field.
  const isSettled = useRef(!isBegun)
  const wasEditing = useRef(false)
  const isEditing = draft !== null
  useEffect(() => {
    const hasEnded = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!hasEnded) return
    // One frame later, when the focus may already be in another field; it stays there then.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isEditing])

  const endText = useLostText(draft === null || draft.trim() === begun ? '' : draft)
  const begin = (): void => {
    isSettled.current = false
    setBegun(value)
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
    if (draft.trim() === begun) return close()
    isSettled.current = true
    endText()
    const failed = await onSave(draft.trim())
    if (failed === null) return close()
    isSettled.current = false
    setMistake(failed)
  }
  const onKeyDown = useFieldKeys({
    onEnter: () => void save(),
    onEscape: (event) => {
      // Stops the event: elsewhere Escape also closes what is around the text; here it only reverts.
      event.stopPropagation()
      close()
    },
  })

  const words = shown || placeholder
  if (draft === null) {
    return (
      <div
        className={`${classes.shown} ${kind === 'heading' ? (className ?? '') : ''}`}
        data-kind={kind}
        data-small={isSmall || undefined}
      >
        {/* For a mouse the text itself is clickable too; the button beside it is the accessible way. */}
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
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (isBegun && draft === value) currentTarget.select()
    },
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
