import type { Point } from './dragState.ts'
import { dropIds, liftedBy } from './places.ts'
import type { Lifted, Place } from './places.ts'

/** How much of a group's card, above and below, means the gap beside it: part of its height, and at most pixels. */
const edge = { part: 0.22, most: 14 }

/** What can be lifted at an element; what is pressed inside of it is not. */
export function liftableAt(target: EventTarget | null): Lifted | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null
  return handle ? liftedBy(handle.dataset['drag'] ?? '') : null
}

/**
 * The place under the pointer: the innermost `[data-drop]` that it is inside of.
 *
 * @param root nothing outside of it is a place
 */
export function placeAt(root: HTMLElement, { x, y }: Point, lifted: Lifted): Place | null {
  const under = document.elementFromPoint(x, y)
  const drop = under?.closest<HTMLElement>('[data-drop]')
  if (!drop || !root.contains(drop)) return null
  const name = drop.dataset['drop'] ?? ''
  if (name === dropIds.ungrouped) return { kind: 'ungrouped' }
  if (name === dropIds.groups) return lifted.kind === 'group' ? gapAt(drop, y) : null
  const place = liftedBy(name)
  if (place?.kind !== 'group' || lifted.kind !== 'group') return place
  const list = drop.closest<HTMLElement>(`[data-drop="${dropIds.groups}"]`)
  return list ? (besideCard(list, drop, y) ?? place) : place
}

/** The gap of the list that a height is nearest to. */
function gapAt(list: HTMLElement, y: number): Place {
  const next = cardsOf(list).find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  return { kind: 'before', id: next?.dataset['row'] ?? null }
}

/** The gap beside a group's card, for a pointer at its upper or lower edge. */
function besideCard(list: HTMLElement, card: HTMLElement, y: number): Place | null {
  const { top, bottom, height } = card.getBoundingClientRect()
  const margin = Math.min(edge.most, height * edge.part)
  if (y >= top + margin && y <= bottom - margin) return null
  const cards = cardsOf(list)
  const next = y < top + margin ? card : cards[cards.indexOf(card) + 1]
  return { kind: 'before', id: next?.dataset['row'] ?? null }
}

function cardsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')]
}
