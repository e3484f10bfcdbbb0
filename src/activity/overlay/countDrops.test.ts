import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCountDrops } from './countDrops.ts'
import type { PageActs } from './pageActs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A device with two own hidden answers under one key. */
function device() {
  const own = new Map([
    ['tea', 'k'],
    ['juice', 'k'],
  ])
  const here = new Set<string>()
  let acts: PageActs = new Map()
  let asked = 0
  const watch = watchCountDrops({
    ...{ own: () => own, acts: () => acts, inDocument: () => here },
    askAgain: () => (asked += 1),
  })
  const counted = (before: number, now: number, key = 'k'): void => watch.changed([{ key, before, now }])
  const settled = (ms = 60_000): number => {
    vi.advanceTimersByTime(ms)
    return asked
  }
  return {
    ...{ own, here, watch, counted, settled, asked: () => asked },
    deletedByHand: (id: string) => (acts = new Map([[id, { objectId: 'o', isDeleted: true }]])),
  }
}

test('[Y11] a fall where something own is hidden is asked about once, after a pause', () => {
  const { counted, settled, asked } = device()
  counted(9, 8)
  counted(8, 7)
  expect(asked()).toBe(0)
  expect(settled(2000)).toBe(1)
  expect(settled()).toBe(1)
})

test('[Y11] the devices of a large room ask within 20 seconds and not together', () => {
  const atMs = Array.from({ length: 300 }, () => {
    const { counted, asked } = device()
    counted(1000, 0)
    let ms = 0
    for (; asked() === 0; ms += 500) vi.advanceTimersByTime(500)
    return ms
  })
  expect(Math.max(...atMs)).toBeLessThanOrEqual(20_000)
  for (const from of [0, 2000, 4000, 6000, 8000])
    expect(atMs.filter((ms) => ms > from && ms <= from + 2000).length).toBeLessThan(150)
})

test('[Y11] nobody asks at a rise, at a fall elsewhere, or about what the document has', () => {
  const { own, here, counted, settled } = device()
  counted(1, 2)
  counted(3, 2, 'elsewhere')
  expect(settled()).toBe(0)
  for (const id of own.keys()) here.add(id)
  counted(2, 1)
  expect(settled()).toBe(0)
})

test('[Y11] after a loss a rise by as many is asked about, a smaller one is not', () => {
  const { own, counted, settled } = device()
  counted(9, 0)
  settled()
  own.clear()
  counted(0, 1)
  counted(1, 2)
  expect(settled()).toBe(1)
  counted(2, 11)
  own.set('tea', 'k').set('juice', 'k')
  expect(settled()).toBe(2)
  counted(11, 20)
  expect(settled()).toBe(2)
})

test('[Y11] what one deleted oneself is not asked for again', () => {
  const { own, deletedByHand, counted, settled } = device()
  counted(9, 8)
  settled()
  own.delete('tea')
  deletedByHand('tea')
  counted(8, 9)
  expect(settled()).toBe(1)
})

test('[Y11] a page that closes asks nothing more', () => {
  const { watch, counted, settled } = device()
  counted(2, 1)
  watch.stop()
  expect(settled()).toBe(0)
})
