import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { ProjectedRoom, boss, canariesIn, shownTexts, valuesOf } from '#support/projectedRoom.ts'
import { limits } from '../limits.ts'
import { createComment, updateComment } from './comments.ts'
import { setFlag } from '../activity/flags.ts'
import { placeBefore } from '../activity/order.ts'
import { flagNames } from './flags.ts'
import { createGroup, deleteGroups, groupPosts, mergeGroups, movePost, renameGroup } from './groups.ts'
import { updateInfo } from './info.ts'
import { areLikesShown } from './likeRules.ts'
import { createPost, deletePosts, updatePost } from './posts.ts'
import { postCountKey } from './postCounts.ts'
import { readComments, readGroups, readPosts, readQuestions, readTopics } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import type { RootName } from './roots.ts'
import { startOver } from './startOver.ts'
import { createQuestion, createTopic, deleteQuestion, deleteTopic } from './topics.ts'

function shownOnBoard(board: Y.Doc): string[] {
  return canariesIn(JSON.stringify(valuesOf(board))).sort()
}

type Step = (room: ProjectedRoom) => void

const id = (prefix: string): fc.Arbitrary<string> => fc.nat(3).map((number) => `${prefix}${number}`)
const [topic, question, post, group, comment] = [id('t'), id('q'), id('p'), id('g'), id('c')]
const place = fc.record({ multiTopicId: topic, questionId: question })

/** Edits that a facilitator makes in the browser, by the rules. */
const edits: fc.Arbitrary<(desk: Y.Doc, room: ProjectedRoom) => void> = fc.oneof(
  fc.tuple(group, place).map(
    ([id, at]) =>
      (desk: Y.Doc, room: ProjectedRoom) =>
        createGroup(desk, { id, ...at, title: room.canary() }),
  ),
  fc.tuple(post, group).map(
    ([postId, to]) =>
      (desk: Y.Doc) =>
        movePost(desk, postId, to),
  ),
  fc.tuple(post, post, group).map(
    ([postId, onto, id]) =>
      (desk: Y.Doc) =>
        void groupPosts(desk, postId, onto, id),
  ),
  fc.tuple(group, group).map(
    ([from, to]) =>
      (desk: Y.Doc) =>
        mergeGroups(desk, from, to),
  ),
  group.map((id) => (desk: Y.Doc, room: ProjectedRoom) => renameGroup(desk, id, room.canary())),
  group.map((id) => (desk: Y.Doc) => deleteGroups(desk, [id])),
  topic.map((id) => (desk: Y.Doc, room: ProjectedRoom) => createTopic(desk, id, room.canary())),
  question.map((id) => (desk: Y.Doc, room: ProjectedRoom) => createQuestion(desk, id, room.canary())),
  topic.map((id) => (desk: Y.Doc) => deleteTopic(desk, id)),
  question.map((id) => (desk: Y.Doc) => deleteQuestion(desk, id)),
  question.map((id) => (desk: Y.Doc) => placeBefore(roots.questions(desk), id, null)),
  post.map((id) => (desk: Y.Doc) => void roots.postDeleted(desk).set(id, true)),
  fc.constant((desk: Y.Doc, room: ProjectedRoom) => updateInfo(desk, { notes: room.canary() })),
  fc.constant(startOver),
  post.map((id) => (desk: Y.Doc, room: ProjectedRoom) => void roots.postText(desk).set(id, room.canary())),
)

const commands: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(post, place).map(
    ([id, at]): Step =>
      (room) =>
        createPost(room, boss, { id, text: room.canary(), createdAt: 5, ...at }),
  ),
  post.map(
    (id): Step =>
      (room) =>
        updatePost(room, boss, { id, text: room.canary(), desc: room.canary() }),
  ),
  post.map(
    (id): Step =>
      (room) =>
        deletePosts(room, boss, [id]),
  ),
  fc.tuple(comment, post).map(
    ([id, postId]): Step =>
      (room) =>
        void createComment(room, boss, { id, on: { postId }, text: room.canary(), createdAt: 1 }),
  ),
  fc.tuple(comment, comment).map(
    ([id, commentId]): Step =>
      (room) =>
        void createComment(room, boss, { id, on: { commentId }, text: room.canary(), createdAt: 1 }),
  ),
  fc.tuple(comment, fc.boolean()).map(
    ([id, showRemoved]): Step =>
      (room) =>
        updateComment(room, boss, { id, showRemoved }),
  ),
  fc.tuple(fc.oneof(post, group), fc.nat(2)).map(
    ([id, likes]): Step =>
      (room) =>
        void roots.scores(room.desk).set(id, likes),
  ),
)

