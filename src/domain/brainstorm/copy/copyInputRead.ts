import { limits } from '../../limits.ts'
import { Refusal } from '../../errors.ts'
import type { ObjectId, QuestionId } from '../../ids.ts'
import { readItems } from '../../activity/leftOut.ts'
import { untaken } from '../../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, InputScope } from '../../activity/copiedInput.ts'
import { commentOf } from './copyValues.ts'
import { numberOf } from '../../activity/numberOf.ts'
import { nameOf, textOf } from '../../activity/texts.ts'
import { hasFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { byPopularity, commentsByPost, readGroups, readPosts, readQuestions, readTopics } from '../read.ts'
import type { GroupView, PostView, QuestionView, TopicView } from '../read.ts'
import { roots } from '../roots.ts'

/**
 * Reads input of a brainstorm as values, in the order in which the call names it. Deleted and missing items are
 * skipped, and so are items named before, alone or through their group. SPEC K1, K6.
 *
 * @param objectId id of the activity's object; naming it selects the whole activity
 * @throws {Refusal} `NOT_FOUND` for the position of a question that does not exist
 */
export function readInput(
  docs: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  scope: InputScope = {},
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const source = readSource(docs, objectId, scope)
  return readItems(items, (item, taken) => inputOf(source, item, taken), onMissing)
}

interface Source {
  docs: ActivityDocs
  objectId: ObjectId
  topics: TopicView[]
  questions: QuestionView[]
  groups: GroupView[]
  posts: PostView[]
  comments: ReturnType<typeof commentsByPost>
}

function readSource(docs: ActivityDocs, objectId: ObjectId, scope: InputScope): Source {
  const topics = readTopics(docs.desk)
  const questions = readQuestions(docs.desk).slice(0, limits.questions)
  const topicIds = idsOf(topics, scope.multiTopicId)
  const questionIds = idsOf(questions, questionNamed(questions, scope))
  const isHere = ({ multiTopicId, questionId }: { multiTopicId: string; questionId: string }): boolean =>
    topicIds.has(multiTopicId) && questionIds.has(questionId)
  const groups = readGroups(docs.desk).filter(
    (group) => isHere(group) && !roots.posts(docs.desk).has(group.id),
  )
  const posts = readPosts(docs.desk).filter(
    (post) => isHere(post) && nameOf(post.text, limits.postText) !== '',
  )
  return { docs, objectId, topics, questions, groups, posts, comments: commentsByPost(docs.desk) }
}

function questionNamed(
  questions: readonly QuestionView[],
  { questionId, subTopicPos }: InputScope,
): QuestionId | undefined {
  if (questionId !== undefined || subTopicPos === undefined) return questionId
  const question = questions[subTopicPos]
  if (!question) throw new Refusal('NOT_FOUND', `question ${subTopicPos}`)
  return question.id
}

function idsOf(list: readonly { id: string }[], only: string | undefined): Set<string> {
  return new Set(list.flatMap(({ id }) => (only === undefined || id === only ? id : [])))
}

function inputOf(source: Source, item: CopyItem, taken: Set<string>): CopiedInput[] {
  const { type, objId, copyChildren, count } = item
  if (type === 'TOPICS' || type === 'MULTI_TOPICS') return headingsOf(source, item, taken)
  if (type === 'TOP') {
    const most = [...postsUnder(source, objId)].sort(byPopularity).slice(0, count)
    return untaken(most, taken).map((post) => answerOf(source, post))
  }
  const group = source.groups.find(({ id }) => id === objId)
  if (group) return untaken([group], taken).map((one) => groupInput(source, one, copyChildren, taken))
  const under = postsUnder(source, objId)
  const groups = copyChildren ? source.groups.filter((one) => isUnder(source, one, objId)) : []
  return [
    ...untaken(groups, taken).map((one) => groupInput(source, one, true, taken)),
    ...untaken(under, taken).map((post) => answerOf(source, post)),
  ]
}

/** The answer itself, or the answers under the named heading or group. */
function postsUnder(source: Source, objId: string): PostView[] {
  return source.posts.filter(
    (post) => post.id === objId || post.groupId === objId || isUnder(source, post, objId),
  )
}

function isUnder(
  { objectId }: Source,
  { multiTopicId, questionId }: { multiTopicId: string; questionId: string },
  objId: string,
): boolean {
  return [objectId, multiTopicId, questionId].includes(objId)
}

function headingsOf(source: Source, item: CopyItem, taken: Set<string>): CopiedInput[] {
  const { type, objId, copyChildren } = item
  const isQuestion = type === 'TOPICS'
  const [list, limit, flagOf] = isQuestion
    ? ([source.questions, limits.questionText, flagNames.questionHidden] as const)
    : ([source.topics, limits.topicText, flagNames.topicHidden] as const)
  const named = list.filter(({ id }) => id === objId || objId === source.objectId)
  return untaken(named, taken).map(({ id, text }) => ({
    ...{ text: nameOf(text, limit), desc: '', color: 0, score: 0, comments: [] },
    isHidden: hasFlag(source.docs.board, flagOf(id)),
    source: { objectId: source.objectId, itemId: id },
    children: copyChildren
      ? inputOf(source, { type: 'ANSWERS', objId: id, copyChildren: true, count: 0 }, taken)
      : null,
  }))
}

function groupInput(
  source: Source,
  { id, title, color, score }: GroupView,
  withAnswers: boolean,
  taken: Set<string>,
): CopiedInput {
  const posts = withAnswers ? untaken(postsUnder(source, id), taken) : null
  return {
    ...{ text: nameOf(title, limits.groupName), desc: '', color: numberOf(color), score: numberOf(score) },
    ...{ isHidden: false, comments: [], source: { objectId: source.objectId, itemId: id } },
    children: posts && posts.map((post) => answerOf(source, post)),
  }
}

function answerOf({ objectId, comments }: Source, { id, text, desc, color, score }: PostView): CopiedInput {
  return {
    text: nameOf(text, limits.postText),
    desc: textOf(desc, limits.postDesc),
    color: numberOf(color),
    score: numberOf(score),
    isHidden: false,
    comments: (comments.get(id) ?? []).map(commentOf),
    source: { objectId, itemId: id },
    children: null,
  }
}
