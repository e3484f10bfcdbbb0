import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  cell,
  click,
  focus,
  isEditing,
  openPlan,
  press,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import { deleteColumns } from '#domain/plan/columns.ts'
import { deleteRow } from '#domain/plan/rows.ts'

setPlanPages()

test('arrow keys lead away from the button of a menu', () => {
  openPlan('participant')
  act(() => screen.getByRole('button', { name: 'Column 2, menu' }).focus())
  press('ArrowLeft')
  expect(document.activeElement).toBe(cell(0, 1))
  act(() => screen.getByRole('button', { name: 'Column 2, menu' }).focus())
  press('ArrowDown')
  expect(document.activeElement).toBe(cell(1, 2))
})

test('when others delete the column of the focused cell, its neighbour has the focus', () => {
  const { doc } = openPlan('facilitator')
  focus(cell(2, 2))
  act(() => deleteColumns(doc, ['b']))
  expect(document.activeElement).toBe(cell(2, 1))
})

test('[PL4] who types on in a row that others delete changes no other cell, and Enter ends it', () => {
  const { doc, sent } = openPlan('facilitator')
  click(cell(1, 1))
  type('Teapot')
  act(() => deleteRow(doc, 'r1'))
  expect(document.activeElement).toBe(cell(1, 1))
  expect(words(1)).toEqual(['Cups', ''])
  const before = sent().length
  for (const key of ['s', ' ', 'Backspace', 'Delete', 'Enter']) press(key)
  expect(isEditing()).toBe(false)
  expect(sent()).toHaveLength(before)
  press('x')
  expect(isEditing()).toBe(true)
})

test('a deletion by others takes the focus from nothing else', () => {
  const { doc } = openPlan('facilitator')
  focus(cell(2, 2))
  const elsewhere = screen.getByRole('button', { name: 'Add row' })
  act(() => elsewhere.focus())
  act(() => elsewhere.blur())
  act(() => deleteColumns(doc, ['b']))
  expect(document.activeElement).toBe(document.body)
})

test('after a column was deleted by its menu, the heading in its place has the focus', async () => {
  openPlan('facilitator')
  const menu = screen.getByRole('button', { name: 'What, menu' })
  act(() => menu.focus())
  fireEvent.click(menu)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete column', hidden: true }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Delete' })
  act(() => confirm.focus())
  fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('columnheader', { name: 'Column 1' })
  expect(document.activeElement).toBe(cell(0, 1))
})
