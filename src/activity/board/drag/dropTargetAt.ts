import type { Point } from './dragState.ts'
import { dropIds, liftedBy } from './dropTargets.ts'
import type { Lifted, DropTarget } from './dropTargets.ts'

/**
 * The zone at the top and bottom of a group's card that means the gap beside it: a share of its height, and at most
 * these pixels.
 */
const edge = { part: 0.22, most: 14 }

/** The draggable item of an element; null for a control inside of it. */
export function liftableAt(target: EventTarget | null): Lifted | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null
  return handle ? liftedBy(handle.dataset['drag'] ?? '') : null
}

/**
 * The drop target under the pointer: the innermost `[data-drop]` that contains it.
 *
 * @param root elements outside of it are not drop targets
 */
export function dropTargetAt(root: HTMLElement, { x, y }: Point, lifted: Lifted): DropTarget | null {
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

/** The gap of the list that is nearest to a vertical position. */
function gapAt(list: HTMLElement, y: number): DropTarget {
  const next = cardsOf(list).find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  return { kind: 'before', id: next?.dataset['row'] ?? null }
}

/** The gap beside a group's card, when the pointer is at its upper or lower edge. */
function besideCard(list: HTMLElement, card: HTMLElement, y: number): DropTarget | null {
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
