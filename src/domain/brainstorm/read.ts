import type * as Y from 'yjs'
import type { CommentId, MultiTopicId, PostGroupId, PostId, QuestionId } from '../ids.ts'
import { byTime, inOrder } from '../activity/order.ts'
import { roots } from './roots.ts'
import type { CommentPlace } from './roots.ts'

export interface TopicView {
  id: MultiTopicId
  /** null where the topic is hidden from the room: a lock is shown. */
  text: string | null
}

export interface QuestionView {
  id: QuestionId
  text: string | null
}

export interface PostView {
  id: PostId
  text: string
  desc: string
  multiTopicId: MultiTopicId
  questionId: QuestionId
  createdAt: number
  /** Which of its second it is. */
  place?: number | undefined
  color: number
  score: number
  groupId: PostGroupId | null
}

export interface GroupView {
  id: PostGroupId
  title: string
  color: number
  multiTopicId: MultiTopicId
  questionId: QuestionId
  score: number
}

/** A comment or reply where it stands. */
export interface CommentEntry {
  id: CommentId
  postId: PostId
  /** The comment it replies to. */
  parentId: CommentId | null
  /** null when it was removed */
  text: string | null
  createdAt: number
  place?: number | undefined
  /** A facilitator wrote it. SPEC B22. */
  byFacilitator: boolean
}

export interface CommentView extends Omit<CommentEntry, 'postId' | 'parentId'> {
  replies: CommentView[]
}

/** Topics of a desk or board in their order, without deleted ones. Positions in the calls are places in this list. */
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

/** Whether the topic and question that something stands under are there. */
export function isPlaceThere(
  doc: Y.Doc,
  { multiTopicId, questionId }: { multiTopicId: MultiTopicId; questionId: QuestionId },
): boolean {
  const isTopic = roots.topics(doc).has(multiTopicId) && !roots.topicDeleted(doc).get(multiTopicId)
  return isTopic && roots.questions(doc).has(questionId) && !roots.questionDeleted(doc).get(questionId)
}

/** One post, or null when it is deleted or not there. */
export function readPost(doc: Y.Doc, id: PostId): PostView | null {
  const place = roots.posts(doc).get(id)
  if (!place || roots.postDeleted(doc).get(id)) return null
  return {
    id,
    text: roots.postText(doc).get(id) ?? '',
    desc: roots.postDesc(doc).get(id) ?? '',
    ...place,
    score: roots.scores(doc).get(id) ?? 0,
    groupId: groupOfPost(doc, id),
  }
}

/** The group a post is in, or null: a deleted group, or one of another question, holds nothing. SPEC G2. */
export function groupOfPost(doc: Y.Doc, id: PostId): PostGroupId | null {
  const groupId = roots.groupOf(doc).get(id)
  const place = roots.posts(doc).get(id)
  if (groupId === undefined || !place) return null
  const group = roots.groups(doc).get(groupId)
  if (!group || roots.groupDeleted(doc).get(groupId)) return null
  return group.multiTopicId === place.multiTopicId && group.questionId === place.questionId ? groupId : null
}

/** All posts, oldest first. SPEC B1. */
export function readPosts(doc: Y.Doc): PostView[] {
  const views: PostView[] = []
  for (const id of roots.posts(doc).keys()) {
    const view = readPost(doc, id)
    if (view) views.push(view)
  }
  return views.sort(byTime)
}

export function readGroup(doc: Y.Doc, id: PostGroupId): GroupView | null {
  const place = roots.groups(doc).get(id)
  if (!place || roots.groupDeleted(doc).get(id)) return null
  return {
    id,
    title: roots.groupTitle(doc).get(id) ?? '',
    color: roots.groupColor(doc).get(id) ?? 0,
    multiTopicId: place.multiTopicId,
    questionId: place.questionId,
    score: roots.scores(doc).get(id) ?? 0,
  }
}

/** All groups in their order. */
export function readGroups(doc: Y.Doc): GroupView[] {
  return inOrder(roots.groups(doc), roots.groupDeleted(doc)).flatMap((id) => readGroup(doc, id) ?? [])
}

/** A comment or reply, removed ones too; null when it is not there. */
export function readComment(doc: Y.Doc, id: CommentId): CommentEntry | null {
  const place = roots.comments(doc).get(id)
  if (!place) return null
  const text = roots.commentRemoved(doc).get(id) ? null : (roots.commentText(doc).get(id) ?? '')
  return { ...place, id, text, byFacilitator: place.byFacilitator === true }
}

/** The comments and replies of a post, oldest first. */
export function readCommentEntries(doc: Y.Doc, postId: PostId): CommentEntry[] {
  const entries: CommentEntry[] = []
  for (const [id, place] of roots.comments(doc).entries()) {
    const entry = place.postId === postId ? readComment(doc, id) : null
    if (entry) entries.push(entry)
  }
  return entries.sort(byTime)
}

/** The comments of a post with their replies, oldest first. */
export function readComments(doc: Y.Doc, postId: PostId): CommentView[] {
  return threads(
    doc,
    [...roots.comments(doc).entries()].filter(([, place]) => place.postId === postId),
  )
}

/** The comments of all posts, in one go. */
export function commentsByPost(doc: Y.Doc): Map<PostId, CommentView[]> {
  const byPost = new Map<PostId, [CommentId, CommentPlace][]>()
  for (const entry of roots.comments(doc).entries()) {
    const { postId } = entry[1]
    const entries = byPost.get(postId)
    if (entries) entries.push(entry)
    else byPost.set(postId, [entry])
  }
  return new Map([...byPost].map(([postId, entries]) => [postId, threads(doc, entries)]))
}

/** @param entries the comments and replies of one post */
function threads(doc: Y.Doc, entries: readonly [CommentId, CommentPlace][]): CommentView[] {
  const under = (parentId: CommentId | null): CommentView[] =>
    entries
      .filter(([, place]) => place.parentId === parentId)
      .map(([id, { createdAt, place, byFacilitator }]) => ({
        id,
        text: roots.commentRemoved(doc).get(id) ? null : (roots.commentText(doc).get(id) ?? ''),
        createdAt,
        place,
        byFacilitator: byFacilitator === true,
        replies: parentId === null ? under(id) : [],
      }))
      .sort(byTime)
  return under(null)
}

/** Most liked first; among equals the oldest. The specification's sort by popularity. */
export function byPopularity(a: PostView, b: PostView): number {
  return b.score - a.score || byTime(a, b)
}
