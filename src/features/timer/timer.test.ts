import { expect, test } from 'vitest'
import type { Timer } from '#domain/workshop/state.ts'
import { clockText, secondsFromText, secondsOf } from './timeText.ts'
import { momentOf, timerEvent } from './signals/timerEvent.ts'

const running: Timer = {
  ...{
    partId: 'p1',
    seconds: 120,
    endsAt: 1_000_000,
    remainingMs: null,
    locksInput: false,
    hasLocked: false,
  },
}

test('[T1] the last second is shown as 1, and zero only at the end', () => {
  expect([1, 999, 1000, 1001, 0].map(secondsOf)).toEqual([1, 1, 1, 2, 0])
  expect([0, 5, 65, 600, 3600, 86_399].map(clockText)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '10:00',
    '1:00:00',
    '23:59:59',
  ])
})

test('[T2] minutes are parsed in all common notations, from one second to 24 hours', () => {
  expect(['5', ' 2.5', '2,5', '1:30', '0:01', '1440'].map(secondsFromText)).toEqual([
    300, 150, 150, 90, 1, 86_400,
  ])
  expect(['', '0', '0:00', '1441', '-3', 'five', '1:75', '1e3'].map(secondsFromText)).toEqual(
    Array(8).fill(null),
  )
})

test('a timer that was restarted, or extended after its end, counts as a new start', () => {
  const moment = { timer: running, leftMs: 0 }
  const again = { ...running, seconds: 60, endsAt: 1_060_000 }
  expect(timerEvent(moment, momentOf(again, 1_000_000))).toBe('started')
  expect(timerEvent(momentOf(running, 900_000), momentOf({ ...running, partId: 'p2' }, 900_000))).toBe(
    'started',
  )
  expect(timerEvent(momentOf(running, 900_000), momentOf({ ...running, endsAt: 1_040_000 }, 900_000))).toBe(
    'started',
  )
  const longer = { ...running, seconds: 180, endsAt: 1_060_000 }
  expect(timerEvent(momentOf(running, 900_000), momentOf(longer, 900_000))).toBeNull()
})
