import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiedBy, copiedThing, copyItem as item } from '#support/documents/copied.ts'
import * as Y from 'yjs'
import { boss } from '#support/documents/actors.ts'
import { canariesIn } from '#kinds/kindRoom.ts'
import { ProjectedRoom, shownTexts, valuesOf } from '#support/documents/projectedRoom.ts'
import { Refusal } from '../errors.ts'
import { limits } from '../limits.ts'
import { shallow } from '../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, CopyType, InputKind, InputScope } from '../activity/copiedInput.ts'
import { readInput, writeInput } from './input.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { createPost, deletePosts } from './posts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { projectBrainstorm } from './projection.ts'
import { commentsByPost, readGroups, readPosts, readQuestions, readTopics } from './read.ts'
import { postCountKey } from './postCountKey.ts'
import { boardRoots, roots } from './roots.ts'
import { createQuestion, startBrainstorm } from './topics.ts'
import { messages } from '../messages.ts'

const all = (id: string) => item('ANSWERS', id, { copyChildren: true })

const anyItem = fc.record({
  type: fc.constantFrom<CopyType>('ANSWERS', 'TOP', 'TOPICS', 'MULTI_TOPICS'),
  objId: fc.constantFrom('object', 't0', 't1', 'q0', 'q1', 'p0', 'p1', 'p2', 'p3', 'g0', 'g1', 'gone'),
  copyChildren: fc.boolean(),
  count: fc.nat(5),
})
const kind = fc.constantFrom<InputKind>('ANSWERS', 'QUESTIONS', 'TOPICS')
const deleted = fc.subarray(['p0', 'p1', 'p2', 'p3'])

/** Four answers, p0 and p1 in g0, g1 empty; p0 has a comment. */
function source(gone: string[] = []): ProjectedRoom {
  const room = new ProjectedRoom(true)
  room.change(() => deletePosts(room, boss, gone))
  return room
}

function target(): ActivityDocs {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  startBrainstorm(docs.desk, 'Target', { topic: 'tt', question: 'tq' })
  createPost(docs, boss, { id: 'there', text: 'there', createdAt: 5 })
  return docs
}

function copyInto(from: ProjectedRoom, into: ActivityDocs, items: CopyItem[], to: InputKind) {
  const input = readInput(from, 'object', items)
  return writeInput(into, input, { kind: to }, copiedBy)
}

const texts = (desk: Y.Doc): string[] =>
  readPosts(desk)
    .filter(({ id }) => id !== 'there')
    .map(({ text }) => text)

test('[K6][K8] whatever is copied, the source stays as it is, and the target gets new ids and nothing deleted', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 6 }), kind, deleted, (items, to, gone) => {
      const room = source(gone)
      const lost = gone.map((id) => roots.postText(room.desk).get(id))
      const [before, into] = [valuesOf(room.desk), target()]
      const empty = valuesOf(into.desk)
      try {
        const { made, copied } = copyInto(room, into, items, to)
        expect(copied).toBeGreaterThan(0)
        const ids = made.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      } catch (error) {
        expect(String(error)).toContain(messages.nothingToCopy.sentence)
        expect(valuesOf(into.desk)).toEqual(empty)
      }
      expect(valuesOf(room.desk)).toEqual(before)
      // An answer that is named in many ways is copied once.
      const areAnswers = items.every(({ type }) => type === 'ANSWERS' || type === 'TOP')
      if (areAnswers && to === 'ANSWERS') expect(new Set(texts(into.desk)).size).toBe(texts(into.desk).length)
      const values = valuesOf(into.desk)
      expect(lost.filter((text) => JSON.stringify(values).includes(String(text)))).toEqual([])
      expect([values['scores'], values['postDeleted'], values['mergedFrom']]).toEqual([{}, {}, {}])
      const copiedIds = Object.values(values).flatMap((root) => Object.keys(root as object))
      expect(copiedIds.filter((id) => /^[tqpgc]\d+$/.test(id))).toEqual([])
      const roles = readPosts(into.desk).filter(({ createdAt }) => ![5, 9].includes(createdAt))
      expect(roles).toEqual([])
      expect(readQuestions(into.desk).length).toBeLessThanOrEqual(limits.questions)
    }),
  )
})

