import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAllowances } from './allowances.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_007 }))
afterEach(() => void vi.useRealTimers())

test('[Q5] a burst passes at once, then the refill rate applies', () => {
  const { spend } = createAllowances({ burst: 300, perSecond: 8 })
  const passed = (): number => Array.from({ length: 1000 }, () => spend('k', 1)).filter(Boolean).length
  expect(passed()).toBe(300)
  vi.advanceTimersByTime(1000)
  expect(passed()).toBe(8)
  expect(spend('another', 1)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(passed()).toBe(300)
})

test('[Q1] a use in retrospect may cause a debt, which is paid off with time', () => {
  const { charge, debtMs } = createAllowances({ burst: 100, perSecond: 10 })
  charge('k', 60)
  expect(debtMs('k')).toBe(0)
  charge('k', 60)
  expect(debtMs('k')).toBe(2000)
  vi.advanceTimersByTime(1999)
  expect(debtMs('k')).toBeGreaterThan(0)
  vi.advanceTimersByTime(1)
  expect(debtMs('k')).toBe(0)
})

test('[A1] a key is forgotten as soon as its allowance is full again', () => {
  const allowances = createAllowances({ burst: 300, perSecond: 8 })
  for (let person = 0; person < 50; person++) allowances.spend(`person ${person}`, 1)
  expect(allowances.size).toBe(50)
  vi.advanceTimersByTime(10_000)
  expect(allowances.size).toBe(0)
})
