import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the focus inside a list when the thing that had it goes, by a button or because somebody else grouped its answers: it
 * moves to the one that took its place, else to the heading. The things are elements with `data-suggestion`.
 */
export function useKeptFocus(): {
  panel: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  onFocus: (target: EventTarget) => void
} {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<{ index: number; element: Element } | null>(null)
  useEffect(() => {
    const lost = last.current
    // Only where it was lost: whoever has gone on elsewhere is left there.
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return
    const cards = [...(panel.current?.querySelectorAll('[data-suggestion]') ?? [])]
    const next = cards[Math.min(lost.index, cards.length - 1)]?.querySelector<HTMLElement>('[data-accept]')
    const target = next ?? heading.current
    target?.focus()
  })
  const onFocus = (target: EventTarget): void => {
    if (!(target instanceof Element)) return
    const card = target.closest('[data-suggestion]')
    const cards = [...(panel.current?.querySelectorAll('[data-suggestion]') ?? [])]
    last.current = { index: card ? cards.indexOf(card) : 0, element: target }
  }
  return { panel, heading, onFocus }
}
