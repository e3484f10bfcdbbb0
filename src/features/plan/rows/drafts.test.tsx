import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { lockFlags } from '#domain/activity/flags.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { cell, click, openPlan, press, setPlanPages, type } from '#support/views/openPlan.tsx'
import { draftsUnder } from '#sync/device/drafts.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import type { OutboxContents } from '#sync/outbox/outboxView.ts'
import { takeAbandoned } from './abandonedDrafts.ts'
import { keepDraft, startOf } from './cellDrafts.ts'
import { forgetWhenKept } from './forgetWhenKept.ts'
import { lockPrefix } from './typingTabs.ts'

const of = { owner: 'ann', workshopId: 'any', objectId: 'plan' }
const draft = { rowId: 'r', columnId: 'c', value: 'Green', expected: 'Tea' }
const kept = (): Map<string, string> =>
  new Map(draftsUnder(of.owner, startOf(of)).map(({ key, text }) => [key, text]))

const haveLocks = (query: () => Promise<unknown>, request: () => Promise<unknown>): void =>
  void vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { query, request } } }))

/** A browser in which these tabs are open. */
function openTabs(...tabs: string[]): void {
  const held = tabs.map((tab) => ({ name: lockPrefix + tab }))
  haveLocks(
    async () => ({ held }),
    async () => undefined,
  )
}

test('[PL7] what is typed in another open tab is left to that; what a closed one left is taken once', async () => {
  openTabs('other')
  keepDraft(of, { ...draft, columnId: 'there', tab: 'other' })
  keepDraft(of, { ...draft, columnId: 'left', tab: 'closed' })
  keepDraft(of, { ...draft, columnId: 'same', value: 'Tea', tab: 'closed' })
  const taken = await takeAbandoned(of, kept())
  expect(taken.map(({ columnId }) => columnId)).toEqual(['left'])
  // Its text is kept until what is made of it is.
  expect([...kept().keys()].sort()).toEqual([`${startOf(of)}r:left`, `${startOf(of)}r:there`])
  openTabs()
  expect((await takeAbandoned(of, kept())).map(({ columnId }) => columnId)).toEqual(['there'])
  expect(await takeAbandoned(of, kept())).toEqual([])
})

test('[PL7] a draft that is typed over before it was taken is left to who types', async () => {
  openTabs()
  keepDraft(of, { ...draft, tab: 'closed' })
  const before = kept()
  keepDraft(of, { ...draft, value: 'Gre' })
  expect(await takeAbandoned(of, before)).toEqual([])
  expect([...kept().keys()]).toEqual([`${startOf(of)}r:c`])
})

test('[PL7] [D5] where cookies are blocked there is no other tab to leave a draft to', async () => {
  const refused = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  haveLocks(refused, refused)
  keepDraft(of, { ...draft, tab: 'closed' })
  expect((await takeAbandoned(of, kept())).map(({ columnId }) => columnId)).toEqual(['c'])
})

test.each([
  ['until its edit is on the disk, so that a page that ends before loses no text', true],
  ['where the browser keeps nothing, until the server has the text', false],
])(
  '[PL7] a draft stays %s; what is typed into the cell meanwhile is a draft of its own',
  (_until, isKept) => {
    const cells = { c: { value: 'Green', expected: 'Tea' } }
    const effect = { does: 'fill', type: 'cells', id: 'r', cells } as const
    const entry = { entryId: 'e', isKept: false, effect } as unknown as OutboxEntry
    const view = createStore<OutboxContents>(() => ({
      ...{ entries: [entry], own: [], failures: 0, isSignedOut: false, isSpreading: false },
    }))
    const end = (): void => view.setState({ entries: isKept ? [{ ...entry, isKept }] : [] })
    for (const next of [[], ['Greener']]) {
      view.setState({ entries: [entry] })
      keepDraft(of, draft)
      forgetWhenKept(of, draft, { view })
      view.setState({ entries: [{ ...entry }] })
      expect(kept().size).toBe(1)
      for (const value of next) keepDraft(of, { ...draft, value, expected: 'Green' })
      end()
      expect([...kept().values()]).toEqual(next.map((value) => expect.stringContaining(value) as unknown))
    }
  },
)

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
  const typed = { ...green, rowId: '', value: 'task', expected: 'what' }
  const { doc, room, objectId, refused } = openPlan('facilitator', {
    prepare: (owner, plan) => {
      const here = { owner, workshopId, objectId: plan }
      keepDraft(here, typed)
      keepDraft(here, { ...typed, columnId: 'b', value: 'who', expected: 'whom' })
    },
  })
  const desk = room.documents.get({ kind: 'desk', id: objectId })
  act(() => desk.view.setState({ state: { status: 'ready', isLive: true } }))
  await waitFor(() => expect(roots.headings(doc).get('a')).toBe('task'))
  await waitFor(() => expect(refused()).toEqual([['who', planMessages.headingChanged.code]]))
  expect([cellDrafts(), roots.headings(doc).has('b')]).toEqual([[], false])
})
