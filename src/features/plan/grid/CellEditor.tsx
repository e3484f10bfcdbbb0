import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useTypingMode } from '#ui/session/useTypingMode.ts'
import { planText } from '../text.ts'
import classes from './CellEditor.module.css'
import { loadChoiceOptions } from '../later.ts'
import { useChoices } from './useChoices.ts'

const ChoiceOptions = lazyPart(loadChoiceOptions)

/** How an edit ended: the focus goes down with Enter, on with Tab or Shift+Tab, stays in the cell, or went elsewhere. */
export type EditEnd = 'enter' | 'tab' | 'shiftTab' | 'stay' | 'left'

export interface CellEditorProps {
  label: string
  /** The text when editing began. */
  began: string
  /** What replaces it, when editing began by typing: a character, or empty for one that is still being composed. */
  typed: string | null
  choices: readonly string[]
  /** Called as the text changes, to keep it on this device; null when it stays as it was. */
  onDraft: (value: string | null) => void
  /** Saves a text, after which its draft is over. @returns whether the field closes: Tab leaves the table behind the last cell */
  onEnd: (end: EditEnd, value: string | null) => boolean
}

/**
 * The field of one cell or heading: Enter and leaving save, Shift+Enter is a new line, Escape reverts, Tab and Shift+Tab
 * save and go on. Whatever removes it saves too, so that no text is lost when its row is deleted meanwhile.
 */
export function CellEditor({ label, began, typed, choices, onDraft, onEnd }: CellEditorProps) {
  const text = useText(planText)
  const ui = useText(uiText)
  const [value, setValue] = useState(typed || began)
  const [isComposed] = useState(typed === '')
  useTypingMode(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const excess = cleanText(value).length - limits.planText
  // No choice has a line break: arrow keys move within a text that has one.
  const options = useChoices(choices, value === began && !value.includes('\n') ? '' : value)
  const hasChoices = choices.length > 0
  const latest = useRef({ value, onEnd, isSettled: false })
  useEffect(() => {
    latest.current = { ...latest.current, value, onEnd }
  })

  const onText = (next: string): void => {
    setValue(next)
    onDraft(next)
  }
  /** Ends editing; false while the text is too long. */
  const end = (how: EditEnd, saved: string | null): boolean => {
    if (latest.current.isSettled || (saved !== null && cleanText(saved).length > limits.planText))
      return false
    latest.current.isSettled = true
    const change = saved === null ? null : changed(began, saved)
    if (change === null) onDraft(null)
    return onEnd(how, change)
  }
  useEffect(() => {
    const element = field.current
    // Before the focus: afterwards the page would be laid out once more.
    // What is being composed replaces the text.
    element?.setSelectionRange(isComposed ? 0 : element.value.length, element.value.length)
    element?.focus({ preventScroll: true })
    // Tab leads to cells that are not in view, and a browser comes to them only when something is typed.
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const state = latest
    return () => {
      const { value: left, isSettled, ...on } = state.current
      const saved = isSettled ? null : changed(began, left)
      if (saved === null) return
      state.current.isSettled = true
      on.onEnd('left', saved)
    }
  }, [began, isComposed])

  const onKeyDown = useFieldKeys({
    onEscape: (event) => {
      // Elsewhere Escape also closes what is around the cell.
      event.stopPropagation()
      end('stay', null)
    },
    onEnter: () => void end('enter', options.active ?? value),
    onOther: (event) => {
      if (event.key === 'Tab') {
        if (excess > 0 || end(event.shiftKey ? 'shiftTab' : 'tab', options.active ?? value))
          event.preventDefault()
      } else if (options.move(event.key)) event.preventDefault()
    },
  })
  return (
    <div className={classes.editor}>
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={id}
        className={classes.field}
        value={value}
        rows={Math.min(8, value.split('\n').length)}
        dir="auto"
        enterKeyHint="done"
        onKeyDown={onKeyDown}
        onBlur={() => void end('left', value)}
        onChange={(event) => onText(event.currentTarget.value)}
        // Of what began the edit nothing came: the text that it was to replace stays.
        onCompositionEnd={({ data, currentTarget }) => {
          if (!isComposed || data !== '' || currentTarget.value !== '') return
          setValue(began)
          onDraft(null)
        }}
        {...(hasChoices && {
          role: 'combobox',
          'aria-expanded': options.found.length > 0,
          'aria-controls': options.listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': options.activeId,
          autoComplete: 'off',
        })}
      />
      {hasChoices && <ChoiceOptions options={options} onPick={(choice) => end('stay', choice)} />}
      <span id={id} className={classes.count} role={excess > 0 ? 'alert' : undefined}>
        {excess > 0
          ? text.tooLong(excess)
          : value.length > limits.planText - 40 && ui.charactersLeft(value.length, limits.planText)}
      </span>
    </div>
  )
}

/** The text to save; null when nothing changed. */
function changed(began: string, value: string): string | null {
  const clean = cleanText(value)
  return clean === began ? null : clean
}
