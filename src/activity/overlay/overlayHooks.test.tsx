import { act, render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { DocItems } from '#sync/documents/docItems.ts'
import type { OwnContent } from '#sync/room/outbox.ts'
import type { Own } from './own.ts'
import { usePageActs } from './pageActs.ts'
import type { PageActs } from './pageActs.ts'
import { useDeletedByOthers } from './useDeletedByOthers.ts'
import { useOwnRecheck } from './useOwnRecheck.ts'
import type { CountedItems } from './useOwnRecheck.ts'

interface Thing {
  id: string
}

const things = (doc: Y.Doc): Y.Map<boolean> => doc.getMap('things')
const byId = {
  ...{ ids: things, roots: [things], compare: (a: Thing, b: Thing) => (a.id < b.id ? -1 : 1) },
  read: (doc: Y.Doc, id: string): Thing | null => (things(doc).get(id) === true ? { id } : null),
}

interface Shown {
  items: readonly Thing[]
  at: string
  areShown: boolean
}

/** A screen that shows lists, and what it remembers of things that disappeared. */
function openScreen() {
  const { Room } = stillRoom(`deleted-${crypto.randomUUID()}`)
  let acts: PageActs = new Map()
  function Screen({ items, at, areShown }: Shown) {
    useDeletedByOthers('o', at, items, areShown)
    // eslint-disable-next-line react-hooks/globals -- the test reads what was rendered
    acts = usePageActs()
    return null
  }
  const screen = (shown: Shown) => (
    <Room>
      <Screen {...shown} />
    </Room>
  )
  const { rerender, unmount } = render(screen({ items: [], at: '', areShown: false }))
  return {
    show: (shown: Shown) => act(() => rerender(screen(shown))),
    /** Of the things whose ids begin like this, by the rest of the id; both screens are one person's. */
    acts: (begin: string) =>
      new Map(
        [...acts].flatMap(([id, { isDeleted }]) =>
          id.startsWith(begin) ? [[id.slice(begin.length), isDeleted] as const] : [],
        ),
      ),
    unmount,
  }
}

const anId = fc.constantFrom('a', 'b', 'c')
const aStep = fc.record({
  changes: fc.array(fc.tuple(anId, fc.boolean()), { maxLength: 3 }),
  at: fc.constantFrom('here', 'here', 'here', 'there'),
  areShown: fc.constantFrom(true, true, true, false),
})

test('[B9] what was deleted is the same, whether it is known what changed or all things are compared', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
      const doc = new Y.Doc()
      const items = new DocItems(doc, byId)
      items.subscribe(() => undefined)
      const [known, compared] = [openScreen(), openScreen()]
      const run = crypto.randomUUID()
      for (const { changes, at, areShown } of steps) {
        doc.transact(() => changes.forEach(([id, isThere]) => things(doc).set(`${run}${id}`, isThere)))
        const list = items.read()
        known.show({ items: list, at, areShown })
        // Of a copy nobody knows where it comes from.
        compared.show({ items: list.map(({ id }) => ({ id: `copy ${id}` })), at, areShown })
        expect(known.acts(run)).toEqual(compared.acts(`copy ${run}`))
      }
      known.unmount()
      compared.unmount()
    }),
    { numRuns: 60 },
  )
})

interface Finding {
  id: string
  under: string
}

const findings: CountedItems<Finding> = {
  items: {
    type: 'finding',
    made: ({ id, fields }) => ({ id, under: String(fields['under']) }),
    changed: (finding) => finding,
  },
  countKey: ({ under }) => `findings:${under}`,
  read: () => [],
}

const made = (id: string, isSaved: boolean): OwnContent => ({
  ...{ id, objectId: 'o', type: 'finding', text: id, fields: { under: id }, createdMs: 1 },
  ...{ isSaved, ...(isSaved && { savedMs: 2 }) },
})

const own: Own<Finding> = {
  fetched: { atMs: 1, wasEarly: false, items: [{ id: 'fetched', under: 'fetched' }], liked: new Set() },
  ...{ contents: [made('saved', true), made('sent', false)], pending: [] },
  ...{ acts: new Map(), isDeviceOnly: false },
}

function View({ board, askAgain }: { board: Y.Doc; askAgain: () => void }) {
  const activity = { objectId: 'o', readsDesk: false, isReading: false, source: board, board }
  useOwnRecheck({ ...activity, status: { status: 'ready', isLive: true } }, own, findings, askAgain)
  return null
}

test.each([
  ['what the server sent', 'fetched', 1],
  ['what this device saved', 'saved', 1],
  ['what is still on its way', 'sent', 0],
])('[Y11] when fewer are counted: %s', (_what, under, times) => {
  vi.useFakeTimers()
  const board = new Y.Doc()
  const counts = countsOf(board)
  counts.set(`findings:${under}`, 3)
  const askAgain = vi.fn()
  const { unmount } = render(<View board={board} askAgain={askAgain} />)
  act(() => void counts.set(`findings:${under}`, 4))
  act(() => counts.delete(`findings:${under}`))
  act(() => void vi.advanceTimersByTime(2000))
  expect(askAgain).toHaveBeenCalledTimes(times)
  unmount()
})
