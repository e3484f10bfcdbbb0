import { expect, test } from 'vitest'
import { countLikes } from './useLikes.ts'

const told = (...liked: string[]) => ({ atMs: 1, wasEarly: false, posts: [], liked: new Set(liked) })

test('[B15] likes are counted over the activity: what the server told, and what was done since', () => {
  expect(countLikes({ told: told('a', 'b'), acts: new Map() }, 'here')).toBe(2)
  const acts = new Map([
    ['a', { objectId: 'here', isLiked: false }],
    ['b', { objectId: 'here', isLiked: true }],
    ['c', { objectId: 'here', isLiked: true }],
    ['d', { objectId: 'here', text: 'changed' }],
    ['e', { objectId: 'elsewhere', isLiked: true }],
  ])
  expect(countLikes({ told: told('a', 'b'), acts }, 'here')).toBe(2)
})
