import { Textarea } from '@mantine/core'
import type { AnyMessage } from '#domain/message.ts'
import { filledLinesIn, linesIn } from '#domain/text.ts'
import { useState } from 'react'
import type { ClipboardEvent, Ref } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './AutosaveField.module.css'

export interface AutosaveFieldProps {
  /** Shown above the field; `ariaLabel` where the label is elsewhere. */
  label?: string
  ariaLabel?: string
  value: string
  limit: number
  delayMs: number
  /** Shown while it is empty. */
  placeholder?: string | undefined
  /** Why it cannot be changed now, or null. */
  whyNot?: string | null
  /** A name has one line. */
  isOneLine?: boolean
  fieldRef?: Ref<HTMLTextAreaElement>
  /** Takes all pasted lines but the first, which goes into the field. Left out: the field takes all. */
  onLines?: ((lines: string[]) => void) | undefined
  /** Resolves with the error as a sentence, or null. */
  save: (draft: string) => Promise<AnyMessage | null>
}

/**
 * A field that autosaves (debounced) and shows while typing how many characters are left. Enter saves at once, Escape
 * takes back what is not saved yet.
 */
export function AutosaveField(props: AutosaveFieldProps) {
  const { label, ariaLabel, placeholder, value, limit, delayMs, fieldRef, onLines, save } = props
  const { whyNot = null, isOneLine = false } = props
  const text = useText(uiText)
  const field = useAutosave({ value, delayMs, save })
  const [isFocused, setFocused] = useState(false)
  const onKeyDown = useFieldKeys({
    onEnter: field.flush,
    onEscape: (event) => {
      if (!field.isDirty) return
      // Escape also closes panels and ends modes of the page; here it only reverts.
      event.stopPropagation()
      field.revert()
    },
  })
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const [first = '', ...others] = filledLinesIn(event.clipboardData.getData('text/plain'))
    if (!onLines || others.length === 0) return
    event.preventDefault()
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    field.change(before.slice(0, selectionStart) + first + before.slice(selectionEnd))
    field.flush()
    onLines(others)
  }
  return (
    <div className={classes.field}>
      {isFocused && (
        <span className={classes.counter} translate="no" data-numeric>
          {text.charactersLeft(field.value.length, limit)}
        </span>
      )}
      <Textarea
        ref={fieldRef}
        size="sm"
        label={label}
        aria-label={ariaLabel}
        placeholder={placeholder}
        description={whyNot}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={limit}
        disabled={whyNot !== null && !field.isDirty}
        readOnly={whyNot !== null}
        data-mantine-stop-propagation={field.isDirty || undefined}
        value={field.value}
        error={field.mistake}
        onChange={({ currentTarget }) =>
          field.change(isOneLine ? inOneLine(currentTarget.value) : currentTarget.value)
        }
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          field.flush()
        }}
        {...{ onKeyDown, onPaste }}
      />
    </div>
  )
}

/** What is typed on one line stays as it is; pasted lines are separated by one space. */
function inOneLine(typed: string): string {
  return linesIn(typed).reduce((line, next) => `${line.trimEnd()} ${next.trimStart()}`)
}
