import { generateNKeysBetween } from 'fractional-indexing'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import type { CopiedComment } from '../../activity/copiedInput.ts'
import type { CopiedPost, CopiedValues } from './copyValues.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { writeSource } from '../../activity/source.ts'
import { boardRoots, roots } from '../roots.ts'
import type { PostRecord } from '../roots.ts'

/** Ids of the copied items by type; calls refer to each item by its id alone. */
export interface CopiedIds {
  multiTopic: string[]
  question: string[]
  postGroup: string[]
  post: string[]
  comment: string[]
  subComment: string[]
}

type Ids = (count: number) => string[]

/**
 * Fills the desk and the flags of a new brainstorm with the values of another one, under new ids.
 *
 * @param newId returns an unused id
 */
export function writeCopy(docs: ActivityDocs, values: CopiedValues, newId: () => string): CopiedIds {
  const ids: Ids = (count) => Array.from({ length: count }, newId)
  for (const [field, text] of Object.entries(values.info)) roots.info(docs.desk).set(field, text)
  for (const [name, setting] of Object.entries(values.settings))
    boardRoots.settings(docs.board).set(name, setting)
  setFlag(docs.board, flagNames.likeCountsHidden, values.likeCountsHidden)
  const topics = writeTopics(docs, values, ids)
  const questions = writeQuestions(docs, values, ids)
  const place = ({ topic, question }: { topic: number; question: number }) => ({
    multiTopicId: topics[topic] ?? '',
    questionId: questions[question] ?? '',
  })
  const groups = ids(values.groups.length)
  const orders = keys(groups.length)
  for (const [index, { title, color, ...at }] of values.groups.entries()) {
    const id = groups[index] ?? ''
    roots.groups(docs.desk).set(id, { ...place(at), order: orders[index] ?? '' })
    roots.groupTitle(docs.desk).set(id, title)
    if (color !== 0) roots.groupColor(docs.desk).set(id, color)
  }
  const posts = ids(values.posts.length)
  for (const [index, post] of values.posts.entries()) {
    const { createdAt, color } = post
    const group = post.group === null ? null : (groups[post.group] ?? null)
    writePost(docs, posts[index] ?? '', post, { ...place(post), createdAt, place: index, color }, group)
  }
  return {
    multiTopic: topics,
    question: questions,
    postGroup: groups,
    post: posts,
    ...writeComments(docs, values.posts, posts, ids),
  }
}

function writeTopics({ desk, board }: ActivityDocs, { topics }: CopiedValues, ids: Ids): string[] {
  const made = ids(topics.length)
  const orders = keys(topics.length)
  for (const [index, { text, isHidden }] of topics.entries()) {
    const id = made[index] ?? ''
    roots.topics(desk).set(id, { order: orders[index] ?? '' })
    roots.topicText(desk).set(id, text)
    setFlag(board, flagNames.topicHidden(id), isHidden)
  }
  return made
}

function writeQuestions({ desk, board }: ActivityDocs, { questions }: CopiedValues, ids: Ids): string[] {
  const made = ids(questions.length)
  const orders = keys(questions.length)
  for (const [index, { text, isHidden }] of questions.entries()) {
    const id = made[index] ?? ''
    roots.questions(desk).set(id, { order: orders[index] ?? '' })
    roots.questionText(desk).set(id, text)
    setFlag(board, flagNames.questionHidden(id), isHidden)
  }
  return made
}

/** Writes one copied answer. */
export function writePost(
  { desk }: ActivityDocs,
  id: string,
  { text, desc, source }: Pick<CopiedPost, 'text' | 'desc' | 'source'>,
  record: PostRecord,
  groupId: string | null,
): void {
  roots.posts(desk).set(id, record)
  roots.postText(desk).set(id, text)
  if (desc !== '') roots.postDesc(desk).set(id, desc)
  if (groupId !== null) roots.groupOf(desk).set(id, groupId)
  writeSource(desk, id, source)
}

/** Writes the comments of copied answers; the new ids are at the same indexes as the answers. */
export function writeComments(
  { desk }: ActivityDocs,
  posts: readonly Pick<CopiedPost, 'comments'>[],
  postIds: readonly string[],
  ids: Ids,
): Pick<CopiedIds, 'comment' | 'subComment'> {
  const made: Pick<CopiedIds, 'comment' | 'subComment'> = { comment: [], subComment: [] }
  const write = (
    id: string,
    { text, createdAt }: CopiedComment,
    postId: string,
    parentId: string | null,
    place: number,
  ): void => {
    roots.comments(desk).set(id, { postId, parentId, createdAt, place })
    if (text === null) roots.commentRemoved(desk).set(id, true)
    else roots.commentText(desk).set(id, text)
  }
  for (const [postIndex, { comments }] of posts.entries()) {
    const postId = postIds[postIndex] ?? ''
    const threadIds = ids(comments.length)
    made.comment.push(...threadIds)
    for (const [index, comment] of comments.entries()) {
      const id = threadIds[index] ?? ''
      write(id, comment, postId, null, index)
      const replyIds = ids(comment.replies.length)
      made.subComment.push(...replyIds)
      for (const [at, reply] of comment.replies.entries()) write(replyIds[at] ?? '', reply, postId, id, at)
    }
  }
  return made
}

function keys(count: number): string[] {
  return generateNKeysBetween(null, null, count)
}
