import { UserMistake } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { MultiTopicId, QuestionId } from '../../ids.ts'
import { writeComments, writePost } from './copy.ts'
import type { CopiedIds } from './copy.ts'
import { madeOf } from '../../activity/contents.ts'
import type { Made } from '../../activity/contents.ts'
import { answersIn } from '../../activity/copiedInput.ts'
import type { CopiedInput, InputTarget } from '../../activity/copiedInput.ts'
import { textOf } from '../../activity/texts.ts'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import { assertTakesComments } from '../comments.ts'
import { createGroup } from '../groups/groups.ts'
import { assertTakesAnswers } from '../posts.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { nextPlace } from '../../activity/order.ts'
import { readQuestions, readTopics } from '../read.ts'
import { roots } from '../roots.ts'
import { createQuestion, createTopic, headingsOfNew } from '../topics.ts'
import * as copyMessages from '../../messages/copying.ts'

interface At {
  multiTopicId: MultiTopicId
  questionId: QuestionId
}

type Writer = {
  docs: ActivityDocs
  /** Epoch seconds by the server's clock. */
  now: number
  ids: (count: number) => string[]
  made: CopiedIds
}

/**
 * Appends input to a brainstorm in its order, under new ids. All checks run before the first write: input that does not
 * fit is refused as a whole. SPEC K7, K8.
 *
 * @returns the number of answers, groups, questions or topics made, without those inside a group or under a question
 * @throws {Refusal} `NOT_FOUND` when the topic or question was deleted
 * @throws {UserMistake} when there is nothing to copy, or more than fits
 */
export function writeInput(
  docs: ActivityDocs,
  input: readonly CopiedInput[],
  target: InputTarget,
  { now, newId }: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const at = headingsOfNew(docs.desk, target)
  assertFits(docs, target.kind === 'ANSWERS' ? input : input.flatMap(({ children }) => children ?? []))
  const made: CopiedIds = {
    ...{ multiTopic: [], question: [], postGroup: [] },
    ...{ post: [], comment: [], subComment: [] },
  }
  // Items written within the same second are ordered by id.
  const ids = (count: number): string[] => Array.from({ length: count }, newId)
  const writer: Writer = { docs, now, ids, made }
  if (target.kind === 'ANSWERS') {
    const copied = writeAnswers(writer, input, at)
    if (copied === 0) throw new UserMistake(copyMessages.nothingToCopy)
    return { made: madeOf(made), copied }
  }
  if (input.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (target.kind === 'QUESTIONS') writeQuestions(writer, input, at)
  else writeTopics(writer, input, at)
  return { made: madeOf(made), copied: input.length }
}

/**
 * @param input the input that becomes answers
 * @throws {UserMistake} when the answers or their comments exceed the limits. SPEC Q6, K8
 */
function assertFits(docs: ActivityDocs, input: readonly CopiedInput[]): void {
  const answers = answersIn(input)
  const comments = answers.flatMap((answer) => answer.comments)
  assertTakesAnswers(docs, answers.length)
  assertTakesComments(
    docs.desk,
    comments.reduce((count, { replies }) => count + 1 + replies.length, 0),
  )
}

/** A heading with answers becomes a group; a heading alone becomes an answer. @returns the number of items made */
function writeAnswers(writer: Writer, input: readonly CopiedInput[], at: At): number {
  const entries = input.filter((one) => one.children !== null || one.text !== '')
  const answers = entries.flatMap((one) => {
    const groupId = one.children === null ? null : writeGroup(writer, one, at)
    return answersIn([one]).flatMap((answer) => (answer.text === '' ? [] : { answer, groupId }))
  })
  const posts = writer.ids(answers.length)
  const first = nextPlace(roots.posts(writer.docs.desk), writer.now)
  for (const [index, { answer, groupId }] of answers.entries()) {
    const { text, desc, color } = answer
    const place = { ...at, createdAt: writer.now, place: first + index, color }
    const texts = { text: textOf(text, limits.postText), desc: textOf(desc, limits.postDesc) }
    writePost(writer.docs, posts[index] ?? '', { ...texts, source: answer.source ?? null }, place, groupId)
  }
  const comments = writeComments(
    writer.docs,
    answers.map(({ answer }) => answer),
    posts,
    writer.ids,
  )
  writer.made.post.push(...posts)
  writer.made.comment.push(...comments.comment)
  writer.made.subComment.push(...comments.subComment)
  return entries.length
}

function writeGroup({ docs, ids, made }: Writer, { text, color }: CopiedInput, at: At): string {
  const [id = ''] = ids(1)
  const title = textOf(text, limits.groupName)
  createGroup(docs.desk, { id, title, ...at, ...(color === 0 ? {} : { color }) })
  made.postGroup.push(id)
  return id
}

function writeQuestions(writer: Writer, input: readonly CopiedInput[], at: At): void {
  const { desk, board } = writer.docs
  const there = readQuestions(desk).length
  if (there + input.length > limits.questions)
    throw new UserMistake(copyMessages.tooManyCopiedQuestions(limits.questions))
  for (const [index, one] of input.entries()) {
    const [id = ''] = writer.ids(1)
    createQuestion(desk, id, textOf(one.text, limits.questionText) || `Question #${there + index + 1}`)
    writer.made.question.push(id)
    setFlag(board, flagNames.questionHidden(id), one.isHidden)
    writeAnswers(writer, one.children ?? [], { ...at, questionId: id })
  }
}

function writeTopics(writer: Writer, input: readonly CopiedInput[], at: At): void {
  const { desk, board } = writer.docs
  const there = readTopics(desk).length
  if (input.length > limits.copiedTopics)
    throw new UserMistake(copyMessages.tooManyCopiedTopics(limits.copiedTopics))
  for (const [index, one] of input.entries()) {
    const [id = ''] = writer.ids(1)
    createTopic(desk, id, textOf(one.text, limits.topicText) || `Topic ${there + index + 1}`)
    writer.made.multiTopic.push(id)
    setFlag(board, flagNames.topicHidden(id), one.isHidden)
    writeAnswers(writer, one.children ?? [], { ...at, multiTopicId: id })
  }
}
