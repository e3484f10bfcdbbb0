import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  cell,
  choose,
  click,
  field,
  focus,
  hold,
  isEditing,
  openPlan,
  press,
  pressButton,
  selectedCount,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import { setChoices } from '#domain/plan/columns.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'

setPlanPages()

test('[PL5] [PL6] a click edits a cell, Enter saves what was typed with the text that it replaces', () => {
  const { sent } = openPlan('participant')
  click(cell(1, 1))
  expect(field().value).toBe('Tea')
  expect(document.activeElement).toBe(field())
  type('Green tea')
  press('Enter')
  expect(isEditing()).toBe(false)
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Tea' } }])
  expect(words(1)).toEqual(['Green tea', ''])
  expect(cell(1, 1).dataset['state']).toBe('waiting')
  within(cell(1, 1)).getByText(', Not saved yet')
})

test('[PL19] Enter goes to the cell below as it stands here, and stays in the last row; Escape stays', async () => {
  openPlan('participant')
  await choose('What', 'Sort A to Z')
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  focus(cell(1, 1))
  for (const [key, row] of [
    ['Escape', 1],
    ['Enter', 2],
    ['Enter', 2],
  ] as const) {
    press('F2')
    press(key)
    expect(isEditing()).toBe(false)
    expect(document.activeElement).toBe(cell(row, 1))
  }
})

test('[PL3] Shift+Enter is left to the field, Escape saves nothing, leaving the cell saves', () => {
  const { sent } = openPlan('participant')
  click(cell(1, 1))
  type('Green\ntea')
  press('Enter', { shiftKey: true })
  expect(isEditing()).toBe(true)
  press('Escape')
  expect([isEditing(), sent()]).toEqual([false, []])
  click(cell(2, 2))
  type('Ann\nBen')
  fireEvent.blur(field())
  expect(sent()).toEqual([{ b: { value: 'Ann\nBen', expected: '' } }])
  expect(words(2)).toEqual(['Cups', 'Ann\nBen'])
})

test('[PL3] a text that is too long is not saved and not cut: the field says by how much', () => {
  const { sent } = openPlan('participant')
  click(cell(1, 1))
  type('x'.repeat(257))
  press('Enter')
  expect(isEditing()).toBe(true)
  screen.getByText('2 characters too long')
  expect(sent()).toEqual([])
})

test('Tab and Shift+Tab save and edit the next cell, over columns and rows', () => {
  const { sent } = openPlan('participant')
  click(cell(1, 1))
  press('Tab')
  type('Ann')
  press('Tab')
  expect(field().value).toBe('Cups')
  press('Tab', { shiftKey: true })
  expect(field().value).toBe('Ann')
  expect(sent()).toEqual([{ b: { value: 'Ann', expected: '' } }])
})

test('arrow keys move between cells, and typing replaces the text of the cell', () => {
  const { sent } = openPlan('participant')
  focus(cell(1, 1))
  press('ArrowDown')
  press('ArrowRight')
  expect(document.activeElement).toBe(cell(2, 2))
  press('B')
  expect(field().value).toBe('B')
  press('Escape')
  press('F2')
  expect(field().value).toBe('')
  press('Escape')
  press('ArrowLeft')
  press('Delete')
  expect(sent()).toEqual([{ a: { value: '', expected: 'Cups' } }])
})

test('[R1] facilitators select cells: dragging, Shift and clicks select, Escape ends it, and clicks edit again', async () => {
  openPlan('facilitator')
  hold(cell(1, 1))
  fireEvent.pointerOver(cell(2, 2), { buttons: 1 })
  fireEvent.click(cell(2, 2))
  expect(selectedCount()).toBe(4)
  expect(isEditing()).toBe(false)
  await screen.findByRole('toolbar', { name: '4 cells selected' })
  press('Escape')
  expect(selectedCount()).toBe(0)
  click(cell(1, 1), { ctrlKey: true })
  click(cell(2, 1))
  expect(selectedCount()).toBe(2)
  click(cell(2, 1))
  expect(selectedCount()).toBe(1)
  press('Escape')
  click(cell(1, 1))
  expect(isEditing()).toBe(true)
})

test('[R1] with Shift or Ctrl a press on a row number selects the row, without them it opens it', async () => {
  openPlan('facilitator')
  const number = (row: number): HTMLElement => within(cell(row, 0)).getByRole('button')
  fireEvent.click(number(2), { ctrlKey: true })
  fireEvent.click(number(1), { shiftKey: true })
  expect(selectedCount()).toBe(4)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(number(1))
  await screen.findByRole('dialog')
})

test('[R1] participants select nothing: Shift and Ctrl edit like any click', () => {
  openPlan('participant')
  hold(cell(1, 1))
  fireEvent.pointerOver(cell(2, 2), { buttons: 1 })
  expect(selectedCount()).toBe(0)
  click(cell(1, 1), { ctrlKey: true })
  expect(isEditing()).toBe(true)
  expect(document.querySelectorAll('[aria-selected]').length).toBe(0)
})

test('the grid says how large it is and where a cell stands', () => {
  openPlan('participant')
  const grid = screen.getByRole('grid')
  expect(grid.getAttribute('aria-rowcount')).toBe('3')
  expect(grid.getAttribute('aria-colcount')).toBe('3')
  expect(screen.getAllByRole('row')[2]?.getAttribute('aria-rowindex')).toBe('3')
  expect(cell(2, 2).getAttribute('aria-colindex')).toBe('3')
  expect(grid.querySelectorAll('[data-column][tabindex="0"]')).toHaveLength(1)
  for (const name of ['What', 'Column 2']) screen.getByRole('columnheader', { name })
})

