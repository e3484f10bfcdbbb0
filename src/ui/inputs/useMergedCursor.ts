import { useLayoutEffect, useRef } from 'react'

type Move = (place: number) => number
type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps the text cursor at the same words of a field when another person's words are merged into its text.
 *
 * @param shown the field's text
 * @returns to be called before the text changes, with the current text and the mapping of its positions
 */
export function useMergedCursor(shown: string | null): (text: string, move: Move) => void {
  const next = useRef<{ field: TextField; start: number; end: number } | null>(null)
  useLayoutEffect(() => {
    const wanted = next.current
    next.current = null
    if (wanted) wanted.field.setSelectionRange(wanted.start, wanted.end)
  }, [shown])
  return (text, move) => {
    const field = document.activeElement
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || field.value !== text || field.selectionStart === null) return
    next.current = { field, start: move(field.selectionStart), end: move(field.selectionEnd ?? 0) }
  }
}
