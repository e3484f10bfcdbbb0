import { expect, test } from 'vitest'
import type { OwnContent } from '#sync/outbox.ts'
import { listPosts } from './postList.ts'
import type { Told } from './postList.ts'

const place = { multiTopicId: 't', questionId: 'q' }

const told = (atMs: number, wasEarly: boolean): Told => ({ atMs, wasEarly, posts: [], liked: new Set() })

/** The texts on the screen of somebody who made something at 1000, while nothing of it stands on the board. */
function shown(isSaved: boolean, of: Told): string[] {
  const content: OwnContent = {
    id: 'post',
    objectId: 'here',
    operation: 'CreatePost',
    variables: { ...place },
    text: 'Written in the tunnel',
    createdMs: 1000,
    isSaved,
  }
  const own = { told: of, contents: [content], pending: [], acts: new Map() }
  return listPosts([], own, place, false).map(({ text }) => text)
}

test('[C1] an answer that was on its way while the server was asked stays on the screen when it has arrived', () => {
  const early = told(2000, true)
  expect(shown(false, early)).toEqual(['Written in the tunnel'])
  expect(shown(true, early)).toEqual(['Written in the tunnel'])
})

test('an answer that was saved before the server was asked, and that it does not know, is gone', () => {
  expect(shown(true, told(2000, false))).toEqual([])
  expect(shown(true, told(500, false))).toEqual(['Written in the tunnel'])
})
