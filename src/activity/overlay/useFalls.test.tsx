import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import type { OwnContent } from '#sync/outbox/outbox.ts'
import type { Own } from './own.ts'
import { useFalls } from './useFalls.ts'
import type { CountedItems } from './useFalls.ts'

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
  ...{
    contents: [made('saved', true), made('sent', false)],
    pending: [],
    acts: new Map(),
    isDeviceOnly: false,
  },
}

function View({ board, askAgain }: { board: Y.Doc; askAgain: () => void }) {
  const activity = { objectId: 'o', isFacilitator: false, isReading: false, source: board, board }
  useFalls({ ...activity, status: { status: 'ready', isLive: true } }, own, findings, askAgain)
  return null
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['what the server sent', 'fetched', 1],
  ['what this device saved', 'saved', 1],
  ['what is still on its way', 'sent', 0],
])('[Y11] when fewer are counted: %s', (_what, under, times) => {
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
