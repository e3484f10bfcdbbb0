import { CloseButton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFieldKeys } from '../inputs/useFieldKeys.ts'
import classes from './HelpDialog.module.css'

export interface HelpSearchProps {
  label: string
  clearLabel: string
  value: string
  onChange: (typed: string) => void
}

/**
 * The search field. It takes the focus at once, except on a touch screen, where the keyboard would cover the topics.
 */
export function HelpSearch({ label, clearLabel, value, onChange }: HelpSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const clear = (): void => {
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = useFieldKeys({ onEscape: () => value !== '' && clear() })
  return (
    <TextInput
      ref={field}
      className={classes.search ?? ''}
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      data-autofocus={!isTouch || undefined}
      // Escape clears the field first, and only then closes the dialog.
      data-mantine-stop-propagation={value !== '' || undefined}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSectionPointerEvents="all"
      rightSection={value !== '' && <CloseButton aria-label={clearLabel} size={28} onClick={clear} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
