import { beforeEach, expect, test, vi } from 'vitest'
import { columnWidth, keepWidths, readWidths, widthAfterKey } from './columnWidths.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('widths are kept per planner on this device, and nothing else is taken for one', () => {
  keepWidths('o', { a: 300, b: 1 })
  expect(readWidths('o')).toEqual({ a: 300, b: columnWidth.least })
  expect(readWidths('p')).toEqual({})
  localStorage.setItem('plenum.planWidths.p', '{"a":"wide","b":')
  expect(readWidths('p')).toEqual({})
})

test('arrow keys on the edge make a column wider and narrower, also from right to left', () => {
  expect(widthAfterKey(200, 'ArrowRight', false)).toBe(216)
  expect(widthAfterKey(200, 'ArrowRight', true)).toBe(184)
  expect(widthAfterKey(columnWidth.most, 'ArrowRight', false)).toBe(columnWidth.most)
  expect(widthAfterKey(200, 'Home', false)).toBe(columnWidth.least)
  expect(widthAfterKey(200, 'a', false)).toBeNull()
})