test('[K7][K8] all answers keep their order, groups stay groups and comments come along', () => {
  const [room, into] = [source(), target()]
  const { copied } = copyInto(room, into, [all('object')], 'ANSWERS')
  expect(copied).toBe(4)
  const was = readPosts(room.desk).map(({ text }) => text)
  expect(texts(into.desk)).toEqual(was)
  const groups = readGroups(into.desk)
  expect(groups.map(({ title }) => title)).toEqual(readGroups(room.desk).map(({ title }) => title))
  const first = groups[0]?.id
  const grouped = readPosts(into.desk).filter(({ groupId }) => groupId === first)
  expect(grouped.map(({ text }) => text)).toEqual(was.slice(0, 2))
  const [thread] = commentsByPost(into.desk).values()
  expect(thread).toMatchObject([{ text: expect.stringContaining('canary'), replies: [{}] }])
})

test('[K7] answers copied alone leave their groups; the name of a group alone becomes one answer', () => {
  const [room, into] = [source(), target()]
  copyInto(room, into, [item('ANSWERS', 'object'), item('ANSWERS', 'g0')], 'ANSWERS')
  expect(readGroups(into.desk)).toEqual([])
  expect(texts(into.desk)).toEqual([
    ...readPosts(room.desk).map(({ text }) => text),
    roots.groupTitle(room.desk).get('g0'),
  ])
  const input = readInput(room, 'object', [all('g0')])
  expect(shallow(input)).toMatchObject([{ comments: [] }, { comments: [] }])
})

test('[K6] TOP selects the most liked, the oldest first among equals', () => {
  const [room, into] = [source(), target()]
  room.change(() => void roots.scores(room.desk).set('p2', 3))
  room.change(() => void roots.scores(room.desk).set('p1', 1))
  copyInto(room, into, [item('TOP', 'q0', { count: 3 })], 'ANSWERS')
  const text = (id: string) => roots.postText(room.desk).get(id)
  expect(texts(into.desk)).toEqual([text('p2'), text('p1'), text('p0')])
})

test('[K7] a group becomes a question or a topic with its answers under it', () => {
  const [room, into] = [source(), target()]
  copyInto(room, into, [all('g0')], 'QUESTIONS')
  const [, question] = readQuestions(into.desk)
  expect(question?.text).toBe(roots.groupTitle(room.desk).get('g0'))
  const under = readPosts(into.desk).filter(({ questionId }) => questionId === question?.id)
  expect(under.map(({ multiTopicId }) => multiTopicId)).toEqual(['tt', 'tt'])
  copyInto(room, into, [item('ANSWERS', 'p3'), item('TOPICS', 'q1')], 'TOPICS')
  expect(readTopics(into.desk).map(({ text }) => text)).toEqual([
    'Topic 1',
    roots.postText(room.desk).get('p3'),
    roots.questionText(room.desk).get('q1'),
  ])
})

test('[K7] input of another kind is adapted to a brainstorm: cut, without likes and empty items', () => {
  const thing = (text: string, children: CopiedInput[] | null = null) =>
    copiedThing(text, children, { desc: 'd'.repeat(2000), isHidden: true })
  const long = 'x'.repeat(2000)
  const given = [thing(long), thing(''), thing(long, [thing(''), thing('below')])]
  for (const to of ['ANSWERS', 'QUESTIONS', 'TOPICS'] as const) {
    const into = target()
    expect(writeInput(into, given, { kind: to }, copiedBy).copied).toBe(to === 'ANSWERS' ? 2 : 3)
    const answers = readPosts(into.desk).filter(({ id }) => id !== 'there')
    expect(answers.map(({ text, desc, score }) => [text.length, desc.length, score])).toEqual(
      to === 'ANSWERS'
        ? [
            [limits.postText, limits.postDesc, 0],
            [5, limits.postDesc, 0],
          ]
        : [[5, limits.postDesc, 0]],
    )
    const headings = [...readQuestions(into.desk), ...readTopics(into.desk), ...readGroups(into.desk)]
    for (const heading of headings) {
      const name = 'title' in heading ? heading.title : heading.text
      expect(name?.length).toBeLessThanOrEqual(250)
    }
  }
})

