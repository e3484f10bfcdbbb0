import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { layoutRanking } from './layoutRanking.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const scale: Scale = { low: 1, high: 5, axes: 1 }

const poll = (id: string, values: number[], text = id) => ({
  ...{ id, text, color: 0 },
  result: resultOf(
    values.map((value1) => ({ targetId: id, round: 1, value1, value2: null, votes: 1 })),
    scale,
  ),
})

test('[BT14] a bar ends at the mean, and its line shows the spread, within the scale', () => {
  const layout = layoutRanking(
    [poll('all', [3, 3]), poll('divided', [1, 5]), poll('top', [5, 5, 4])],
    scale,
    measure,
    String,
  )
  const [all, divided, top] = layout.rows
  const middle = (layout.left + layout.right) / 2
  expect(all?.bar).toEqual({ end: middle, from: middle, to: middle })
  expect(divided?.bar).toEqual({ end: middle, from: layout.left, to: layout.right })
  expect(top?.bar?.to).toBe(layout.right)
})

test('a poll without votes has no bar; a long text takes its lines in full and moves the rows below', () => {
  const long = 'a word and another '.repeat(13)
  const { rows, height } = layoutRanking([poll('long', [2], long), poll('none', [])], scale, measure, String)
  expect(rows[0]?.lines.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(long.trim())
  expect(rows[1]?.bar).toBeNull()
  expect(rows[1]?.y).toBeGreaterThan(rows[0]?.height ?? 0)
  expect(height).toBeGreaterThan((rows[1]?.y ?? 0) + (rows[1]?.height ?? 0))
})

test('[EV5] a scale of a hundred values has few numbers below it, both ends among them', () => {
  const { ticks } = layoutRanking([], { ...scale, high: 100 }, measure, String)
  expect(ticks.length).toBeLessThanOrEqual(11)
  expect([ticks[0]?.value, ticks.at(-1)?.value]).toEqual([1, 100])
})

test('[BT19] votes that are too few to be shown are told below the text of their poll', () => {
  const counts = [
    { targetId: 'few', round: 1, value1: null, value2: null, votes: 2, isWithheld: true as const },
  ]
  const few = { id: 'few', text: 'few', color: 0, result: resultOf(counts, scale) }
  const { rows } = layoutRanking([few, poll('none', [])], scale, measure, (count) => `${count}: too few`)
  expect(rows.map(({ note }) => note)).toEqual(['2: too few', null])
  expect(rows[0]?.height).toBeGreaterThan(rows[1]?.height ?? 0)
})
