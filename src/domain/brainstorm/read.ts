import type * as Y from 'yjs'
import type { CommentId, MultiTopicId, PostGroupId, PostId, QuestionId } from '../ids.ts'
import { byTime, inOrder } from '../activity/order.ts'
import { roots } from './roots.ts'
import type { CommentRecord, PostRecord, UnderHeadings } from './roots.ts'

export interface TopicView {
  id: MultiTopicId
  /** null when the topic is hidden from the room, which sees a lock instead */
  text: string | null
}

export interface QuestionView {
  id: QuestionId
  text: string | null
}

export interface PostView extends PostRecord {
  id: PostId
  text: string
  desc: string
  score: number
  groupId: PostGroupId | null
}

export interface GroupView extends UnderHeadings {
  id: PostGroupId
  title: string
  color: number
  score: number
}

/** A comment or reply with its position. */
export interface CommentEntry extends Omit<CommentRecord, 'byFacilitator'> {
  id: CommentId
  /** null when it was removed */
  text: string | null
  /** A facilitator wrote it. SPEC B22. */
  byFacilitator: boolean
}

export interface CommentView extends CommentEntry {
  replies: CommentView[]
}

/** Topics of a desk or board in their order, without deleted ones. Positions in calls are indexes of this list. */
export function readTopics(doc: Y.Doc): TopicView[] {
  return inOrder(roots.topics(doc), roots.topicDeleted(doc)).map((id) => ({
    id,
    text: roots.topicText(doc).get(id) ?? null,
  }))
}

/** Questions of a desk or board in their order, without deleted ones. */
export function readQuestions(doc: Y.Doc): QuestionView[] {
  return inOrder(roots.questions(doc), roots.questionDeleted(doc)).map((id) => ({
    id,
    text: roots.questionText(doc).get(id) ?? null,
  }))
}

/** Whether the topic and question of an item exist. */
export function areHeadingsThere(doc: Y.Doc, { multiTopicId, questionId }: UnderHeadings): boolean {
  const isTopic = roots.topics(doc).has(multiTopicId) && !roots.topicDeleted(doc).get(multiTopicId)
  return isTopic && roots.questions(doc).has(questionId) && !roots.questionDeleted(doc).get(questionId)
}

/** Whether two items belong to the same question under the same topic. */
export function isSameQuestion(a: UnderHeadings, b: UnderHeadings): boolean {
  return a.multiTopicId === b.multiTopicId && a.questionId === b.questionId
}

/** One post; null when it is deleted or missing. */
export function readPost(doc: Y.Doc, id: PostId): PostView | null {
  const record = roots.posts(doc).get(id)
  if (!record || roots.postDeleted(doc).get(id)) return null
  return {
    id,
    text: roots.postText(doc).get(id) ?? '',
    desc: roots.postDesc(doc).get(id) ?? '',
    ...record,
    score: roots.scores(doc).get(id) ?? 0,
    groupId: groupOfPost(doc, id),
  }
}

/** The group of a post, or null. A deleted group and a group of another question do not count. SPEC G2. */
export function groupOfPost(doc: Y.Doc, id: PostId): PostGroupId | null {
  const groupId = roots.groupOf(doc).get(id)
  const record = roots.posts(doc).get(id)
  if (groupId === undefined || !record) return null
  const group = roots.groups(doc).get(groupId)
  if (!group || roots.groupDeleted(doc).get(groupId)) return null
  return isSameQuestion(group, record) ? groupId : null
}

/** All posts, oldest first. SPEC B1. */
export function readPosts(doc: Y.Doc): PostView[] {
  return [...roots.posts(doc).keys()].flatMap((id) => readPost(doc, id) ?? []).sort(byTime)
}

export function readGroup(doc: Y.Doc, id: PostGroupId): GroupView | null {
  const record = roots.groups(doc).get(id)
  if (!record || roots.groupDeleted(doc).get(id)) return null
  return {
    id,
    title: roots.groupTitle(doc).get(id) ?? '',
    color: roots.groupColor(doc).get(id) ?? 0,
    ...{ multiTopicId: record.multiTopicId, questionId: record.questionId },
    score: roots.scores(doc).get(id) ?? 0,
  }
}

/** All groups in their order. */
export function readGroups(doc: Y.Doc): GroupView[] {
  return inOrder(roots.groups(doc), roots.groupDeleted(doc)).flatMap((id) => readGroup(doc, id) ?? [])
}

/** Answers whose topic and question exist, oldest first: only these are shown, counted and copied. SPEC B24. */
export function readStandingPosts(doc: Y.Doc): PostView[] {
  return readPosts(doc).filter((post) => areHeadingsThere(doc, post))
}

/** Groups whose topic and question exist, in their order. SPEC B24. */
export function readStandingGroups(doc: Y.Doc): GroupView[] {
  return readGroups(doc).filter((group) => areHeadingsThere(doc, group))
}

/** A comment or reply, removed ones included; null when it is missing. */
export function readComment(doc: Y.Doc, id: CommentId): CommentEntry | null {
  const record = roots.comments(doc).get(id)
  if (!record) return null
  const text = roots.commentRemoved(doc).get(id) ? null : (roots.commentText(doc).get(id) ?? '')
  return { ...record, id, text, byFacilitator: record.byFacilitator === true }
}

/** The comments and replies of a post, oldest first. */
export function readCommentEntries(doc: Y.Doc, postId: PostId): CommentEntry[] {
  return entriesOf(doc, (record) => record.postId === postId)
}

/** The comments of all posts with their replies, read in one pass. */
export function commentsByPost(doc: Y.Doc): Map<PostId, CommentView[]> {
  const below = Map.groupBy(
    entriesOf(doc, () => true),
    ({ parentId }) => parentId,
  )
  const under = (comment: CommentEntry): CommentView[] =>
    (below.get(comment.id) ?? [])
      .filter(({ postId }) => postId === comment.postId)
      .map((reply) => ({ ...reply, replies: [] }))
  const threads = (below.get(null) ?? []).map((comment) => ({ ...comment, replies: under(comment) }))
  return Map.groupBy(threads, ({ postId }) => postId)
}

function entriesOf(doc: Y.Doc, isWanted: (record: CommentRecord) => boolean): CommentEntry[] {
  const comments = [...roots.comments(doc)]
  // Browsers write desks. SPEC P6
  const wanted = comments.filter(([, record]) => record && isWanted(record))
  return wanted.flatMap(([id]) => readComment(doc, id) ?? []).sort(byTime)
}

/** Compares for the sort by popularity: most likes first, among equals the oldest first. */
export function byPopularity(a: PostView, b: PostView): number {
  return b.score - a.score || byTime(a, b)
}
