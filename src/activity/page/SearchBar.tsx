import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { times } from '#domain/limits.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'
import classes from './SearchBar.module.css'

const writing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/**
 * In the header's slot `search`: filters answers while typing; the kind does it with `domain/search.ts`. The key "/"
 * focuses it; Escape empties it.
 */
export function SearchBar({ onSearch }: { onSearch: (search: string) => void }) {
  const text = useText(activityText)
  const noun = useItemNoun()
  const ui = useText(uiText)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSlashKey(field)
  useEffect(() => () => clearTimeout(clearing.current), [])

  const type = (search: string): void => {
    clearTimeout(clearing.current)
    setTyped(search)
    onSearch(search)
  }
  // Debounced: all answers return a moment later, so that they do not flash up when another word is typed.
  const clear = (): void => {
    setTyped('')
    clearing.current = setTimeout(() => onSearch(''), times.searchClearMs)
  }
  const onKeyDown = useFieldKeys({
    onEscape: () => (typed === '' ? field.current?.blur() : clear()),
  })
  return (
    <div role="search" className={classes.bar} data-filled={typed !== '' || undefined}>
      <IconSearch size={18} aria-hidden="true" className={classes.icon} />
      <input
        ref={field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        className={classes.field}
        aria-label={text.search(noun)}
        aria-keyshortcuts="/"
        placeholder={text.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={ui.clearSearch}
          onClick={() => {
            clear()
            field.current?.focus()
          }}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(writing)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
