import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  cell,
  click,
  field,
  focus,
  isEditing,
  openPlan,
  press,
  pressButton,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'

setPlanPages()

/** Copies or pastes at the focus; returns what is on the clipboard then. */
function clipboard(does: 'copy' | 'paste', text = ''): string {
  let kept = text
  const clipboardData = { getData: () => kept, setData: (_type: string, value: string) => (kept = value) }
  const target = document.activeElement ?? document.body
  fireEvent(target, createEvent[does](target, { clipboardData }))
  return kept
}

test('[PL5] a range of a spreadsheet is pasted from the cell on, with rows that are missing; and copied as one', () => {
  const { sent } = openPlan('facilitator')
  focus(cell(2, 1))
  clipboard('paste', '"Big\ncups"\tAnn\r\nSugar\tBen\r\n')
  expect(sent()).toEqual([
    { a: { value: 'Big\ncups', expected: 'Cups' }, b: { value: 'Ann', expected: '' } },
    'create',
  ])
  expect(words(3)).toEqual(['Sugar', 'Ben'])
  expect(useToastQueue.getState().waiting.at(-1)?.message).toBe('Pasted 4 cells, 1 row added.')
  press('a', { ctrlKey: true })
  expect(clipboard('copy')).toBe('Tea\t\n"Big\ncups"\tAnn\nSugar\tBen')
})

test('[B7] a cell with a line break is copied into one cell; lines overwrite cells below only when chosen', () => {
  const { sent } = openPlan('facilitator')
  focus(cell(1, 1))
  clipboard('paste', 'Green\ntea')
  expect([words(1), words(2)]).toEqual([
    ['Green\ntea', ''],
    ['Cups', ''],
  ])
  const copied = clipboard('copy')
  press('ArrowRight')
  clipboard('paste', copied)
  expect([words(1)[1], words(2)[1]]).toEqual(['Green\ntea', ''])
  expect(sent()).toHaveLength(2)
  const chosen = useToastQueue.getState().waiting.find(({ action }) => action)?.action
  act(() => chosen?.run())
  expect([words(1)[0], words(2)[0]]).toEqual(['Green', 'tea'])
})

test('[PL5] a range that is pasted after a click goes to the table; into a text that was begun it is a text', () => {
  openPlan('participant')
  click(cell(1, 1))
  clipboard('paste', 'Green\tAnn\nMugs\tBen')
  expect([words(1), words(2)]).toEqual([
    ['Green', 'Ann'],
    ['Mugs', 'Ben'],
  ])
  expect(isEditing()).toBe(false)
  click(cell(1, 1))
  type('Black')
  clipboard('paste', 'Red\tCy')
  expect(field().value).toBe('Black')
  press('Enter')
  expect(words(1)).toEqual(['Black', 'Ann'])
})

test('one selected cell is filled from above, wherever the focus is', () => {
  openPlan('facilitator')
  click(cell(2, 1), { ctrlKey: true })
  press('ArrowRight')
  press('d', { ctrlKey: true })
  expect([words(1), words(2)]).toEqual([
    ['Tea', ''],
    ['Tea', ''],
  ])
})

test('a range is pasted at cells and not at a heading; what its lines do not name stays', () => {
  const { sent } = openPlan('facilitator')
  focus(cell(0, 1))
  clipboard('paste', 'Juice\tBen')
  expect(sent()).toEqual([])
  focus(cell(1, 1))
  clipboard('paste', 'Juice\tBen\nPlates')
  clipboard('paste', 'Water\nForks\tAnn')
  expect([words(1), words(2)]).toEqual([
    ['Water', 'Ben'],
    ['Forks', 'Ann'],
  ])
})

test('Ctrl+D fills the selected cells below the first one', () => {
  const { sent } = openPlan('facilitator')
  focus(cell(1, 1))
  press('ArrowDown', { shiftKey: true })
  press('d', { ctrlKey: true })
  expect(sent()).toEqual([{ a: { value: 'Tea', expected: 'Cups' } }])
})

test('[M23] [PL5] the button pastes what the clipboard has; what cannot be read or copied is said and logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const readText = vi.fn<() => Promise<string>>()
  const writeText = () => Promise.reject(new Error('not allowed'))
  const without = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText, writeText } })
  onTestFinished(() => {
    if (without) Object.defineProperty(navigator, 'clipboard', without)
    else Reflect.deleteProperty(navigator, 'clipboard')
  })
  const { sent } = openPlan('facilitator')
  click(cell(1, 1), { ctrlKey: true })
  const paste = await screen.findByRole('button', { name: 'Paste' })
  const told = () => useToastQueue.getState().waiting.map(({ message }) => message)
  pressButton('Copy')
  await waitFor(() => expect(told()).toContain('The browser did not allow copying.'))
  readText.mockRejectedValueOnce(new Error('not allowed'))
  fireEvent.click(paste)
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(log.mock.calls).toEqual([['Could not write to clipboard'], ['Could not read from clipboard']])
  readText.mockResolvedValueOnce('')
  fireEvent.click(paste)
  await waitFor(() => expect(told()).toContain('There is no text in the clipboard.'))
  expect(told()).toContain('The clipboard could not be read. Please allow it in the browser.')
  expect(sent()).toEqual([])
  readText.mockResolvedValueOnce('Milk')
  fireEvent.click(paste)
  await waitFor(() => expect(words(1)[0]).toBe('Milk'))
})
