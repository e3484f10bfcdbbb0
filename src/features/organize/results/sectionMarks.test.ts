import { expect, test } from 'vitest'
import { marksOf } from './sectionMarks.ts'

test('[OR8] sections without a colour get one that no other section has, as long as there are some', () => {
  const colors = (...chosen: number[]) =>
    marksOf(chosen.map((color) => ({ color }))).map(({ color }) => color)
  expect(colors(0, 0, 0)).toEqual([1, 4, 7])
  expect(colors(1, 0, 12, 0)).toEqual([1, 7, 12, 3])
  expect(new Set(colors(0, 3, 0, 0, 0, 0, 0, 0)).size).toBe(8)
  const many = colors(...Array.from({ length: 12 }, (_one, at) => (at < 8 ? at + 1 : 0)))
  expect(many.every((color) => color > 0)).toBe(true)
  expect(marksOf([{ color: 0 }, { color: 2 }]).map(({ label }) => label)).toEqual(['1', '2'])
})
