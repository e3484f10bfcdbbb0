import type { Made } from '../activity/contents.ts'
import { answersIn, untaken } from '../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { readItems } from '../activity/leftOut.ts'
import { nextPlace } from '../activity/order.ts'
import { lastOrder } from '../activity/reorder.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { ObjectId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import { cleanText } from '../text.ts'
import { assertTakesComments } from './comments.ts'
import { readContents } from './contents.ts'
import type { Placed } from './contents.ts'
import { maker, writeGroup, writeHeadings, writePosts } from './copy.ts'
import type { WrittenPost } from './copy.ts'
import { assertTakesAnswers } from './posts.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import { headingsOfNew } from './topics.ts'

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
  { multiTopicId, questionId, subTopicPos }: InputScope = {},
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const { topics, questions, ...all } = readContents(docs)
  const asked = questionId ?? (subTopicPos === undefined ? undefined : questions[subTopicPos]?.id)
  if (asked === undefined && subTopicPos !== undefined)
    throw new Refusal('NOT_FOUND', `question ${subTopicPos}`)
  /** Those in the section, with the ids that select them. */
  const inScope = <Thing extends Placed & { group?: number | null }>(things: Thing[]) =>
    things.flatMap((thing) => {
      const [topic, question] = [topics[thing.topic]?.id, questions[thing.question]?.id]
      if ((multiTopicId ?? topic) !== topic || (asked ?? question) !== question) return []
      const names = [objectId, topic, question, thing.id, all.groups[thing.group ?? -1]?.id]
      return { ...thing, isNamed: (id: string) => names.includes(id) }
    })
  const groups = inScope(all.groups)
  const posts = inScope(all.posts).filter(({ text }) => cleanText(text) !== '')
  const inputOf = (id: string, { text, ...one }: Partial<CopiedInput> & { text: string }): CopiedInput => ({
    ...{ desc: '', color: 0, score: 0, isHidden: false, comments: [], children: null, ...one },
    text: cleanText(text),
    source: { objectId, itemId: id },
  })
  const answers = (named: typeof posts, taken: Set<string>): CopiedInput[] =>
    untaken(named, taken).map(({ id, text, desc, color, likes, comments }) =>
      inputOf(id, { text, desc, color, score: likes, comments }),
    )
  const read = (item: CopyItem, taken: Set<string>): CopiedInput[] => {
    const { type, objId, copyChildren, count } = item
    if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
      const list = type === 'TOPICS' ? questions : topics
      const named = list.filter(({ id }) => id === objId || objId === objectId)
      return untaken(named, taken).map(({ id, text, hidden }) => {
        const below = { ...item, type: 'ANSWERS' as const, objId: id }
        return inputOf(id, { text, isHidden: hidden, children: copyChildren ? read(below, taken) : null })
      })
    }
    const named = posts.filter(({ isNamed }) => isNamed(objId))
    // Of those with as many likes, the oldest.
    if (type === 'TOP') return answers(named.toSorted((a, b) => b.likes - a.likes).slice(0, count), taken)
    const isGroup = groups.some(({ id }) => id === objId)
    const parts = groups.filter(({ id, isNamed }) => id === objId || (copyChildren && isNamed(objId)))
    const grouped = untaken(parts, taken).map(({ id, title, color, likes }) => {
      const within = copyChildren ? posts.filter(({ isNamed }) => isNamed(id)) : null
      return inputOf(id, { text: title, color, score: likes, children: within && answers(within, taken) })
    })
    return isGroup ? grouped : [...grouped, ...answers(named, taken)]
  }
  return readItems(items, read, onMissing)
}

/**
 * Appends input to a brainstorm in its order, under new ids. All checks run before the first write: input that does not
 * fit is refused as a whole. A heading with answers becomes a group among answers; a heading alone becomes an answer.
 * SPEC K7, K8.
 *
 * @param by `now` epoch seconds by the server's clock
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
  const { desk } = docs
  const at = headingsOfNew(desk, target)
  const isAnswers = target.kind === 'ANSWERS'
  const entries = isAnswers ? input.filter(({ children, text }) => children !== null || text !== '') : input
  assertFits(docs, isAnswers ? entries : entries.flatMap(({ children }) => children ?? []))
  if (entries.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  const { made, make } = maker(newId)
  const first = nextPlace(roots.posts(desk), now)
  const posts: WrittenPost[] = []
  const groupOf = ({ text, color }: CopiedInput, under: typeof at) => {
    return { ...under, title: nameOf(text, limits.groupName), color, order: lastOrder(roots.groups(desk)) }
  }
  const takeAnswers = (given: readonly CopiedInput[], under: typeof at): void => {
    for (const one of given) {
      const groupId = one.children === null ? null : writeGroup(desk, groupOf(one, under), make)
      for (const { text, desc, color, comments, source } of answersIn([one])) {
        const cut = { text: textOf(text, limits.postText), desc: textOf(desc, limits.postDesc) }
        const place = { ...under, createdAt: now, place: first + posts.length }
        if (text !== '') posts.push({ ...place, ...cut, groupId, color, comments, source })
      }
    }
  }
  if (target.kind === 'ANSWERS') takeAnswers(entries, at)
  else {
    const { kind, key, read, most, unnamed } = headings[target.kind]
    const there = read(desk).length
    assertHeadingsFit(target.kind, there, entries.length)
    const named = entries.map(({ text, isHidden }, index) => {
      return { text: nameOf(text, most) || `${unnamed}${there + index + 1}`, isHidden }
    })
    for (const [index, id] of writeHeadings(docs, kind, named, make).entries())
      takeAnswers(entries[index]?.children ?? [], { ...at, [key]: id })
  }
  writePosts(desk, posts, make)
  return { made, copied: entries.length }
}

const headings = {
  QUESTIONS: {
    kind: 'question',
    key: 'questionId',
    read: readQuestions,
    most: limits.questionText,
    unnamed: 'Question #',
  },
  TOPICS: {
    kind: 'multiTopic',
    key: 'multiTopicId',
    read: readTopics,
    most: limits.topicText,
    unnamed: 'Topic ',
  },
} as const

function assertHeadingsFit(kind: 'QUESTIONS' | 'TOPICS', there: number, more: number): void {
  if (kind === 'QUESTIONS' && there + more > limits.questions)
    throw new UserMistake(copyMessages.tooManyCopiedQuestions(limits.questions))
  if (kind === 'TOPICS' && more > limits.copiedTopics)
    throw new UserMistake(copyMessages.tooManyCopiedTopics(limits.copiedTopics))
}

/**
 * @param input the input that becomes answers
 * @throws {UserMistake} when the answers or their comments exceed the limits. SPEC Q6, K8
 */
function assertFits(docs: ActivityDocs, input: readonly CopiedInput[]): void {
  const answers = answersIn(input)
  const comments = answers.flatMap((answer) => answer.comments)
  assertTakesAnswers(docs, answers.length)
  const replies = comments.flatMap((comment) => comment.replies)
  assertTakesComments(docs.desk, comments.length + replies.length)
}
