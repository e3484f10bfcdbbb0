import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import classes from './PageField.module.css'

export interface PageFieldProps {
  page: number
  count: number
  onTurn: (page: number) => void
}

/** "Slide N of M"; the number is a field: Enter goes there, Escape takes the number back. */
export function PageField({ page, count, onTurn }: PageFieldProps) {
  const text = useText(presentText)
  const [typed, setTyped] = useState<string | null>(null)
  const onKeyDown = useFieldKeys({ onEscape: () => setTyped(null) })
  const go = (): void => {
    const wanted = Math.round(Number(typed))
    setTyped(null)
    if (typed?.trim() && Number.isFinite(wanted)) onTurn(Math.min(count, Math.max(1, wanted)))
  }
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <span className={classes.word} aria-hidden="true">
        {text.before}
      </span>
      <TextInput
        className={classes.field ?? ''}
        aria-label={`${text.goTo}, ${text.slideOf(page, count)}`}
        inputMode="numeric"
        autoComplete="off"
        size="sm"
        maxLength={5}
        value={typed ?? String(page)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <span className={classes.word} aria-hidden="true">
        {text.after(count)}
      </span>
    </form>
  )
}
