import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { times } from '#domain/limits.ts'
import { useText } from '#ui/useText.ts'
import { frameText } from './text.ts'

/** While somebody types, the server is asked when they pause. */
export const typingPauseMs = 200

export interface Search {
  typed: string
  setTyped: (typed: string) => void
  /** What is searched for, without spaces around it; empty for everything. */
  wanted: string
}

/**
 * What is typed into a search, and what is looked for: everything comes back 150 ms after the field was cleared.
 *
 * @param typingMs how long typing has to pause before it is looked for
 * @see specification, part 1, section 9: Search clear delay
 */
export function useSearch(typingMs: number): Search {
  const [typed, setTyped] = useState('')
  const trimmed = typed.trim()
  const [settled] = useDebouncedValue(trimmed, trimmed === '' ? times.searchClearMs : typingMs)
  return { typed, setTyped, wanted: typingMs === 0 && trimmed !== '' ? trimmed : settled }
}

/** The field of a search, with a button that clears it. */
export function SearchField({ search, label }: { search: Search; label: string }) {
  const text = useText(frameText)
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    search.setTyped('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      size="sm"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} />}
      rightSectionPointerEvents="all"
      rightSection={
        search.typed !== '' && <CloseButton aria-label={text.clearSearch} size={28} onClick={clear} />
      }
      value={search.typed}
      onChange={(event) => search.setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') search.setTyped('')
      }}
    />
  )
}
