import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ItemId } from '../board.ts'
import { boardText } from '../boardText.ts'
import { selectedHere, toggled, withRange } from './selection.ts'
import type { Selection } from './selection.ts'

export interface Selecting {
  isOn: boolean
  selection: Selection
  /** The selected items that still exist, in screen order. */
  ids: ItemId[]
  start: (first?: ItemId) => void
  end: () => void
  clear: () => void
  /** @param list the items of the list that contains it, for a range from the previous one (Shift) */
  toggle: (id: ItemId, list: readonly ItemId[], isRange: boolean) => void
  /** Selects a whole list, or deselects it when all of it is selected. */
  toggleAll: (list: readonly ItemId[]) => void
}

/** Elements that handle Escape themselves. */
const owningEscape = '[role="dialog"], [role="menu"], input:not([type="checkbox"]), textarea'

const none: Selection = new Set()

/**
 * Select mode of a board: several items at once, wherever they are.
 *
 * @param items all of the board, in screen order
 * @param words announced when it begins
 */
export function useSelection(items: readonly { id: ItemId }[], words: string): Selecting {
  const text = useText(boardText)
  const [isOn, setOn] = useState(false)
  const [selection, setSelection] = useState<Selection>(none)
  const last = useRef<ItemId | null>(null)
  const start = useCallback(
    (first?: ItemId) => {
      setOn(true)
      setSelection(first === undefined ? none : new Set([first]))
      last.current = first ?? null
      announce(words)
    },
    [words],
  )
  const end = useCallback(() => {
    setOn(false)
    setSelection(none)
    announce(text.notSelecting)
  }, [text])
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(owningEscape)
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) end()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, end])
  const clear = useCallback(() => setSelection(none), [])
  const toggle = useCallback((id: ItemId, list: readonly ItemId[], isRange: boolean) => {
    const fromId = last.current
    setSelection((now) => (isRange ? withRange(now, list, fromId, id) : toggled(now, id)))
    last.current = id
  }, [])
  const toggleAll = useCallback((list: readonly ItemId[]) => {
    setSelection((now) => {
      const isWhole = list.every((id) => now.has(id))
      return new Set(isWhole ? [...now].filter((id) => !list.includes(id)) : [...now, ...list])
    })
  }, [])
  const ids = useMemo(() => selectedHere(selection, items), [selection, items])
  return { isOn, selection, ids, start, end, clear, toggle, toggleAll }
}
