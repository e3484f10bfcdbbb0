import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PostId } from '#domain/ids.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { GroupBoard } from '../groupBoard.ts'
import { groupsText } from '../groupsText.ts'
import { selectedHere, toggled, withRange } from './selection.ts'
import type { Selection } from './selection.ts'

export interface Selecting {
  isOn: boolean
  selection: Selection
  /** The selected answers that still exist, in screen order. */
  ids: PostId[]
  start: (first?: PostId) => void
  end: () => void
  clear: () => void
  /** @param list the answers of the list that contains it, for a range from the previous one (Shift) */
  toggle: (id: PostId, list: readonly PostId[], isRange: boolean) => void
  /** Selects a whole list, or deselects it when all of it is selected. */
  toggleAll: (list: readonly PostId[]) => void
}

/** Elements that handle Escape themselves. */
const owningEscape = '[role="dialog"], [role="menu"], input:not([type="checkbox"]), textarea'

const none: Selection = new Set()

/** Select mode of the Groups page: several answers at once, grouped and ungrouped. */
export function useSelection(board: GroupBoard): Selecting {
  const text = useText(groupsText)
  const [isOn, setOn] = useState(false)
  const [selection, setSelection] = useState<Selection>(none)
  const last = useRef<PostId | null>(null)
  const start = useCallback(
    (first?: PostId) => {
      setOn(true)
      setSelection(first === undefined ? none : new Set([first]))
      last.current = first ?? null
      announce(text.selecting)
    },
    [text],
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
  const toggle = useCallback((id: PostId, list: readonly PostId[], isRange: boolean) => {
    const fromId = last.current
    setSelection((now) => (isRange ? withRange(now, list, fromId, id) : toggled(now, id)))
    last.current = id
  }, [])
  const toggleAll = useCallback((list: readonly PostId[]) => {
    setSelection((now) => {
      const isWhole = list.every((id) => now.has(id))
      return new Set(isWhole ? [...now].filter((id) => !list.includes(id)) : [...now, ...list])
    })
  }, [])
  const ids = useMemo(() => selectedHere(selection, board), [selection, board])
  return { isOn, selection, ids, start, end, clear, toggle, toggleAll }
}
