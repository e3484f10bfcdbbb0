import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lockFlags } from '#domain/activity/flags.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { cell, click, openPlan, press, setPlanPages, type } from '#support/views/openPlan.tsx'
import { keepDraft } from '../rows/cellDrafts.ts'

setPlanPages()

const workshopId = 'any'
const cellDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => /^plenum\.draft\..*\.cells\./.test(key))
const green = { rowId: 'r1', columnId: 'a', value: 'Green tea', expected: 'Te', tab: 'closed' }

test('[PL6] [PL8] what was typed when the page was closed is sent once, also for a deleted row; not what is typed elsewhere', async () => {
  const { board, room, sent } = openPlan('participant', {
    prepare: (owner, objectId) => {
      keepDraft({ owner, workshopId, objectId }, green)
      keepDraft({ owner, workshopId, objectId }, { ...green, rowId: 'gone', value: 'Late' })
      keepDraft({ owner, workshopId, objectId: 'other' }, green)
    },
  })
  const restored = [{ a: { value: 'Green tea', expected: 'Te' } }, { a: { value: 'Late', expected: 'Te' } }]
  const keepAll = (): void =>
    room.outbox.view.setState(({ entries }) => ({
      entries: entries.map((entry) => ({ ...entry, isKept: true })),
    }))
  await waitFor(() => expect(sent()).toEqual(restored))
  expect(cellDrafts()).toHaveLength(3)
  act(keepAll)
  expect(cellDrafts()).toHaveLength(1)
  click(cell(2, 1))
  type('Big cups')
  expect(cellDrafts()).toHaveLength(2)
  for (const isLocked of [true, false])
    act(() => void boardRoots.flags(board).set(lockFlags.inputLocked, isLocked))
  expect(sent()).toEqual(restored)
  press('Enter')
  expect(cellDrafts()).toHaveLength(2)
  act(keepAll)
  expect(cellDrafts()).toHaveLength(1)
})

test('[B4] [PL5] what was typed when the page was closed is sent also where input was locked meanwhile, for the server to answer', async () => {
  const { sent } = openPlan('participant', {
    isLocked: true,
    prepare: (owner, objectId) => keepDraft({ owner, workshopId, objectId }, { ...green, expected: 'Tea' }),
  })
  await waitFor(() => expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Tea' } }]))
})

test('[PL2] a heading that was being typed when the page was closed is kept, and saved when it opens again', async () => {
  openPlan('facilitator')
  click(cell(0, 1))
  type('task')
  expect(cellDrafts()).toHaveLength(1)
  press('Escape')
  expect(cellDrafts()).toHaveLength(0)
  cleanup()
  const draft = { ...green, rowId: '', value: 'task', expected: 'what' }
  const { doc, room, objectId, refused } = openPlan('facilitator', {
    prepare: (owner, of) => {
      keepDraft({ owner, workshopId, objectId: of }, draft)
      keepDraft(
        { owner, workshopId, objectId: of },
        { ...draft, columnId: 'b', value: 'who', expected: 'whom' },
      )
    },
  })
  const desk = room.documents.get({ kind: 'desk', id: objectId })
  act(() => desk.view.setState({ state: { status: 'ready', isLive: true } }))
  await waitFor(() => expect(roots.headings(doc).get('a')).toBe('task'))
  await waitFor(() => expect(refused()).toEqual([['who', planMessages.headingChanged.code]]))
  expect([cellDrafts(), roots.headings(doc).has('b')]).toEqual([[], false])
})
