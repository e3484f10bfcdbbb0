import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus was, in words that outlive the element. */
interface Spot {
  element: HTMLElement
  list: string | undefined
  row: string | undefined
  /** Which part of the row: its handle, its menu. */
  control: string | undefined
  index: number
}

/**
 * Keeps the focus when what has it goes: a card that somebody moved, a menu or dialog that closed. It goes to the same part of
 * the same card, else to the card that came to its place, else to the list. Rows are `[data-row]` in a `[data-list]`, their
 * parts `[data-control]`.
 *
 * @returns the ref of the page
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null)
  const spot = useRef<Spot | null>(null)

  useEffect(() => {
    const page = root.current
    if (!page) return undefined
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) spot.current = spotOf(target)
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return
      // Leaving for nowhere is the person's wish, unless the element is being removed.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && document.activeElement === document.body)
          spot.current = null
      })
    }
    page.addEventListener('focusin', onFocusIn)
    page.addEventListener('focusout', onFocusOut)
    return () => {
      page.removeEventListener('focusin', onFocusIn)
      page.removeEventListener('focusout', onFocusOut)
    }
  }, [])

  // After every rendering: whatever it removed, the focus is looked after.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && spot.current && root.current) restore(root.current, spot.current)
  })
  return root
}

function spotOf(element: HTMLElement): Spot {
  const row = element.closest<HTMLElement>('[data-row]')
  const list = element.closest<HTMLElement>('[data-list]')
  return {
    element,
    list: list?.dataset['list'],
    row: row?.dataset['row'],
    control: element.closest<HTMLElement>('[data-control]')?.dataset['control'],
    index: row && list ? rowsOf(list).indexOf(row) : -1,
  }
}

function restore(page: HTMLElement, spot: Spot): void {
  restoreNear(page, spot)
  // What would have it is greyed or hidden now.
  if (document.activeElement === document.body) page.focus({ preventScroll: true })
}

function restoreNear(page: HTMLElement, { element, list, row, control, index }: Spot): void {
  if (element.isConnected) return element.focus()
  if (list === undefined) return
  const place = page.querySelector<HTMLElement>(`[data-list="${CSS.escape(list)}"]`)
  if (!place) return
  const rows = rowsOf(place)
  const next = rows.find((one) => one.dataset['row'] === row) ?? rows[Math.min(index, rows.length - 1)]
  const part = next?.querySelector<HTMLElement>(`[data-control="${control ?? ''}"]`)
  ;(part ?? next?.querySelector<HTMLElement>('[data-control]') ?? place).focus()
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')]
}
