import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { ana, boss, forbidden, notFound } from '#support/documents/actors.ts'
import { brainstormDocs } from '#support/documents/brainstormDesk.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { Actor } from '../actor.ts'
import { createComment, updateComment } from './comments.ts'
import { setFlag } from '../activity/flags.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { limits } from '../limits.ts'
import { createPost, deletePosts, updatePost, visiblePost } from './posts.ts'
import { postCountKey } from './postCountKey.ts'
import { projectBrainstorm } from './projection.ts'
import { readPost, readPosts } from './read.ts'
import { readComments } from '#support/documents/readComments.ts'
import { boardRoots, roots } from './roots.ts'
import { createQuestion, createTopic, deleteTopic } from './topics.ts'
import { messages } from '../messages.ts'

let docs: ActivityDocs
beforeEach(() => {
  docs = brainstormDocs()
})

function add(id: string, fields: Partial<Parameters<typeof createPost>[2]> = {}, actor = ana): void {
  createPost(docs, actor, { id, text: `text of ${id}`, createdAt: 100.9, ...fields })
}

test('[B1] a post is added to the first topic and question, or the named ones, with a time in whole seconds', () => {
  createTopic(docs.desk, 't2', 'Second')
  createQuestion(docs.desk, 'q2', 'Why?')
  add('ana1')
  add('ana2', { multiTopicId: 't2', subTopicPos: 1 })
  add('ana3', { questionId: 'q2', subTopicPos: 0 })
  const createdAt = 100
  expect(readPosts(docs.desk)).toMatchObject([
    { id: 'ana1', multiTopicId: 't1', questionId: 'q1', createdAt },
    { id: 'ana2', multiTopicId: 't2', questionId: 'q2', createdAt },
    { id: 'ana3', multiTopicId: 't1', questionId: 'q2', createdAt },
  ])
  expect(() => add('ana4', { multiTopicId: 't9' })).toThrow(notFound)
  expect(() => add('ana4', { subTopicPos: 2 })).toThrow(notFound)
})

test('[B1] a post stays under its topic: its id is refused again, also once it is deleted', () => {
  createTopic(docs.desk, 't2', 'Second')
  add('ana1')
  expect(() => add('ana1', { multiTopicId: 't2' })).toThrow(forbidden)
  deletePosts(docs, ana, ['ana1'])
  expect(() => add('ana1', { multiTopicId: 't2' })).toThrow(forbidden)
  expect(roots.posts(docs.desk).get('ana1')?.multiTopicId).toBe('t1')
})

test('[B1] posts are ordered by second, then by acceptance, on desk and board alike', () => {
  const posts = fc.uniqueArray(fc.record({ id: fc.uuid(), createdAt: fc.nat(3) }), {
    selector: (post) => post.id,
  })
  fc.assert(
    fc.property(posts, (all) => {
      const { desk, board } = brainstormDocs()
      setFlag(board, flagNames.globalAnswers, true)
      for (const post of all) createPost({ desk, board }, ana, { ...post, text: 'x' })
      projectBrainstorm(desk, board, 'all')
      const taken = all.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id)
      expect(readPosts(desk).map(({ id }) => id)).toEqual(taken)
      expect(readPosts(board).map(({ id }) => id)).toEqual(taken)
    }),
  )
})

test('[B1] posts without a serial number, from older versions, come first in their second, by id', () => {
  add('new')
  for (const id of ['old2', 'old1'])
    roots.posts(docs.desk).set(id, { multiTopicId: 't1', questionId: 'q1', createdAt: 100, color: 0 })
  add('ana1')
  expect(readPosts(docs.desk).map(({ id }) => id)).toEqual(['new', 'old1', 'old2', 'ana1'])
})

test('[B2] flags written on a desk have no effect', () => {
  add('ana1')
  docs.desk.getMap('flags').set(flagNames.globalAnswers, true)
  projectBrainstorm(docs.desk, docs.board, 'all')
  expect(areAnswersShown(docs.board, 't1', 'q1')).toBe(false)
  expect(readPosts(docs.board)).toEqual([])
})

