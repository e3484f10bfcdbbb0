import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roots } from '#domain/plan/roots.ts'
import { cell, click, openPlan, press, setPlanPages, type, words } from '#support/views/openPlan.tsx'

setPlanPages()

test('[U14] without a websocket, a text that the server took stays on the screen until the next answer has it', () => {
  const { room, objectId, doc, sent } = openPlan('participant')
  const takeAll = (): void => {
    const entries = room.outbox.view.getState().entries.filter((entry) => entry.objectId === objectId)
    act(() => entries.forEach(({ entryId }) => room.outbox.dismiss(entryId)))
  }
  for (const text of ['Green tea', 'Black tea']) {
    click(cell(1, 1))
    type(text)
    press('Enter')
  }
  expect(sent()).toHaveLength(2)
  takeAll()
  expect([sent(), words(1)]).toEqual([[], ['Black tea', '']])
  // Somebody else was faster, and the board tells it already.
  click(cell(2, 1))
  type('Glasses')
  press('Enter')
  act(() => void roots.cells(doc).set('r2:a', 'Bowls'))
  expect(words(2)).toEqual(['Glasses', ''])
  takeAll()
  expect(words(2)).toEqual(['Bowls', ''])
})
