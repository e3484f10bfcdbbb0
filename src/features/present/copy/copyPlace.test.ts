import { expect, test } from 'vitest'
import { copyPlaceIn } from './copyPlace.ts'

test('[SL17] a page with a selection is copied from; anything else is the whole activity', () => {
  expect(copyPlaceIn({ page: 2, ids: ['a'] })).toEqual({ page: 2, ids: ['a'] })
  for (const other of [null, undefined, 'x', {}, { page: '2', ids: [] }, { page: 2 }])
    expect(copyPlaceIn(other)).toBeNull()
})
