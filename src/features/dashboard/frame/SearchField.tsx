import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { times } from '#domain/limits.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'

/** Debounce of a search on the server, in milliseconds. */
export const typingPauseMs = 200

export interface Search {
  typed: string
  setTyped: (typed: string) => void
  /** The trimmed search text; empty for everything. */
  wanted: string
}

/**
 * The typed text and the debounced search text. Clearing the field applies after 150 ms.
 *
 * @param typingMs debounce of typing
 * @see SPEC Z23
 */
export function useSearch(typingMs: number): Search {
  const [typed, setTyped] = useState('')
  const trimmed = typed.trim()
  const [settled] = useDebouncedValue(trimmed, trimmed === '' ? times.searchClearMs : typingMs)
  return { typed, setTyped, wanted: typingMs === 0 && trimmed !== '' ? trimmed : settled }
}

/** A search field with a button to clear it. */
export function SearchField({ search, label }: { search: Search; label: string }) {
  const ui = useText(uiText)
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    search.setTyped('')
    field.current?.focus()
  }
  const onKeyDown = useFieldKeys({ onEscape: () => search.setTyped('') })
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
        search.typed !== '' && <CloseButton aria-label={ui.clearSearch} size={28} onClick={clear} />
      }
      value={search.typed}
      onChange={(event) => search.setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
