import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeAbandoned } from './abandonedDrafts.ts'
import { keepDraft, startOf } from './cellDrafts.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { lockPrefix } from './typingTabs.ts'

const of = { owner: 'ann', workshopId: 'any', objectId: 'plan' }
const draft = { rowId: 'r', columnId: 'c', value: 'Green', expected: 'Tea' }
const kept = (): Map<string, string> =>
  new Map(draftsUnder(of.owner, startOf(of)).map(({ key, text }) => [key, text]))

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
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { locks: { value: { query: refused, request: refused } } }),
  )
  keepDraft(of, { ...draft, tab: 'closed' })
  expect((await takeAbandoned(of, kept())).map(({ columnId }) => columnId)).toEqual(['c'])
})
