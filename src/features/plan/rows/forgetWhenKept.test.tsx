import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { draftsUnder } from '#sync/device/drafts.ts'
import type { OutboxEntry } from '#sync/outbox/outbox.ts'
import type { OutboxContents } from '#sync/outbox/outboxView.ts'
import { keepDraft, startOf } from './cellDrafts.ts'
import { forgetWhenKept } from './forgetWhenKept.ts'

const of = { owner: 'ann', workshopId: 'any', objectId: 'plan' }
const draft = { rowId: 'r', columnId: 'c', value: 'Green', expected: 'Tea' }
const drafts = (): string[] => draftsUnder(of.owner, startOf(of)).map(({ text }) => text)

beforeEach(() => localStorage.clear())

/** An outbox in which the edit was just put. */
function outboxWith(isKept: boolean) {
  const effect = {
    does: 'fill',
    type: 'cells',
    id: 'r',
    cells: { c: { value: 'Green', expected: 'Tea' } },
  } as const
  const entry = { entryId: 'e', isKept, effect } as unknown as OutboxEntry
  const view = createStore<OutboxContents>(() => ({
    ...{ entries: [entry], own: [], failures: 0, isSignedOut: false, isSpreading: false },
  }))
  return { view, show: (...entries: OutboxEntry[]) => view.setState({ entries }), entry }
}

test('[PL7] a draft stays until its edit is on the disk, so that a page that ends before loses no text', () => {
  const { view, show, entry } = outboxWith(false)
  keepDraft(of, draft)
  forgetWhenKept(of, draft, { view })
  expect(drafts()).toHaveLength(1)
  show(entry)
  expect(drafts()).toHaveLength(1)
  show({ ...entry, isKept: true })
  expect(drafts()).toEqual([])
})

test('[PL7] where the browser keeps nothing, a draft stays until the server has the text', () => {
  const { view, show } = outboxWith(false)
  keepDraft(of, draft)
  forgetWhenKept(of, draft, { view })
  show()
  expect(drafts()).toEqual([])
})

test('[PL7] what is typed into the cell meanwhile is a draft of its own', () => {
  const { view, show } = outboxWith(false)
  keepDraft(of, draft)
  forgetWhenKept(of, draft, { view })
  keepDraft(of, { ...draft, value: 'Greener', expected: 'Green' })
  show()
  expect(drafts()).toEqual([expect.stringContaining('Greener')])
})
