import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cell, isEditing, openPlan, setPlanPages, words } from '#support/views/openPlan.tsx'

setPlanPages()

let scrolled: [number, number][] = []
const under = vi.fn<() => Element | null>()

beforeEach(() => {
  scrolled = []
  vi.useFakeTimers()
  vi.spyOn(document, 'elementFromPoint').mockImplementation(under)
  const grid = HTMLElement.prototype as { scrollBy: (x: number, y: number) => void }
  vi.spyOn(grid, 'scrollBy').mockImplementation((x, y) => void scrolled.push([x, y]))
})
/** The table begins at zero and is 600 pixels wide and high; nothing in it has a size. */
function openTable(): void {
  openPlan('facilitator')
  screen.getByRole('grid').getBoundingClientRect = () => new DOMRect(0, 0, 600, 600)
}
const bottom = 595

function isDragging(): boolean {
  return screen.getByRole('grid').dataset['dragging'] !== undefined
}

function frames(): void {
  act(() => void vi.advanceTimersByTime(200))
}

function pressNumber(row: number): void {
  const handle = cell(row, 0).querySelector('button') as HTMLButtonElement
  fireEvent.pointerDown(handle, { button: 0, pointerType: 'mouse', clientX: 0, clientY: 20 })
}

test('[PL5] a row that rests near the edge goes on scrolling, is marked where it would be dropped, and stops at once', () => {
  openTable()
  under.mockReturnValue(cell(1, 1))
  pressNumber(1)
  fireEvent.pointerMove(document, { clientX: 0, clientY: bottom })
  frames()
  expect(scrolled.length).toBeGreaterThan(3)
  expect(scrolled.at(-1)?.[0]).toBe(0)
  expect(scrolled.at(-1)?.[1]).toBeGreaterThan(0)
  // Another row came under the pointer, which did not move.
  act(() => void under.mockReturnValue(cell(2, 1)))
  frames()
  expect(cell(2, 1).closest('[data-row]')?.getAttribute('data-drop')).toBe('after')
  fireEvent.keyDown(document, { key: 'Escape' })
  const before = scrolled.length
  frames()
  expect(scrolled).toHaveLength(before)
  expect(isDragging()).toBe(false)
  fireEvent.pointerUp(document, { clientX: 0, clientY: bottom })
  expect([words(1)[0], words(2)[0]]).toEqual(['Tea', 'Cups'])
})

function touch(column: number): void {
  const title = cell(0, column).querySelector('[data-handle]') as HTMLElement
  fireEvent.pointerDown(title, { button: 0, pointerType: 'touch', clientX: 0, clientY: 0 })
}

test('[PL5] a finger that rests on a heading drags its column; one that moves at once scrolls', () => {
  openTable()
  under.mockReturnValue(cell(0, 2))
  const isHindered = (): boolean =>
    !fireEvent.touchMove(cell(0, 1), { touches: [{ identifier: 0, target: cell(0, 1) }] })
  touch(1)
  expect(isHindered()).toBe(false)
  fireEvent.pointerMove(document, { clientX: 300, clientY: 0 })
  frames()
  frames()
  expect(isDragging()).toBe(false)
  touch(1)
  frames()
  frames()
  expect(isDragging()).toBe(true)
  expect(isHindered()).toBe(true)
  fireEvent.pointerMove(document, { clientX: 300, clientY: 0 })
  expect(cell(0, 2).dataset['drop']).toBe('after')
  fireEvent.pointerUp(document, { clientX: 300, clientY: 0 })
  fireEvent.click(cell(0, 1))
  expect(isEditing()).toBe(false)
  expect(words(1)).toEqual(['', 'Tea'])
})
