import fc from 'fast-check'
import { expect } from 'vitest'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { setFlag } from '#domain/activity/flags.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { Ordered } from '#domain/activity/order.ts'
import { createComment, updateComment } from '#domain/brainstorm/comments.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import {
  createGroup,
  deleteGroups,
  groupPosts,
  mergeGroups,
  movePost,
  renameGroup,
} from '#domain/brainstorm/groups/groups.ts'
import { updateInfo } from '#domain/brainstorm/info.ts'
import { areLikesShown } from '#domain/brainstorm/likes/likeRules.ts'
import { brainstormModel } from '#domain/brainstorm/model.ts'
import { createPost, deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { readGroups, readPosts, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { boss } from '#support/documents/actors.ts'
import { readComments } from '#support/documents/readComments.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { PostRecord } from '#domain/brainstorm/roots.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  startBrainstorm,
} from '#domain/brainstorm/topics.ts'
import { limits } from '#domain/limits.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const [anyTopic, anyQuestion] = [idOf('t'), idOf('q')]
const [anyPost, anyGroup, anyComment] = [idOf('p'), idOf('g'), idOf('c')]
const anyHeadings = fc.record({ multiTopicId: anyTopic, questionId: anyQuestion })

/** Edits that a facilitator makes in the browser, by the rules. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(fc.tuple(anyGroup, anyHeadings, fc.nat(3)), (desk, [id, at, color], room) =>
    createGroup(desk, { id, ...at, title: room.canary(), color }),
  ),
  edit(fc.tuple(anyPost, anyGroup), (desk, [postId, to]) => movePost(desk, postId, to)),
  edit(fc.tuple(anyPost, anyPost, anyGroup), (desk, [postId, onto, id]) =>
    groupPosts(desk, postId, onto, id),
  ),
  edit(fc.tuple(anyGroup, anyGroup), (desk, [from, to]) => mergeGroups(desk, from, to)),
  edit(anyGroup, (desk, id, room) => renameGroup(desk, id, room.canary())),
  edit(anyGroup, (desk, id) => deleteGroups(desk, [id])),
  edit(anyTopic, (desk, id, room) => createTopic(desk, id, room.canary())),
  edit(anyQuestion, (desk, id, room) => createQuestion(desk, id, room.canary())),
  edit(anyTopic, deleteTopic),
  edit(anyQuestion, deleteQuestion),
  edit(anyQuestion, (desk, id) => moveBefore(roots.questions(desk), id, null)),
  edit(anyPost, (desk, id) => roots.postDeleted(desk).set(id, true)),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>(startOver),
  edit(anyPost, (desk, id, room) => roots.postText(desk).set(id, room.canary())),
  sourceEdits(anyPost),
)

const commands: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(anyPost, anyHeadings), (room, [id, at]) =>
    createPost(room, boss, { id, text: room.canary(), createdAt: 5, ...at }),
  ),
  act(anyPost, (room, id) => updatePost(room, boss, { id, text: room.canary(), desc: room.canary() })),
  act(anyPost, (room, id) => deletePosts(room, boss, [id])),
  act(fc.tuple(anyComment, anyPost), (room, [id, postId]) =>
    createComment(room, boss, { id, on: { postId }, text: room.canary(), createdAt: 1 }),
  ),
  act(fc.tuple(anyComment, anyComment), (room, [id, commentId]) =>
    createComment(room, boss, { id, on: { commentId }, text: room.canary(), createdAt: 1 }),
  ),
  act(fc.tuple(anyComment, fc.boolean()), (room, [id, showRemoved]) =>
    updateComment(room, boss, { id, showRemoved }),
  ),
  act(fc.tuple(fc.oneof(anyPost, anyGroup), fc.nat(2)), (room, [id, likes]) =>
    roots.scores(room.desk).set(id, likes),
  ),
)

const anyFlag = fc.oneof(
  fc.constantFrom(flagNames.globalAnswers, flagNames.likeCountsHidden, flagNames.likesClosed),
  fc.tuple(anyTopic, anyQuestion).map(([t, q]) => flagNames.showAnswers(t, q)),
  anyTopic.map(flagNames.topicHidden),
  anyQuestion.map(flagNames.questionHidden),
)
const flags = act(fc.tuple(anyFlag, fc.boolean()), ({ board }, [name, on]) => setFlag(board, name, on))

/** What tests know of a brainstorm. */
export const testedBrainstorm: TestedModel = {
  model: brainstormModel,
  start(room) {
    startBrainstorm(room.desk, room.canary(), { topic: 't0', question: 'q0' })
    createTopic(room.desk, 't1', room.canary())
    createQuestion(room.desk, 'q1', room.canary())
  },
  /** Four answers, two of them in a group, and comments. */
  fill(room) {
    const at = { multiTopicId: 't0', questionId: 'q0' }
    for (const postId of ['p0', 'p1', 'p2', 'p3'])
      createPost(room, boss, { id: postId, text: room.canary(), createdAt: 1, ...at })
    for (const groupId of ['g0', 'g1']) createGroup(room.desk, { id: groupId, title: room.canary(), ...at })
    movePost(room.desk, 'p0', 'g0')
    movePost(room.desk, 'p1', 'g0')
    const [on, text, createdAt] = [{ postId: 'p0' }, room.canary(), 1]
    createComment(room, boss, { id: 'c0', on, text, createdAt })
    createComment(room, boss, { id: 'c1', on: { commentId: 'c0' }, text: room.canary(), createdAt })
    setFlag(room.board, flagNames.globalAnswers, true)
  },
  acts: fc.oneof(commands, commands, flags),
  edits,
  show({ board }, shown) {
    setFlag(board, flagNames.globalAnswers, shown)
    if (!shown) return
    for (const name of boardRoots.flags(board).keys())
      if (/^hidden[TQ]/.test(name)) setFlag(board, name, false)
  },
  almost: fc.oneof(
    plain({ order: fc.constantFrom<unknown>('a0', 'a1', 5, null) }),
    plain({
      multiTopicId: idOf('x'),
      questionId: idOf('x'),
      order: fc.constantFrom('a0', 'a1'),
      createdAt: fc.nat(5),
      place: fc.constantFrom<unknown>(0, 1, 'a', null),
    }),
    plain({
      postId: fc.constantFrom<unknown>('x0', 'x1', 7),
      parentId: fc.constantFrom<unknown>(null, 'x0', 'x1', 7, {}),
    }),
  ),
  shownTexts,
  assertValid,
}

/** Invariants on which every screen relies. */
function assertValid(board: Y.Doc): void {
  if (!areLikesShown(board)) expect([...roots.scores(board)]).toEqual([])
  const topics = new Set(readTopics(board).map((topic) => topic.id))
  const questions = new Set(readQuestions(board).map((question) => question.id))
  const groups = new Map(readGroups(board).map((group) => [group.id, group]))
  expect(questions.size).toBeLessThanOrEqual(limits.questions)
  expect(groups.size).toBe([...roots.groups(board).keys()].length)
  expectSources(board, readPosts(board))
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

/** The texts that the room may see, computed independently from SPEC P1, P3 and P4. */
function shownTexts({ desk, board }: ActivityDocs): unknown[] {
  const is = (flag: string): boolean => boardRoots.flags(board).get(flag) === true
  const topics = idsOf(roots.topics(desk)).filter((id) => !roots.topicDeleted(desk).get(id))
  const questions = idsOf(roots.questions(desk)).filter((id) => !roots.questionDeleted(desk).get(id))
  const isShown = ({ multiTopicId: topic, questionId: question }: TopicQuestion): boolean =>
    topics.includes(topic) &&
    questions.includes(question) &&
    !is(`hiddenTopic:${topic}`) &&
    !is(`hiddenQuestion:${question}`) &&
    (is('globalAnswers') || is(`show:${topic}:${question}`))
  const posts = shownIds(roots.posts(desk), (record) => isShown(record), roots.postDeleted(desk))
  const groups = shownIds(roots.groups(desk), (record) => isShown(record), roots.groupDeleted(desk))
  const onShown = shownIds(roots.comments(desk), (record) => posts.includes(record.postId))
  const comments = onShown.filter((id) => {
    const record = roots.comments(desk).get(id)
    const parent = roots.comments(desk).get(record?.parentId ?? '')
    const isReply = parent?.parentId === null && parent.postId === record?.postId
    return (record?.parentId === null || isReply) && !roots.commentRemoved(desk).get(id)
  })
  return [
    ...[...roots.info(desk).entries()].filter(([key]) => key !== 'notes').map(([, text]) => text),
    ...topics.filter((id) => !is(`hiddenTopic:${id}`)).map((id) => roots.topicText(desk).get(id)),
    ...questions.filter((id) => !is(`hiddenQuestion:${id}`)).map((id) => roots.questionText(desk).get(id)),
    ...posts.flatMap((id) => [roots.postText(desk).get(id), roots.postDesc(desk).get(id)]),
    ...groups.map((id) => roots.groupTitle(desk).get(id)),
    ...comments.map((id) => roots.commentText(desk).get(id)),
  ]
}

type TopicQuestion = Pick<PostRecord, 'multiTopicId' | 'questionId'>

function shownIds<Value>(
  map: Y.Map<Value>,
  isShown: (record: Value) => boolean,
  deleted?: Y.Map<boolean>,
): string[] {
  return [...map.entries()]
    .filter(([id, record]) => record && !deleted?.get(id) && isShown(record))
    .map(([id]) => id)
}

function idsOf(map: Y.Map<Ordered>): string[] {
  return [...map.entries()].filter(([, item]) => typeof item?.order === 'string').map(([id]) => id)
}