const flags: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(flagNames.globalAnswers, flagNames.likeCountsHidden, flagNames.likesClosed),
      fc.tuple(topic, question).map(([t, q]) => flagNames.showAnswers(t, q)),
      topic.map(flagNames.topicHidden),
      question.map(flagNames.questionHidden),
    ),
    fc.boolean(),
  )
  .map(
    ([name, on]) =>
      (room) =>
        void setFlag(room.board, name, on),
  )

const who = fc.nat(2)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.oneof(commands, commands, flags).map(
      (act): Step =>
        (room) =>
          room.change(() => act(room)),
    ),
    fc.tuple(who, edits).map(
      ([who, act]): Step =>
        (room) =>
          room.edit(who, (desk) => act(desk, room)),
    ),
    who.map(
      (who): Step =>
        (room) =>
          room.sync(who),
    ),
    who.map(
      (who): Step =>
        (room) =>
          void room.undo[who]?.undo(),
    ),
    who.map(
      (who): Step =>
        (room) =>
          void room.undo[who]?.redo(),
    ),
  ),
  { minLength: 1, maxLength: 60 },
)

test('[P1] [P2] [P3] [P4] [B19] projecting what changed gives the full projection, and no byte of what is not shown', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const room = new ProjectedRoom(true)
      for (const step of all) {
        step(room)
        expect(shownOnBoard(room.board)).toEqual(shownTexts(room.desk, room.board).sort())
        expect(valuesOf(room.board)).toEqual(valuesOf(room.full()))
        if (!areLikesShown(room.board)) expect([...roots.scores(room.board)]).toEqual([])
      }
      for (const who of [0, 1, 2, 0, 1]) room.sync(who)
      expect(valuesOf(room.board)).toEqual(valuesOf(room.full()))
      for (const desk of room.facilitators) expect(valuesOf(desk)).toEqual(valuesOf(room.desk))
      // A board that is loaded anew, and one that is compacted, hold nothing else either.
      const loaded = new Y.Doc()
      for (const update of room.boardUpdates) Y.applyUpdate(loaded, update)
      for (const doc of [room.board, loaded]) room.assertOnlyShown(Y.encodeStateAsUpdate(doc))
    }),
    { numRuns: 150 },
  )
})

const plain = <T>(fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true })

const nestedMap = () => new Y.Map()
const nestedText = () => new Y.Text('nested')

const anything = fc.oneof(
  fc.constantFrom(null, true, false, Number.NaN, -1, 1e300, '', 'a', 'b', 'a0'),
  fc.string({ maxLength: 300 }),
  plain({ order: fc.constantFrom<unknown>('a0', 'a1', 5, null) }),
  plain({
    multiTopicId: id('x'),
    questionId: id('x'),
    order: fc.constantFrom('a0', 'a1'),
    createdAt: fc.nat(5),
    place: fc.constantFrom<unknown>(0, 1, 'a', null),
  }),
  plain({
    postId: fc.constantFrom<unknown>('x0', 'x1', 7),
    parentId: fc.constantFrom<unknown>(null, 'x0', 'x1', 7, {}),
  }),
  fc.constantFrom(nestedMap, nestedText),
)
const writes = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(roots) as RootName[])), id('x'), anything), {
  maxLength: 8,
})

