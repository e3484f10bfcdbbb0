import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  cell,
  click,
  field,
  isEditing,
  openPlan,
  selectedCount,
  setPlanPages,
  words,
} from '#support/views/openPlan.tsx'

setPlanPages()

/** Presses the right button, as the key of menus does too. @returns whether the browser's own menu opens */
function askMenu(at: HTMLElement): boolean {
  const event = createEvent.contextMenu(at, { clientX: 5, clientY: 5 })
  fireEvent(at, event)
  return !event.defaultPrevented
}

const entries = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

test('[PL21] participants are offered what they may do with a cell and its row; the focus comes back to the cell', async () => {
  const { sent } = openPlan('participant')
  expect(askMenu(cell(2, 1))).toBe(false)
  expect(await entries()).toEqual(['Cut', 'Copy', 'Paste', 'Fill down', 'Empty the cell', 'Open row'])
  screen.getByRole('menu', { name: 'What, row 2, Row 2' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Empty the cell' }))
  expect(sent()).toEqual([{ a: { value: '', expected: 'Cups' } }])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(cell(2, 1))
})

test('[B4] [PL21] while input is closed a cell is only copied', async () => {
  openPlan('participant', { isLocked: true })
  askMenu(cell(1, 1))
  expect(await entries()).toEqual(['Copy', 'Open row'])
})

test('[PL21] facilitators move and delete a row by the menu of its number, as by its dialog', async () => {
  openPlan('facilitator')
  askMenu(within(cell(1, 0)).getByRole('button'))
  expect(await entries()).toEqual(['Open row', 'Move row up', 'Move row down', 'Delete row'])
  expect(screen.getByRole('menuitem', { name: 'Move row up' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move row down' }))
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  askMenu(cell(2, 1))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete row' }))
  await screen.findByRole('dialog', { name: 'Are you sure you want to delete this row?' })
})

test('[PL21] the menu of a selected cell is about the selection, that of another one about that cell alone', async () => {
  const { sent } = openPlan('facilitator')
  click(cell(1, 1), { ctrlKey: true })
  click(cell(2, 1), { ctrlKey: true })
  askMenu(cell(1, 1))
  await screen.findByRole('menu', { name: '2 cells selected, Row 1' })
  screen.getByRole('menuitem', { name: 'Empty the cells' })
  screen.getByRole('menuitem', { name: 'Copy input to another activity' })
  askMenu(cell(1, 2))
  await screen.findByRole('menu', { name: 'Column 2, row 1, Row 1' })
  expect(selectedCount()).toBe(0)
  expect(sent()).toEqual([])
})

test('[PL21] a heading opens the menu of its column; an edited text has the browser’s own menu', async () => {
  openPlan('participant')
  askMenu(cell(0, 1))
  await screen.findByRole('menuitem', { name: 'Sort A to Z' })
  click(cell(1, 1))
  expect(isEditing()).toBe(true)
  expect(askMenu(field())).toBe(true)
})

test('[PL21] what is cut is emptied once the clipboard has it', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not allowed'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const without = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => void (without && Object.defineProperty(navigator, 'clipboard', without)))
  openPlan('participant')
  for (const left of ['Tea', '']) {
    askMenu(cell(1, 1))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cut' }))
    await waitFor(() => expect(words(1)[0]).toBe(left))
    writeText.mockResolvedValueOnce()
  }
  expect(writeText.mock.calls).toEqual([['Tea'], ['Tea']])
})

test('[PL21] a finger that rests on a cell opens its menu; one that moves, or is lifted sooner, does not', () => {
  vi.useFakeTimers()
  openPlan('participant')
  const press = (): void =>
    void fireEvent.pointerDown(cell(1, 1), { pointerType: 'touch', isPrimary: true, clientX: 9, clientY: 9 })
  const rest = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
  press()
  fireEvent.pointerMove(document, { clientX: 9, clientY: 40 })
  rest(600)
  press()
  rest(300)
  fireEvent.pointerUp(document)
  rest(600)
  expect(screen.queryByRole('menu')).toBeNull()
  press()
  rest(600)
  screen.getByRole('menu')
  const lifted = createEvent.touchEnd(cell(1, 1), { cancelable: true })
  fireEvent(cell(1, 1), lifted)
  // Otherwise the browser would press what is under the finger.
  expect(lifted.defaultPrevented).toBe(true)
})
