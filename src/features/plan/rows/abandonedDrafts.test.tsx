import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeAbandoned, takeEarlier } from './abandonedDrafts.ts'
import { keepDraft, startOf } from './cellDrafts.ts'
import { draftsUnder, writeDraft } from '#sync/device/drafts.ts'
import { lockPrefix } from './typingTabs.ts'

const of = { owner: 'ann', objectId: 'plan' }
const draft = { rowId: 'r', columnId: 'c', value: 'Green', expected: 'Tea' }
const keys = (): Set<string> => new Set(draftsUnder(of.owner, startOf(of)).map(({ key }) => key))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** A browser in which these tabs are open. */
function openTabs(...tabs: string[]): void {
  const held = tabs.map((tab) => ({ name: lockPrefix + tab }))
  const locks = { query: async () => ({ held }), request: async () => undefined }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
}

test('[PL7] what is typed in another open tab is left to that; what a closed one left is taken once', async () => {
  openTabs('other')
  keepDraft(of, { ...draft, columnId: 'there', tab: 'other' })
  keepDraft(of, { ...draft, columnId: 'left', tab: 'closed' })
  keepDraft(of, { ...draft, columnId: 'same', value: 'Tea', tab: 'closed' })
  const taken = await takeAbandoned(of, keys())
  expect(taken.map(({ columnId }) => columnId)).toEqual(['left'])
  expect([...keys()]).toEqual([`${startOf(of)}r:there`])
  openTabs()
  expect((await takeAbandoned(of, keys())).map(({ columnId }) => columnId)).toEqual(['there'])
  expect(await takeAbandoned(of, keys())).toEqual([])
})

test('[PL7] drafts under the keys of an earlier version are taken for the rows of this planner alone', () => {
  for (const [rowId, value] of [
    ['r', 'Green'],
    ['other', 'Green'],
    ['same', 'Tea'],
  ] as const)
    writeDraft(of.owner, `${rowId}.cell.c`, JSON.stringify({ value, expected: 'Tea' }))
  expect(takeEarlier(of.owner, new Set(['r', 'same']))).toEqual([{ ...draft, tab: '' }])
  expect(draftsUnder(of.owner, '').map(({ key }) => key)).toEqual(['other.cell.c'])
})
