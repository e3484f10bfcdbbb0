import { useMemo } from 'react'
import { readPosts } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { listPosts } from './postList.ts'
import type { PostItem, TopicQuestion } from './postList.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

/** The root maps of a document that answers are read from. */
export const postRoots = [
  roots.posts,
  roots.postText,
  roots.postDesc,
  roots.postDeleted,
  roots.groupOf,
  roots.groups,
  roots.groupDeleted,
  roots.scores,
]

/** The answers to one question, as this person sees them. */
export function usePosts(
  { source, objectId }: Brainstorm,
  own: Own<PostView>,
  at: TopicQuestion,
  { isSortedByPopularity, areAnswersShown }: { isSortedByPopularity: boolean; areAnswersShown: boolean },
): PostItem[] {
  const { multiTopicId, questionId } = at
  const posts = useDerived(source, postRoots, readPosts)
  const here = useMemo(
    () => posts.filter((post) => post.multiTopicId === multiTopicId && post.questionId === questionId),
    [posts, multiTopicId, questionId],
  )
  useDeletedByOthers(objectId, `${multiTopicId} ${questionId}`, here, areAnswersShown)
  return useMemo(
    () => listPosts(posts, own, { multiTopicId, questionId }, isSortedByPopularity),
    [posts, own, multiTopicId, questionId, isSortedByPopularity],
  )
}
