import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deleteColumns, renameColumn } from '#domain/plan/columns.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { roots } from '#domain/plan/roots.ts'
import {
  cell,
  click,
  field,
  isEditing,
  openPlan,
  press,
  setPlanPages,
  type,
} from '#support/views/openPlan.tsx'

setPlanPages()

function editsHeading() {
  const page = openPlan('facilitator')
  click(cell(0, 1))
  expect(field().value).toBe('what')
  return page
}

test('[PL8] an untouched heading that somebody else changes keeps their text', () => {
  const { doc, refused } = editsHeading()
  act(() => renameColumn(doc, 'a', 'task'))
  expect(isEditing()).toBe(true)
  press('Enter')
  screen.getByRole('columnheader', { name: 'Task' })
  expect(refused()).toEqual([])
})

test('[PL8] a heading that somebody else changes while it is typed keeps their text, and its author has the own one', () => {
  const { doc, refused } = editsHeading()
  type('to d')
  act(() => renameColumn(doc, 'a', 'task'))
  expect(field().value).toBe('to d')
  type('to do')
  press('Enter')
  screen.getByRole('columnheader', { name: 'Task' })
  expect(refused()).toEqual([['to do', planMessages.headingChanged.code]])
})

test('[PL8] the heading of a column that is deleted while it is typed stays with its author', () => {
  const { doc, refused } = editsHeading()
  type('to do')
  act(() => deleteColumns(doc, ['a']))
  expect(refused()).toEqual([['to do', planMessages.columnDeleted.code]])
})

test('Tab in a heading saves it and goes on to the next one, Shift+Tab back', () => {
  const { doc } = editsHeading()
  type('Task')
  press('Tab')
  expect(roots.headings(doc).get('a')).toBe('Task')
  expect(field().value).toBe('')
  type('Who')
  press('Tab', { shiftKey: true })
  expect(roots.headings(doc).get('b')).toBe('Who')
  expect(field().value).toBe('Task')
  press('Tab', { shiftKey: true })
  expect(isEditing()).toBe(false)
})