test('[B4] locked input refuses participants in everything, and never facilitators', () => {
  add('ana1')
  setFlag(docs.board, flagNames.inputLocked, true)
  const acts = (actor: Actor) => [
    () => add('ana2', {}, actor),
    () => updatePost(docs, actor, { id: 'ana1', text: 'changed' }),
    () => void createComment(docs, actor, { id: 'c1', on: { postId: 'ana1' }, text: 'more', createdAt: 1 }),
    () => deletePosts(docs, actor, ['ana1']),
  ]
  for (const act of acts(ana)) expect(act).toThrow('Input is closed for now.')
  expect(readPost(docs.desk, 'ana1')?.text).toBe('text of ana1')
  for (const act of acts(boss)) act()
})

test('[C5] [B4] a retry of what was saved before the lock is acknowledged', () => {
  for (const id of ['ana1', 'ana2']) add(id)
  updatePost(docs, ana, { id: 'ana1', text: 'changed', desc: 'more' })
  createComment(docs, ana, { id: 'ana-c', on: { postId: 'ana1' }, text: 'said', createdAt: 1 })
  deletePosts(docs, ana, ['ana2'])
  setFlag(docs.board, flagNames.inputLocked, true)
  const before = Y.encodeStateVector(docs.desk)
  updatePost(docs, ana, { id: 'ana1', text: ' changed ', desc: 'more' })
  updateComment(docs, ana, { id: 'ana-c', text: 'said' })
  deletePosts(docs, ana, ['ana2'])
  expect(Y.encodeStateVector(docs.desk)).toEqual(before)
  for (const act of [
    () => updatePost(docs, ana, { id: 'ana1', text: 'changed', desc: 'new' }),
    () => updateComment(docs, ana, { id: 'ana-c', text: 'said', showRemoved: true }),
  ])
    expect(act).toThrow('Input is closed for now.')
})

test('[B7] an answer has 1 to 250 characters after cleaning', () => {
  add('ana1', { text: `  a\u202eb\r\nc ${'x'.repeat(244)}  ` })
  expect(readPost(docs.desk, 'ana1')?.text).toBe(`ab\nc ${'x'.repeat(244)}`)
  for (const text of ['', '  \n ', '\u0000\u2066'])
    expect(() => add('ana2', { text })).toThrow('Please enter a text.')
  expect(() => add('ana2', { text: 'x'.repeat(251) })).toThrow('at most 250')
  expect(() => updatePost(docs, ana, { id: 'ana1', desc: 'x'.repeat(501) })).toThrow('at most 500')
  expect(readPosts(docs.desk)).toHaveLength(1)
})

test('[B7] a refused call leaves the desk unchanged', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 260, unit: 'binary' }), (text) => {
      const before = Y.encodeStateVector(docs.desk)
      try {
        add('ana-any', { text })
      } catch {
        expect(Y.encodeStateVector(docs.desk)).toEqual(before)
        return
      }
      const kept = readPost(docs.desk, 'ana-any')?.text ?? ''
      expect(kept.length).toBeGreaterThan(0)
      expect(kept.length).toBeLessThanOrEqual(250)
      roots.posts(docs.desk).delete('ana-any')
    }),
  )
})

test('[B8] participants change and delete their own, facilitators any', () => {
  add('ana1')
  add('ben1')
  updatePost(docs, ana, { id: 'ana1', text: 'mine' })
  setFlag(docs.board, flagNames.globalAnswers, true)
  expect(() => updatePost(docs, ana, { id: 'ben1', text: 'not mine' })).toThrow(forbidden)
  // One answer of somebody else among them: none is deleted.
  expect(() => deletePosts(docs, ana, ['ana1', 'ben1'])).toThrow(forbidden)
  expect(readPosts(docs.desk)).toHaveLength(2)
  updatePost(docs, boss, { id: 'ben1', text: 'moderated' })
  deletePosts(docs, boss, ['ana1', 'gone'])
  expect(readPosts(docs.desk).map((post) => post.text)).toEqual(['moderated'])
  expect(() => updatePost(docs, boss, { id: 'ana1', text: 'late' })).toThrow(notFound)
})

