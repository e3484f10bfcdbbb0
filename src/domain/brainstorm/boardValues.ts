import type * as Y from 'yjs'
import type { CommentId, PostGroupId, PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cutText } from '../text.ts'
import { boardSource } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { hasFlag } from '../activity/flags.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { areLikesShown } from './likes/likeRules.ts'
import { groupOfPost, readGroup, readPost, readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { CommentRecord, PostRecord, RootName } from './roots.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
export type BoardValues = Partial<Record<RootName, unknown>>

/**
 * What the room may see of a desk at this moment. Browsers write desks, so every value has to be validated. SPEC P6.
 */
export interface Visibility {
  desk: Y.Doc
  topics: ReadonlyMap<string, BoardValues>
  /** The first ten questions. */
  questions: ReadonlyMap<string, BoardValues>
  /** Whether topic and question exist, hidden or not. */
  isKnown(at: TopicQuestion): boolean
  isShown(at: TopicQuestion): boolean
  /** SPEC B16 */
  areLikesShown: boolean
}

type TopicQuestion = Pick<PostRecord, 'multiTopicId' | 'questionId'>

/** @param board its flags decide what is shown */
export function visibilityOf(desk: Y.Doc, board: Y.Doc): Visibility {
  // A hidden topic or question stays in the list without its text, so that it counts in "of M". SPEC P4.
  const topics = new Map(
    readTopics(desk).map(({ id, text }) => {
      const isHidden = hasFlag(board, flagNames.topicHidden(id))
      const order = roots.topics(desk).get(id)?.order
      return [id, { topics: { order }, topicText: isHidden ? undefined : boardText(text, limits.topicText) }]
    }),
  )
  const shownQuestions = readQuestions(desk).slice(0, limits.questions)
  const questions = new Map(
    shownQuestions.map(({ id, text }) => {
      const isHidden = hasFlag(board, flagNames.questionHidden(id))
      const order = roots.questions(desk).get(id)?.order
      const questionText = isHidden ? undefined : boardText(text, limits.questionText)
      return [id, { questions: { order }, questionText }]
    }),
  )
  const isKnown = (at: TopicQuestion): boolean => topics.has(at.multiTopicId) && questions.has(at.questionId)
  const isShown = (at: TopicQuestion): boolean =>
    isKnown(at) && areAnswersShown(board, at.multiTopicId, at.questionId)
  return { desk, topics, questions, isKnown, isShown, areLikesShown: areLikesShown(board) }
}

export function infoValues({ desk }: Visibility, key: string): BoardValues {
  return { info: isInfoField(key) ? boardText(roots.info(desk).get(key), infoLimits[key]) : undefined }
}

export function topicValues({ topics }: Visibility, id: string): BoardValues {
  return topics.get(id) ?? { topics: undefined, topicText: undefined }
}

export function questionValues({ questions }: Visibility, id: string): BoardValues {
  return questions.get(id) ?? { questions: undefined, questionText: undefined }
}

export function postValues(visibility: Visibility, id: PostId): BoardValues {
  const { desk, isShown } = visibility
  const post = readPost(desk, id)
  if (!post || !isShown(post)) {
    return {
      posts: undefined,
      postText: undefined,
      postDesc: undefined,
      groupOf: undefined,
      sources: undefined,
    }
  }
  const { multiTopicId, questionId, createdAt, place, color } = post
  const groupId = groupOfPost(desk, id)
  return {
    posts: {
      multiTopicId,
      questionId,
      createdAt: numberOf(createdAt),
      place: numberOf(place),
      color: numberOf(color),
    },
    postText: boardText(post.text, limits.postText) ?? '',
    postDesc: post.desc === '' ? undefined : boardText(post.desc, limits.postDesc),
    groupOf: groupId !== null && isGroupShown(visibility, groupId) ? groupId : undefined,
    sources: boardSource(desk, id),
  }
}

export function groupValues(visibility: Visibility, id: PostGroupId): BoardValues {
  const { desk } = visibility
  const group = isGroupShown(visibility, id) ? readGroup(desk, id) : null
  if (!group) return { groups: undefined, groupTitle: undefined, groupColor: undefined }
  const { multiTopicId, questionId, color } = group
  return {
    groups: { multiTopicId, questionId, order: roots.groups(desk).get(id)?.order },
    groupTitle: boardText(group.title, limits.groupName) ?? '',
    groupColor: color === 0 ? undefined : numberOf(color),
  }
}

/** The number of likes of a post or group. An id that is used by both belongs to the post. SPEC B16 */
export function scoreValues(visibility: Visibility, id: PostId | PostGroupId): BoardValues {
  const post = readPost(visibility.desk, id)
  const isShown = post ? visibility.isShown(post) : isGroupShown(visibility, id)
  const score = isShown && visibility.areLikesShown ? numberOf(roots.scores(visibility.desk).get(id)) : 0
  return { scores: score > 0 ? score : undefined }
}

/** A removed comment stays on the board without its text, so that its replies stay too. */
export function commentValues(visibility: Visibility, id: CommentId): BoardValues {
  const { desk } = visibility
  const record = shownComment(visibility, id)
  if (!record || !isParentShown(visibility, record)) {
    return { comments: undefined, commentText: undefined, commentRemoved: undefined }
  }
  const { postId, parentId, createdAt } = record
  const byFacilitator = record.byFacilitator === true && { byFacilitator: true }
  const isRemoved = Boolean(roots.commentRemoved(desk).get(id))
  const text = boardText(roots.commentText(desk).get(id), limits.commentText) ?? ''
  return {
    comments: {
      ...{ postId, parentId, createdAt: numberOf(createdAt), place: numberOf(record.place) },
      ...byFacilitator,
    },
    commentText: isRemoved ? undefined : text,
    commentRemoved: isRemoved || undefined,
  }
}

/** The record of a comment on a post that is shown, otherwise null. */
function shownComment({ desk, isShown }: Visibility, id: CommentId): CommentRecord | null {
  const record = roots.comments(desk).get(id)
  const post = record ? readPost(desk, record.postId) : null
  if (!record || !post || !isShown(post)) return null
  return { ...record, parentId: record.parentId ?? null }
}

/** Replies are one level deep. SPEC B12. */
function isParentShown(visibility: Visibility, { parentId, postId }: CommentRecord): boolean {
  if (parentId === null) return true
  const parent = shownComment(visibility, parentId)
  return parent !== null && parent.parentId === null && parent.postId === postId
}

function isGroupShown({ desk, isShown }: Visibility, id: PostGroupId): boolean {
  const group = readGroup(desk, id)
  if (!group || roots.posts(desk).has(id)) return false
  return typeof roots.groups(desk).get(id)?.order === 'string' && isShown(group)
}

function isInfoField(key: string): key is InfoField {
  return Object.hasOwn(infoLimits, key)
}

function boardText(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' ? cutText(value, limit) : undefined
}
