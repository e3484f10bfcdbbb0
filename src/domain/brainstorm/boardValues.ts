import type * as Y from 'yjs'
import type { CommentId, PostGroupId, PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cutText } from '../text.ts'
import { numberOf } from '../activity/texts.ts'
import { hasFlag } from '../activity/flags.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { areLikesShown } from './likeRules.ts'
import { groupOfPost, readGroup, readPost, readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { CommentPlace, PostPlace, RootName } from './roots.ts'

/** What a board has to hold under one key, by root map; undefined: nothing. */
export type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk now. Desks are written by people's browsers: anything may stand in them. SPEC P6. */
export interface Sight {
  desk: Y.Doc
  topics: ReadonlyMap<string, BoardValues>
  /** The first ten. */
  questions: ReadonlyMap<string, BoardValues>
  /** Whether topic and question are there, hidden or not. */
  isKnown(place: Place): boolean
  isShown(place: Place): boolean
  /** SPEC B16 */
  areLikesShown: boolean
}

type Place = Pick<PostPlace, 'multiTopicId' | 'questionId'>

/** @param board its flags say what is shown */
export function lookAt(desk: Y.Doc, board: Y.Doc): Sight {
  // A hidden topic or question keeps its place, so that it counts in "of M", and loses its text. SPEC P4.
  const topics = new Map(
    readTopics(desk).map(({ id, text }) => {
      const isHidden = hasFlag(board, flagNames.topicHidden(id))
      const order = roots.topics(desk).get(id)?.order
      return [id, { topics: { order }, topicText: isHidden ? undefined : textOf(text, limits.topicText) }]
    }),
  )
  const shownQuestions = readQuestions(desk).slice(0, limits.questions)
  const questions = new Map(
    shownQuestions.map(({ id, text }) => {
      const isHidden = hasFlag(board, flagNames.questionHidden(id))
      const order = roots.questions(desk).get(id)?.order
      const questionText = isHidden ? undefined : textOf(text, limits.questionText)
      return [id, { questions: { order }, questionText }]
    }),
  )
  const isKnown = (place: Place): boolean => topics.has(place.multiTopicId) && questions.has(place.questionId)
  const isShown = (place: Place): boolean =>
    isKnown(place) && areAnswersShown(board, place.multiTopicId, place.questionId)
  return { desk, topics, questions, isKnown, isShown, areLikesShown: areLikesShown(board) }
}

export function infoValues({ desk }: Sight, key: string): BoardValues {
  return { info: isInfoField(key) ? textOf(roots.info(desk).get(key), infoLimits[key]) : undefined }
}

export function topicValues({ topics }: Sight, id: string): BoardValues {
  return topics.get(id) ?? { topics: undefined, topicText: undefined }
}

export function questionValues({ questions }: Sight, id: string): BoardValues {
  return questions.get(id) ?? { questions: undefined, questionText: undefined }
}

export function postValues(sight: Sight, id: PostId): BoardValues {
  const { desk, isShown } = sight
  const post = readPost(desk, id)
  if (!post || !isShown(post)) {
    return { posts: undefined, postText: undefined, postDesc: undefined, groupOf: undefined }
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
    postText: textOf(post.text, limits.postText) ?? '',
    postDesc: post.desc === '' ? undefined : textOf(post.desc, limits.postDesc),
    groupOf: groupId !== null && isGroupShown(sight, groupId) ? groupId : undefined,
  }
}

export function groupValues(sight: Sight, id: PostGroupId): BoardValues {
  const { desk } = sight
  const group = isGroupShown(sight, id) ? readGroup(desk, id) : null
  if (!group) return { groups: undefined, groupTitle: undefined, groupColor: undefined }
  const { multiTopicId, questionId, color } = group
  return {
    groups: { multiTopicId, questionId, order: roots.groups(desk).get(id)?.order },
    groupTitle: textOf(group.title, limits.groupName) ?? '',
    groupColor: color === 0 ? undefined : numberOf(color),
  }
}

/** The likes of a post or group; an id that is both is the post's. SPEC B16 */
export function scoreValues(sight: Sight, id: PostId | PostGroupId): BoardValues {
  const post = readPost(sight.desk, id)
  const isShown = post ? sight.isShown(post) : isGroupShown(sight, id)
  const score = isShown && sight.areLikesShown ? numberOf(roots.scores(sight.desk).get(id)) : 0
  return { scores: score > 0 ? score : undefined }
}

/** A removed comment keeps its place, so that replies to it stay, and loses its text. */
export function commentValues(sight: Sight, id: CommentId): BoardValues {
  const { desk } = sight
  const place = shownComment(sight, id)
  if (!place || !isParentShown(sight, place)) {
    return { comments: undefined, commentText: undefined, commentRemoved: undefined }
  }
  const { postId, parentId, createdAt } = place
  const byFacilitator = place.byFacilitator === true && { byFacilitator: true }
  const isRemoved = Boolean(roots.commentRemoved(desk).get(id))
  const text = textOf(roots.commentText(desk).get(id), limits.commentText) ?? ''
  return {
    comments: {
      ...{ postId, parentId, createdAt: numberOf(createdAt), place: numberOf(place.place) },
      ...byFacilitator,
    },
    commentText: isRemoved ? undefined : text,
    commentRemoved: isRemoved || undefined,
  }
}

/** The place of a comment under a post that is shown. */
function shownComment({ desk, isShown }: Sight, id: CommentId): CommentPlace | null {
  const place = roots.comments(desk).get(id)
  const post = place ? readPost(desk, place.postId) : null
  if (!place || !post || !isShown(post)) return null
  return { ...place, parentId: place.parentId ?? null }
}

/** Replies are one level deep. SPEC B12. */
function isParentShown(sight: Sight, { parentId, postId }: CommentPlace): boolean {
  if (parentId === null) return true
  const parent = shownComment(sight, parentId)
  return parent !== null && parent.parentId === null && parent.postId === postId
}

function isGroupShown({ desk, isShown }: Sight, id: PostGroupId): boolean {
  const group = readGroup(desk, id)
  if (!group || roots.posts(desk).has(id)) return false
  return typeof roots.groups(desk).get(id)?.order === 'string' && isShown(group)
}

function isInfoField(key: string): key is InfoField {
  return Object.hasOwn(infoLimits, key)
}

function textOf(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' ? cutText(value, limit) : undefined
}