test('[B9] deleting is a flag: text, likes, comments and group come back with an undo', () => {
  add('ana1')
  createComment(docs, ana, { id: 'c1', on: { postId: 'ana1' }, text: 'and more', createdAt: 1 })
  roots.scores(docs.desk).set('ana1', 3)
  roots.groupOf(docs.desk).set('ana1', 'g1')
  const undo = new Y.UndoManager([roots.postDeleted(docs.desk)])
  const before = readPost(docs.desk, 'ana1')
  deletePosts(docs, ana, ['ana1'])
  expect(readPost(docs.desk, 'ana1')).toBeNull()
  undo.undo()
  expect(readPost(docs.desk, 'ana1')).toEqual(before)
  expect(readComments(docs.desk, 'ana1')).toHaveLength(1)
})

test('[B10] a hidden answer, one of a deleted topic and a missing one give participants the same error', () => {
  createTopic(docs.desk, 't2', 'Second')
  add('ben1')
  add('ben2', { multiTopicId: 't2' })
  add('ana1')
  for (const id of ['ben1', 'gone']) expect(() => visiblePost(docs, ana, id)).toThrow(notFound)
  expect(visiblePost(docs, ana, 'ana1').id).toBe('ana1')
  setFlag(docs.board, flagNames.globalAnswers, true)
  deleteTopic(docs.desk, 't2')
  expect(visiblePost(docs, ana, 'ben1').id).toBe('ben1')
  expect(() => visiblePost(docs, ana, 'ben2')).toThrow(notFound)
  expect(visiblePost(docs, boss, 'ben2').id).toBe('ben2')
})

/** Writes answers and comments directly into a desk, bypassing the rules. */
function fill(posts: number, comments = 0): void {
  docs.desk.transact(() => {
    for (let at = 0; at < posts; at += 1)
      roots.posts(docs.desk).set(`p${at}`, { multiTopicId: 't1', questionId: 'q1', createdAt: 1, color: 0 })
    for (let at = 0; at < comments; at += 1)
      roots.comments(docs.desk).set(`c${at}`, { postId: 'p0', parentId: null, createdAt: 1 })
  })
}

test('[Q6] [Z14] an activity accepts a limited number of existing answers, and says when it is full', () => {
  const key = postCountKey('t1', 'q1')
  boardRoots.counts(docs.board).set(key, limits.answersPerActivity - 1)
  add('ana1')
  boardRoots.counts(docs.board).set(key, limits.answersPerActivity)
  expect(() => add('ana2')).toThrow(messages.answersFull.sentence)
  expect(() => add('boss1', {}, boss)).toThrow(messages.answersFull.sentence)
  // Deleted answers free their space.
  boardRoots.counts(docs.board).set(key, limits.answersPerActivity - 1)
  add('ana2')
})

test('[Q6] repeated adding and deleting reaches a limit too', () => {
  fill(limits.answersKept - 1)
  add('ana1')
  deletePosts(docs, ana, ['ana1'])
  expect(() => add('ana2')).toThrow(messages.answersUsedUp.sentence)
  expect(readPost(docs.desk, 'ana2')).toBeNull()
})

test('[Q6] an activity accepts a limited number of comments, removed ones included', () => {
  setFlag(docs.board, flagNames.globalAnswers, true)
  fill(1, limits.commentsPerActivity - 1)
  const on = { postId: 'p0' }
  expect(createComment(docs, ana, { id: 'ana1', on, text: 'one', createdAt: 1 })).toBe(true)
  expect(() => createComment(docs, ana, { id: 'ana2', on, text: 'two', createdAt: 1 })).toThrow(
    messages.commentsFull.sentence,
  )
})

test('[Q6] so many of the longest, however often they are changed, are less than 100 MB', () => {
  setFlag(docs.board, flagNames.globalAnswers, true)
  const some = 100
  // Three bytes each, the most that one of the counted characters takes.
  const text = '\uffee'.repeat(limits.postText)
  const desc = '\uffee'.repeat(limits.postDesc)
  for (let at = 0; at < some; at += 1) {
    add(`ana${at}`, { text })
    for (const changed of [`b${text.slice(1)}`, text])
      updatePost(docs, ana, { id: `ana${at}`, text: changed, desc })
    createComment(docs, ana, { id: `ana-c${at}`, on: { postId: 'ana0' }, text, createdAt: 1 })
  }
  const bytes = Y.encodeStateAsUpdate(docs.desk).length
  expect(bytes).toBeGreaterThan(some * 3 * (limits.postText + limits.postDesc + limits.commentText))
  expect((bytes / some) * Math.max(limits.answersKept, limits.commentsPerActivity)).toBeLessThan(100e6)
})
