import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** Overlays that were opened from the table: they give the focus back. */
const overTable = '[aria-modal="true"], [role="menu"]'

/**
 * Keeps the focus in the table when the row or column that had it is gone: the cell in its place takes it, after a dialog
 * or menu that was opened there too.
 *
 * @param replaced incremented when the active cell is another one, because it was gone
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, replaced: number) {
  const isHere = useRef(false)
  const known = useRef(replaced)
  const isOwed = useRef(false)
  useLayoutEffect(() => {
    if (known.current !== replaced) isOwed.current ||= isHere.current
    known.current = replaced
    if (!isOwed.current || document.querySelector(overTable)) return
    isOwed.current = false
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) activeCell(grid.current)?.focus({ preventScroll: true })
  })
  return {
    onFocus: () => void (isHere.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const to = relatedTarget instanceof Element ? relatedTarget : null
      isHere.current = to !== null && (currentTarget.contains(to) || to.closest(overTable) !== null)
    },
  }
}

/** The cell that Tab enters the table at. */
export function activeCell(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>('[data-column][tabindex="0"]') ?? null
}
