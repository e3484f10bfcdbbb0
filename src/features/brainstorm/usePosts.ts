import { useMemo } from 'react'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/useDoc.ts'
import { listPosts } from './postList.ts'
import type { Own, PostItem, PostPlaceOf } from './postList.ts'
import type { Brainstorm } from './useBrainstorm.ts'

/** What of a document answers are read from. */
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
  { source }: Brainstorm,
  own: Own,
  place: PostPlaceOf,
  isSortedByPopularity: boolean,
): PostItem[] {
  const { multiTopicId, questionId } = place
  const posts = useDerived(source, postRoots, readPosts)
  return useMemo(
    () => listPosts(posts, own, { multiTopicId, questionId }, isSortedByPopularity),
    [posts, own, multiTopicId, questionId, isSortedByPopularity],
  )
}
