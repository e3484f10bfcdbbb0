import { useEffect, useEffectEvent } from 'react'
import type { Undo } from '#sync/desk.ts'

const writing = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes, on a Mac with Command; in fields and dialogs the keys are theirs. */
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
