import { expect, test } from 'vitest'
import { listPosts } from './postList.ts'

test('[B1] answers of the same second stay in the order they were sent in, after those already there', () => {
  const place = { multiTopicId: 't', questionId: 'q' }
  const contents = ['z', 'm', 'a'].map((id) => ({
    ...{ id, objectId: 'here', type: 'post', fields: { ...place, text: id } },
    ...{ text: id, createdMs: 1000, isSaved: false as const },
  }))
  const there = {
    ...{ ...place, id: 'x', text: 'x', desc: '', createdAt: 1, place: 40, color: 0, score: 0, groupId: null },
  }
  const fetched = { atMs: 2000, wasEarly: false, items: [], liked: new Set<string>() }
  const own = { fetched, contents, pending: [], acts: new Map(), isDeviceOnly: false }
  expect(listPosts([there], own, place, false).map(({ id }) => id)).toEqual(['x', 'z', 'm', 'a'])
})