test('[P6] whatever stands on a desk, the projection ends, is the same in parts and at once, and is valid', () => {
  fc.assert(
    fc.property(fc.array(writes, { maxLength: 12 }), (all) => {
      const room = new ProjectedRoom()
      room.change(() => setFlag(room.board, flagNames.globalAnswers, true))
      for (const changes of all) {
        room.change(() => {
          for (const [root, key, value] of changes) {
            const plainOrNested = typeof value === 'function' ? value() : value
            ;(roots[root](room.desk) as Y.Map<unknown>).set(key, plainOrNested)
          }
        })
        expect(valuesOf(room.board)).toEqual(valuesOf(room.full()))
        assertValid(room.board)
      }
    }),
    { numRuns: 100 },
  )
})

/** What every screen may rely on. */
function assertValid(board: Y.Doc): void {
  const topics = new Set(readTopics(board).map((topic) => topic.id))
  const questions = new Set(readQuestions(board).map((question) => question.id))
  const groups = new Map(readGroups(board).map((group) => [group.id, group]))
  expect(questions.size).toBeLessThanOrEqual(limits.questions)
  expect(groups.size).toBe([...roots.groups(board).keys()].length)
  for (const post of readPosts(board)) {
    expect([topics.has(post.multiTopicId), questions.has(post.questionId)]).toEqual([true, true])
    expect(post.text.length).toBeLessThanOrEqual(limits.postText)
    expect([typeof post.text, typeof post.desc, typeof post.createdAt, typeof post.score]).toEqual([
      'string',
      'string',
      'number',
      'number',
    ])
    expect(post.groupId ?? undefined).toBe(roots.groupOf(board).get(post.id))
    if (post.groupId !== null) expect(groups.has(post.groupId)).toBe(true)
  }
  const comments = readPosts(board).flatMap((post) => readComments(board, post.id))
  const shown = comments.flatMap((comment) => [comment, ...comment.replies])
  expect(shown).toHaveLength([...roots.comments(board).keys()].length)
}

test('[P5] the board counts hidden answers, and not deleted ones', () => {
  const room = new ProjectedRoom()
  const at = { multiTopicId: 't0', questionId: 'q0' }
  room.change(() => createPost(room, boss, { id: 'p0', text: 'one', createdAt: 1, ...at }))
  room.change(() => createPost(room, boss, { id: 'p1', text: 'two', createdAt: 1, ...at }))
  room.change(() => deletePosts(room, boss, ['p0']))
  expect(boardRoots.counts(room.board).get(postCountKey('t0', 'q0'))).toBe(1)
  expect(readPosts(room.board)).toEqual([])
})

test('[P4] a hidden topic and question keep their place and lose their text', () => {
  const room = new ProjectedRoom()
  room.change(() => setFlag(room.board, flagNames.topicHidden('t1'), true))
  room.change(() => setFlag(room.board, flagNames.questionHidden('q0'), true))
  expect(readTopics(room.board).map(({ id, text }) => [id, text !== null])).toEqual([
    ['t0', true],
    ['t1', false],
  ])
  expect(readQuestions(room.board).map(({ id, text }) => [id, text !== null])).toEqual([
    ['q0', false],
    ['q1', true],
  ])
})

test('[G5] [P6] a group deleted by somebody offline holds nothing that another put into it meanwhile', () => {
  const room = new ProjectedRoom(true)
  room.edit(0, (desk) => deleteGroups(desk, ['g1']))
  room.edit(1, (desk) => movePost(desk, 'p2', 'g1'))
  room.sync(1)
  expect(readPosts(room.board).find((post) => post.id === 'p2')?.groupId).toBe('g1')
  room.sync(0)
  expect(roots.groupOf(room.board).has('p2')).toBe(false)
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board).find((post) => post.id === 'p2')?.groupId).toBe('g1')
})

test('[P3] an undo across a hide puts nothing in front of the room, and after the show everything is back', () => {
  const room = new ProjectedRoom(true)
  room.edit(0, (desk) => roots.postDeleted(desk).set('p0', true))
  room.sync(0)
  room.change(() => setFlag(room.board, flagNames.globalAnswers, false))
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board)).toEqual([])
  room.change(() => setFlag(room.board, flagNames.globalAnswers, true))
  expect(readPosts(room.board)).toHaveLength(4)
  expect(readComments(room.board, 'p0')).toHaveLength(1)
})
