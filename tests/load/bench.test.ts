import { afterEach, beforeEach, expect, test } from 'vitest'
import { goalsFor } from './goals.ts'
import { startMeasure } from './measure.ts'
import { medianRows, goalsTable } from './report.ts'
import { turnPages, fillBoard, join, reload, voteWindows } from './scenarios.ts'
import { startPeer } from './peers/peerTarget.ts'
import { storm } from './storm.ts'
import type { Figures, Target } from './target.ts'

const script = 'tests/load/peers/hocuspocusServer.ts'
const people = 3
const board = 30
let target: Target

beforeEach(async () => {
  target = await startPeer({ name: 'Hocuspocus', script, args: ['0'], namesDocuments: true })
  await join(target, people)
})
afterEach(() => target.stop())

test('a reload of everyone brings everyone the whole board, because a reader stayed', async () => {
  await storm(target, people, 0.1)
  await fillBoard(target, people, board)
  const { failures, delivered, arrived, frames } = await reload(target, people)
  expect(failures).toEqual([])
  expect(delivered).toBe(1)
  expect(target.answered).toBe(board)
  // An answer is about 250 bytes.
  expect(arrived).toBeGreaterThan((people * board * 200) / 1e6)
  expect(frames).toBeGreaterThanOrEqual(people * 2)
})

test('a reload that brings an answer too few is a failed run', async () => {
  await storm(target, people, 0.1)
  target.answered += 1
  expect((await reload(target, people)).failures).toEqual(['0 of 3 arrived'])
})

test('a call that is refused, and a connection that is cut, make a failed run', async () => {
  const answer = target.answer
  const meddled: Target = {
    ...target,
    answer: async (who, index) => {
      await answer(who, index)
      if (who === 1) throw new Error('refused')
    },
  }
  const { failures } = await storm(meddled, people, 0.1)
  expect(failures).toEqual(['1 answers failed, the first: Error: refused'])
  const measure = startMeasure(target)
  target.crowd.send(0, Uint8Array.of(255, 255, 255))
  await expect.poll(() => target.crowd.lost).toBe(1)
  expect((await measure({ scenario: 'cut', people })).failures.join()).toContain('1 connections were closed')
})

test('a page that a screen did not get, or got too late, makes a failed run', async () => {
  const { failures, delivered } = await turnPages(target, people)
  expect([failures, delivered]).toEqual([[], 1])
  const turn = target.push
  // Two pages at once: the screens see the later one only.
  const meddled: Target = { ...target, stepped: 49, push: (step) => turn(step === 50 ? step + 1 : step) }
  const meant = await turnPages(meddled, people, 1000)
  expect(meant.failures[0]).toBe('3 screens did not get page 50')
})

test('ratios are taken within a round, and the median of them over the rounds', () => {
  const rounds = [
    [10, 10],
    [40, 20],
    [90, 30],
  ]
  const figures = rounds.flatMap(([ours = 0, theirs = 0], index) => [
    run('Plenum', index, ours),
    run('Hocuspocus', index, theirs),
  ])
  const rows = medianRows(figures)
  expect(rows.map(({ p95 }) => p95)).toEqual([40, 20])
  expect(rows[0]?.ratio.p95).toBe(2)
  expect(goalsTable(goalsFor(1000, 200), rows)).toContain(
    "| push, N=1000 | p95 <= Hocuspocus' | p95 2.00x | missed |",
  )
})

test('[BT3] the last ballots may not cost much more than the first ones', () => {
  const first = run('Plenum', 0, 40, voteWindows.first)
  const found = (ms: number): string =>
    goalsTable(goalsFor(1000, 200), medianRows([first, run('Plenum', 0, ms, voteWindows.last)]))
  expect(found(50)).toContain('acknowledged p95 1.25x, CPU 1.00x, CPU beside it 1.00x | reached |')
  expect(found(80)).toContain('acknowledged p95 2.00x, CPU 1.00x, CPU beside it 1.00x | missed |')
})

function run(name: string, round: number, ms: number, scenario = 'push'): Figures {
  const same = { p50: ms, p95: ms, last: ms, acknowledged50: ms, acknowledged95: ms }
  const used = { frames: 1, arrived: 1, cpuSeconds: 1, otherCpuSeconds: 1, megabytes: 1 }
  return {
    target: name,
    scenario,
    people: 1000,
    round,
    ...same,
    ...used,
    delivered: 1,
    failures: [],
  }
}