test('[PL5] a facilitator drags a row by its number; the click at the end opens nothing', () => {
  openPlan('facilitator')
  const handle = cell(2, 0).querySelector('button') as HTMLButtonElement
  const over = vi.spyOn(document, 'elementFromPoint').mockReturnValue(cell(1, 1))
  fireEvent.pointerDown(handle, { button: 0, pointerType: 'mouse', clientX: 0, clientY: 20 })
  fireEvent.pointerMove(document, { clientX: 0, clientY: 0 })
  expect(screen.getAllByRole('row')[1]?.dataset['drop']).toBe('before')
  fireEvent.pointerUp(document, { clientX: 0, clientY: 0 })
  fireEvent.click(handle)
  over.mockRestore()
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[PL5] Alt, Shift and arrows move the row or column that has the focus, and its cell keeps it', () => {
  openPlan('facilitator')
  focus(cell(1, 1))
  press('ArrowDown', { altKey: true, shiftKey: true })
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  press('ArrowRight', { altKey: true, shiftKey: true })
  expect(words(2)).toEqual(['', 'Tea'])
  expect(document.activeElement).toBe(cell(2, 2))
})

test('[PL5] rows of a sorted table are not moved, and it is said why', async () => {
  openPlan('facilitator')
  await choose('What', 'Sort A to Z')
  focus(cell(1, 1))
  press('ArrowDown', { altKey: true, shiftKey: true })
  expect(words(1)[0]).toBe('Cups')
  expect(useToastQueue.getState().waiting.at(-1)?.message).toBe(
    'Rows that are sorted, filtered or searched are not moved. Show everything first.',
  )
})

test('emptying says how many cells it changed, and that there was nothing to empty', () => {
  const { sent } = openPlan('facilitator')
  focus(cell(1, 1))
  press('Delete')
  expect(useAnnouncement.getState().text).toBe('1 cell emptied')
  press('Delete')
  expect(useAnnouncement.getState().text).toBe('Nothing to empty')
  expect(sent()).toHaveLength(1)
})

test('keys work on the selection after "Select all" and in the bar of the selection', async () => {
  const { sent } = openPlan('facilitator')
  pressButton('Select all')
  expect(document.activeElement).toBe(cell(1, 1))
  const bar = await screen.findByRole('toolbar', { name: '4 cells selected' })
  const [first] = within(bar).getAllByRole('button')
  act(() => first?.focus())
  press('Delete')
  expect(sent()).toHaveLength(2)
  press('Escape')
  expect(selectedCount()).toBe(0)
  expect(document.activeElement).toBe(cell(1, 1))
})

test('characters that are typed with AltGr begin an edit', () => {
  openPlan('participant')
  focus(cell(1, 1))
  press('€', { ctrlKey: true, altKey: true, modifierAltGraph: true })
  expect(field().value).toBe('€')
})

test('a dead key or an input method begins an edit, and what is composed replaces the text', () => {
  const { sent } = openPlan('participant')
  for (const [key, more] of [
    ['Dead', {}],
    ['Dead', { altKey: true }],
    ['Process', { keyCode: 229 }],
    ['Process', { isComposing: true }],
  ] as const) {
    focus(cell(1, 1))
    const isLeftToBrowser = fireEvent.keyDown(cell(1, 1), { key, ...more })
    expect([isLeftToBrowser, document.activeElement]).toEqual([true, field()])
    const { value, selectionStart, selectionEnd } = field()
    expect(value.slice(selectionStart, selectionEnd)).toBe('Tea')
    press('Escape')
  }
  // Nothing came of it.
  expect(sent()).toEqual([])
  focus(cell(1, 1))
  press('Dead', { ctrlKey: true })
  expect(isEditing()).toBe(false)
})

test('the Enter that ends a composition saves nothing', () => {
  const { sent } = openPlan('participant')
  click(cell(1, 1))
  type('緑茶')
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  expect([isEditing(), sent()]).toEqual([true, []])
  press('Enter')
  expect(sent()).toEqual([{ a: { value: '緑茶', expected: 'Tea' } }])
})

test('[PL11] a marked choice is taken by Enter, and no longer once the person types on', () => {
  const { doc, sent } = openPlan('facilitator')
  act(() => setChoices(doc, 'a', ['Tea', 'Tea bags']))
  const typeOn = (value: string): void =>
    void fireEvent.change(screen.getByRole('combobox'), { target: { value } })
  click(cell(1, 1))
  typeOn('Te')
  press('ArrowDown')
  typeOn('Tea b')
  press('Enter')
  expect(sent()).toEqual([{ a: { value: 'Tea b', expected: 'Tea' } }])
})

test('[PL11] a text in a column with choices may have line breaks', () => {
  const { doc, sent } = openPlan('facilitator')
  act(() => setChoices(doc, 'a', ['Tea', 'Tea bags']))
  click(cell(1, 1))
  const editor = screen.getByRole('combobox')
  expect(editor.tagName).toBe('TEXTAREA')
  press('Enter', { shiftKey: true })
  fireEvent.change(editor, { target: { value: 'Tea\nand milk' } })
  expect(screen.queryByRole('option')).toBeNull()
  press('Enter')
  expect(sent()).toEqual([{ a: { value: 'Tea\nand milk', expected: 'Tea' } }])
})
