import { expect, test } from 'vitest'
import { keepRecent } from './keepRecent.ts'

test('[SL23] over 300 turns and thumbnails only the last pages stay in memory', () => {
  const held = new Set<number>()
  let most = 0
  const used = keepRecent<number>(3, (page) => held.delete(page))
  const draw = (page: number, isKept: boolean): void => {
    held.add(page)
    used(page, isKept)
    most = Math.max(most, held.size)
  }
  for (let page = 2; page <= 300; page += 1) {
    for (const near of [page, page + 1, page - 1]) draw(near, true)
    for (let thumbnail = page; thumbnail < page + 8; thumbnail += 1) draw(thumbnail, false)
  }
  expect([...held].sort((a, b) => a - b)).toEqual([299, 300, 301])
  expect(most).toBe(3)
})
