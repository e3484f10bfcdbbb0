import { expect, test } from 'vitest'
import { loadRows, pageLength } from './workshopPages.ts'

const all = Array.from({ length: 120 }, (_, index) => ({ id: `w${index}` }))
const asked: (string | null)[] = []
const fetchPage = (first: number, after: string | null) => {
  asked.push(after)
  const start = all.findIndex(({ id }) => id === after) + 1
  return Promise.resolve(all.slice(start, start + first))
}

test('a long list loads page by page, each after the last shown row', async () => {
  const one = await loadRows(pageLength, [], fetchPage)
  expect([one.rows.length, one.hasMore]).toEqual([50, true])
  const two = await loadRows(100, one.rows, fetchPage)
  expect([two.rows.length, two.hasMore]).toEqual([100, true])
  const three = await loadRows(150, two.rows, fetchPage)
  expect([three.rows, three.hasMore]).toEqual([all, false])
  expect(asked).toEqual([null, 'w49', 'w99'])
})

test('a refetch loads as many rows as were shown', async () => {
  const { rows, hasMore } = await loadRows(100, [], fetchPage)
  expect([rows.length, hasMore]).toEqual([100, true])
})

test('a list that ends with its page reports no more rows', async () => {
  const { hasMore } = await loadRows(pageLength, [], () => Promise.resolve(all.slice(0, pageLength)))
  expect(hasMore).toBe(false)
})
