import { byTime } from '#domain/activity/order.ts'
import { byPopularity } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { lastPlaces } from '#activity/overlay/lastPlaces.ts'
import type { Own } from '#activity/overlay/own.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import type { ItemKind, Overlaid } from '#activity/overlay/overlay.ts'

/** An answer as a card shows it. */
export type PostItem = Overlaid<PostView>

export interface TopicQuestion {
  multiTopicId: string
  questionId: string
}

/** How effects and the overlay read and write answers. */
export const postItems: ItemKind<PostView> = {
  type: 'post',
  made: ({ id, text, fields, createdMs }, at) => ({
    ...{ id, text, desc: '' },
    multiTopicId: String(fields['multiTopicId'] ?? ''),
    questionId: String(fields['questionId'] ?? ''),
    createdAt: Math.floor(createdMs / 1000),
    place: lastPlaces + at,
    ...{ color: 0, score: 0, groupId: null },
  }),
  changed: (post, fields) => ({ ...post, text: String(fields['text'] ?? post.text) }),
  liked: (post, by) => ({ ...post, score: Math.max(0, post.score + by) }),
}

/** The answers to one question as this person sees them. */
export function listPosts(
  documentPosts: PostView[],
  own: Own<PostView>,
  { multiTopicId, questionId }: TopicQuestion,
  isSortedByPopularity: boolean,
): PostItem[] {
  const isHere = (post: PostView): boolean =>
    post.multiTopicId === multiTopicId && post.questionId === questionId
  const items = overlay(documentPosts.filter(isHere), own, postItems, isHere)
  return items.sort(isSortedByPopularity ? byPopularity : byTime)
}
