import type { Spot } from '../../table/spot.ts'
import { spotOf } from '../useGridPointer.ts'

/** Where a menu was asked for: at a cell or a row's number, and a point of the screen. */
export interface MenuPlace {
  spot: Spot
  x: number
  y: number
}

/** So long a finger rests before the menu opens, and so many pixels it may move meanwhile. */
const holdMs = 500
const slack = 10

/**
 * Follows what asks for the menu of a cell, a row's number or a heading: the right button, the key of menus, Shift+F10,
 * and a long press. In an edited text the browser's own menu opens, with spelling and pasting.
 *
 * @param open opens the menu of a cell or row; a heading has a menu of its own, which is pressed
 * @returns removes the listeners
 */
export function followMenuGestures(grid: HTMLElement, open: (place: MenuPlace) => void): () => void {
  const all = new AbortController()
  const { signal } = all
  /** Of the finger that is down. */
  let press: AbortController | null = null
  let isHeld = false
  const end = (): void => {
    press?.abort()
    press = null
  }

  /** @returns whether there is a menu */
  const ask = (target: EventTarget | null, x: number, y: number): boolean => {
    const spot = spotOf(target)
    if (!spot || (spot.rowId === null && spot.columnId === null)) return false
    if (spot.rowId !== null) open({ spot, x, y })
    else if (target instanceof Element)
      target.closest('[data-column]')?.querySelector<HTMLElement>('[data-control="menu"]')?.click()
    return true
  }
  grid.addEventListener(
    'contextmenu',
    (event) => {
      if (isText(event.target)) return
      // The long press of a finger is timed here: not every browser tells of it.
      const isOfFinger = press !== null || (event instanceof PointerEvent && event.pointerType === 'touch')
      if (isOfFinger || ask(event.target, event.clientX, event.clientY)) event.preventDefault()
    },
    { signal },
  )
  grid.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
      end()
      isHeld = false
      if (pointerType !== 'touch' || !isPrimary || isText(target)) return
      press = new AbortController()
      const { signal: during } = press
      const isHandle = target instanceof Element && target.closest('[data-handle]') !== null
      const timer = setTimeout(() => {
        isHeld = true
        // What can be dragged may still be: its menu opens when the finger is lifted in its place.
        if (!isHandle) ask(target, x, y)
      }, holdMs)
      during.addEventListener('abort', () => clearTimeout(timer))
      const listen = (
        name: 'pointermove' | 'pointerup' | 'pointercancel',
        heard: (at: PointerEvent) => void,
      ) => document.addEventListener(name, heard, { signal: during })
      listen('pointermove', (at) => {
        if (Math.hypot(at.clientX - x, at.clientY - y) > slack) end()
      })
      listen('pointerup', () => {
        end()
        if (isHeld && isHandle) ask(target, x, y)
      })
      listen('pointercancel', end)
    },
    { signal },
  )
  // What a lifted finger presses otherwise: the cell would be edited, or the menu closed at once.
  grid.addEventListener('touchend', (event) => isHeld && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  return () => {
    all.abort()
    end()
  }
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}
