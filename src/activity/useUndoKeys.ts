import { useEffect, useEffectEvent } from 'react'
import type { Undo } from '#sync/documents/desk.ts'

const writing = 'input, textarea, select, [contenteditable], [role="dialog"]'

/**
 * Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes, with Command on a Mac; fields and dialogs keep these keys for
 * themselves.
 */
export function useUndoKeys({ undo, redo }: Pick<Undo, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(writing)) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