test('[K6] the source question is named by its position or its id', () => {
  const room = source()
  const [first, second] = readQuestions(room.desk)
  const of = (scope: InputScope) => readInput(room, 'object', [all('object')], scope)
  expect(of({ subTopicPos: 1 })).toEqual(of({ questionId: second?.id }))
  expect(of({ questionId: first?.id, subTopicPos: 1 })).toEqual(of({ subTopicPos: 0 }))
  expect(() => of({ subTopicPos: 9 })).toThrow(Refusal)
})

test('[K8] more questions than fit are refused as a whole', () => {
  const [room, into] = [source(), target()]
  for (let index = 0; index < 6; index += 1) createQuestion(into.desk, `x${index}`, 'x')
  const before = valuesOf(into.desk)
  expect(() => copyInto(room, into, [item('ANSWERS', 'object')], 'QUESTIONS')).toThrow(
    messages.tooManyCopiedQuestions(limits.questions).sentence,
  )
  expect(valuesOf(into.desk)).toEqual(before)
  copyInto(room, into, [item('ANSWERS', 'p0'), item('ANSWERS', 'p1'), item('ANSWERS', 'p2')], 'QUESTIONS')
  expect(readQuestions(into.desk)).toHaveLength(10)
})

test('[Q6][K8] more answers or comments than an activity has room for are refused as a whole', () => {
  const [room, into] = [source(), target()]
  boardRoots.counts(into.board).set(postCountKey('tt', 'tq'), limits.answersPerActivity - 3)
  const before = valuesOf(into.desk)
  const named = item('TOPICS', 'object', { copyChildren: true })
  expect(() => copyInto(room, into, [all('object')], 'ANSWERS')).toThrow(messages.answersFull.sentence)
  for (const to of ['QUESTIONS', 'TOPICS'] as const)
    expect(() => copyInto(room, into, [named], to)).toThrow(messages.answersFull.sentence)
  expect(valuesOf(into.desk)).toEqual(before)
  // Copied as names only, the input needs none of that space.
  copyInto(room, into, [item('ANSWERS', 'object')], 'QUESTIONS')
  boardRoots.counts(into.board).clear()
  const discussed = target()
  for (let at = 1; at < limits.commentsPerActivity; at += 1)
    roots.comments(discussed.desk).set(`c${at}`, { postId: 'there', parentId: null, createdAt: 1 })
  expect(() => copyInto(room, discussed, [all('object')], 'ANSWERS')).toThrow(messages.commentsFull.sentence)
  expect(texts(discussed.desk)).toEqual([])
})

test('[K9] copied answers are hidden until the target shows them, and a hidden question stays hidden', () => {
  const [room, into] = [source(), target()]
  setFlag(room.board, flagNames.questionHidden('q1'), true)
  copyInto(room, into, [all('object')], 'ANSWERS')
  projectBrainstorm(into.desk, into.board, 'all')
  expect([...roots.posts(into.board).keys()]).toEqual([])
  setFlag(into.board, flagNames.globalAnswers, true)
  copyInto(room, into, [item('TOPICS', 'q1', { copyChildren: true })], 'QUESTIONS')
  projectBrainstorm(into.desk, into.board, 'all')
  expect(readQuestions(into.board).map(({ text }) => text)).toEqual(['Question #1', null])
  expect(canariesIn(JSON.stringify(valuesOf(into.board))).sort()).toEqual(
    shownTexts(into.desk, into.board).sort(),
  )
})
