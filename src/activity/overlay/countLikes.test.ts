import { expect, test } from 'vitest'
import { countLikes } from './countLikes.ts'

const fetched = (...liked: string[]) => ({ atMs: 1, wasEarly: false, items: [], liked: new Set(liked) })
const isShown = () => true

test('[B15] likes are counted over the activity: the server’s answer, and acts since', () => {
  expect(countLikes({ fetched: fetched('a', 'b'), acts: new Map(), contents: [] }, 'here', isShown)).toBe(2)
  const acts = new Map([
    ['a', { objectId: 'here', isLiked: false }],
    ['b', { objectId: 'here', isLiked: true }],
    ['c', { objectId: 'here', isLiked: true }],
    ['d', { objectId: 'here', fields: { text: 'changed' } }],
    ['e', { objectId: 'elsewhere', isLiked: true }],
  ])
  expect(countLikes({ fetched: fetched('a', 'b'), acts, contents: [] }, 'here', isShown)).toBe(2)
})

test('[B15] a like of a deleted item is free again; one of an own hidden answer is not', () => {
  const post = { text: '', desc: '', multiTopicId: 't', questionId: 'q', createdAt: 0, color: 0 }
  const mine = (id: string) => ({ ...post, id, score: 1, groupId: null })
  const own = {
    fetched: {
      ...fetched('shown', 'deleted', 'hidden', 'withdrawn'),
      items: [mine('hidden'), mine('withdrawn')],
    },
    acts: new Map([['withdrawn', { objectId: 'here', isDeleted: true }]]),
    contents: [],
  }
  expect(countLikes(own, 'here', (id) => id === 'shown')).toBe(2)
})
