import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { liftableAt } from '#activity/board/drag/dropTargetAt.ts'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ShownSection } from '../items/shownSections.ts'
import { sortText } from './sortText.ts'
import type { Sorting } from './useSorting.ts'

/** What keeps its own keys. */
const keepsKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/**
 * The keys of a board: 1 to 9 send what is selected, or the card that has the focus, to a section, and 0 to what is not
 * sorted; the focus goes to the next card. Arrows go from card to card, and from section to section. SPEC OR5
 */
export function useSortKeys(
  root: RefObject<HTMLElement | null>,
  sections: readonly ShownSection[],
  selecting: Selecting,
  sorting: Sorting,
): void {
  const text = useText(sortText)
  const send = (board: HTMLElement, ids: readonly string[], number: number): void => {
    const section = sections[number]
    if (!section) return announce(text.noSuchSection(number))
    focusBeside(board, ids)
    sorting.move(ids, { sectionId: section.id, groupId: null, beforeId: null })
    if (selecting.isOn) selecting.clear()
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target, repeat, defaultPrevented } = event
    if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || !(target instanceof Element)) return
    if (target.closest(keepsKeys) || !root.current) return
    if (/^\d$/.test(key)) {
      const ids = selecting.isOn && selecting.ids.length > 0 ? selecting.ids : idAt(target)
      if (ids.length === 0 || repeat) return
      event.preventDefault()
      send(root.current, ids, Number(key))
    } else if (target.matches('[data-control="handle"]') && step(root.current, target, key)) {
      event.preventDefault()
    }
  })
  useEffect(() => {
    const board = root.current
    const listener = (event: KeyboardEvent): void => onKey(event)
    board?.addEventListener('keydown', listener)
    return () => board?.removeEventListener('keydown', listener)
  }, [root])
}

/** The item, or the group that can be moved, in whose row an element is. */
function idAt(target: Element): string[] {
  const row = target.closest<HTMLElement>('[data-row]')
  const lifted = row && liftableAt(row.querySelector('[data-drag]'))
  return lifted && lifted.id === row.dataset['row'] ? [lifted.id] : []
}

/** The focus leaves cards that are about to go: to the next one in their list, or to the one before. */
function focusBeside(board: HTMLElement, ids: readonly string[]): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  const list = row?.closest('[data-section]')
  if (!row || !list || !board.contains(row) || !ids.includes(row.dataset['row'] ?? '')) return
  const handles = handlesIn(list)
  const here = handles.findIndex((one) => one.closest('[data-row]') === row)
  const stays = (one: HTMLElement): boolean =>
    !ids.includes(one.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
  const next = handles.slice(here + 1).find(stays) ?? handles.slice(0, Math.max(0, here)).findLast(stays)
  next?.focus()
}

/** @returns whether the key led anywhere */
function step(board: HTMLElement, from: Element, key: string): boolean {
  const section = from.closest('[data-section]')
  const here = section ? handlesIn(section) : []
  const at = here.findIndex((one) => one === from)
  if (key === 'ArrowUp' || key === 'ArrowDown') return takes(here[at + (key === 'ArrowDown' ? 1 : -1)])
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  const filled = [...board.querySelectorAll('[data-section]')].filter((one) => handlesIn(one).length > 0)
  const next = filled[filled.findIndex((one) => one === section) + (key === 'ArrowRight' ? 1 : -1)]
  const there = next ? handlesIn(next) : []
  return takes(there[Math.min(at, there.length - 1)])
}

function handlesIn(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-control="handle"]')]
}

function takes(element: HTMLElement | undefined): boolean {
  element?.focus()
  return element !== undefined
}
