import { expect, test } from 'vitest'
import { readEntry, readOwn } from './olderEntries.ts'

const place = { multiTopicId: 't', questionId: 'q' }

/** An entry as stored by versions that derived its effect from the name of its mutation. */
const older = (
  operation: string,
  ids: { creates?: string; concerns?: string; removes?: string },
  variables: Record<string, unknown> = {},
  text = '',
) => ({
  ...{ entryId: 'e', workshopId: 'w', objectId: 'o', label: '', document: `mutation ${operation}` },
  ...{ operation, variables, text, creates: null, concerns: null, removes: null, ...ids },
  ...{ order: 1, createdMs: 1, isKept: true, state: { status: 'waiting' as const } },
})

test.each([
  [
    older('CreatePost', { creates: 'p' }, { id: 'p', postText: 'A', ...place }, 'A'),
    { does: 'create', type: 'post', id: 'p', fields: { text: 'A', ...place } },
  ],
  [
    older('UpdatePost', { concerns: 'p' }, { postId: 'p', postText: 'B' }, 'B'),
    { does: 'change', type: 'post', id: 'p', fields: { text: 'B' } },
  ],
  [
    older('DeletePost', { concerns: 'p', removes: 'p' }, { postId: 'p' }, 'B'),
    { does: 'remove', type: 'post', id: 'p' },
  ],
  [
    older('CreatePostVote', { creates: 'v', concerns: 'p' }, { id: 'v', postId: 'p' }),
    { does: 'like', type: 'post', id: 'p' },
  ],
  [older('DeletePostVote', { concerns: 'p' }, { id: 'p' }), { does: 'unlike', type: 'post', id: 'p' }],
  [
    older('CreatePostGroupVote', { creates: 'v', concerns: 'g' }, { id: 'v', postGroupId: 'g' }),
    { does: 'like', type: 'group', id: 'g' },
  ],
  [older('DeletePostGroupVote', { concerns: 'g' }, { id: 'g' }), { does: 'unlike', type: 'group', id: 'g' }],
  [
    older('CreateComment', { creates: 'c', concerns: 'p' }, { id: 'c', postId: 'p', text: 'C' }, 'C'),
    {
      does: 'create',
      type: 'comment',
      id: 'c',
      under: 'p',
      fields: { text: 'C', postId: 'p', parentId: null },
    },
  ],
  [
    older('CreateSubComment', { creates: 'r', concerns: 'c' }, { id: 'r', commentId: 'c', text: 'R' }, 'R'),
    {
      does: 'create',
      type: 'comment',
      id: 'r',
      under: 'c',
      fields: { text: 'R', postId: null, parentId: 'c' },
    },
  ],
  [
    older('UpdateComment', { concerns: 'c' }, { commentId: 'c', text: 'D' }, 'D'),
    { does: 'change', type: 'comment', id: 'c', fields: { text: 'D' } },
  ],
  [
    older('UpdateSubComment', { concerns: 'r' }, { subCommentId: 'r', showRemoved: true }),
    { does: 'change', type: 'comment', id: 'r', fields: { isRemoved: true } },
  ],
  [
    older('SetFinished', {}, { partId: 'part', finished: true }),
    { does: 'change', type: 'done', id: 'part', fields: { finished: true } },
  ],
  [older('', {}, {}, 'Kept to be copied'), null],
])('an entry of an earlier version keeps its effect: %#', (kept, effect) => {
  const entry = readEntry(kept)
  expect(entry.effect).toEqual(effect)
  expect(entry).toMatchObject({ document: kept.document, variables: kept.variables, state: kept.state })
  expect(readEntry(entry)).toBe(entry)
})

test('answers and comments of an earlier version stay own items; likes come from the server', () => {
  const own = (operation: string, variables: Record<string, unknown>) => ({
    ...{ id: 'x', objectId: 'o', operation, variables, text: 'A', createdMs: 1 },
    ...{ isSaved: true, savedMs: 2 },
  })
  const post = readOwn(own('CreatePost', place))
  expect(post).toEqual({
    ...{ id: 'x', objectId: 'o', type: 'post', fields: { text: 'A', ...place }, text: 'A', createdMs: 1 },
    ...{ isSaved: true, savedMs: 2 },
  })
  expect(post && readOwn(post)).toBe(post)
  expect(readOwn(own('CreateSubComment', { commentId: 'c' }))?.fields['parentId']).toBe('c')
  expect(readOwn(own('CreatePostVote', { postId: 'p' }))).toBeNull()
})
