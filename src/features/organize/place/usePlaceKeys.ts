import { useEffect, useEffectEvent } from 'react'
import { placeOfKey } from './placements.ts'
import type { Placing } from './usePlacing.ts'

const keepsKeys = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** 1 to 9 place the open item in a section, 0 leaves it undecided, and Backspace goes back; fields and dialogs keep these keys. */
export function usePlaceKeys({ place, back, open, sections }: Placing): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, key, target, defaultPrevented, repeat } = event
    if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || !open) return
    if (target instanceof Element && target.closest(keepsKeys)) return
    if (document.querySelector('[role="dialog"], [role="menu"]')) return
    const chosen = placeOfKey(key)
    const section = typeof chosen === 'number' ? sections[chosen] : null
    if (chosen !== null && section !== undefined) {
      event.preventDefault()
      place(section)
    } else if (key === 'Backspace' && back) {
      event.preventDefault()
      back()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
