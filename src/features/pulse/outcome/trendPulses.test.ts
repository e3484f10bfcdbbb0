import { expect, test } from 'vitest'
import { trendPulses } from './trendPulses.ts'

const past = (id: string, createdTimeStamp: number, names: { pulse?: string; session?: string } = {}) => ({
  ...{ id, createdTimeStamp, workshopId: `w-${id}` },
  ...{ pulseName: names.pulse ?? 'Pulse', workshopName: names.session ?? 'Team' },
  categories: [
    {
      sliderGroupName: 'Team',
      groupResult: 3,
      statements: [{ sliderText: 'We', groupResult: 3, count: 15 }],
    },
    { sliderGroupName: 'Work', groupResult: 4, statements: [{ sliderText: 'It', groupResult: 4, count: 5 }] },
  ],
})
const dayOf = (seconds: number): string => `day ${Math.floor(seconds / 100)}`
const labels = (...trend: ReturnType<typeof past>[]) => trendPulses(trend, dayOf).map(({ label }) => label)

test('[PU8] the pulses of a trend stand by day, the oldest first, each with the mean of all its votes', () => {
  const trend = [past('b', 200), { ...past('empty', 150), categories: [] }, past('a', 100)]
  expect(trendPulses(trend, dayOf)).toEqual([
    { id: 'a', label: 'day 1', mean: 3.25, categories: { Team: 3, Work: 4 } },
    { id: 'b', label: 'day 2', mean: 3.25, categories: { Team: 3, Work: 4 } },
  ])
})

test('[PU8] pulses of one day are told apart by their names, by those of their sessions, or by number', () => {
  const [morning, evening] = [{ pulse: 'Morning' }, { pulse: 'Evening' }]
  expect(labels(past('c', 300), past('b', 120, evening), past('a', 100, morning))).toEqual([
    'Morning',
    'Evening',
    'day 3',
  ])
  expect(labels(past('b', 120, { session: 'May' }), past('a', 100, { session: 'April' }))).toEqual([
    'April',
    'May',
  ])
  expect(labels(past('b', 120), past('a', 100))).toEqual(['Pulse 1', 'Pulse 2'])
})
