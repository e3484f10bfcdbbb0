import { useEffect, useMemo, useRef } from 'react'
import { readPosts } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/useDoc.ts'
import { listPosts } from './postList.ts'
import type { PostItem, PostPlaceOf } from './postList.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

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
  { source, objectId }: Brainstorm,
  own: Own<PostView>,
  place: PostPlaceOf,
  { isSortedByPopularity, areAnswersShown }: { isSortedByPopularity: boolean; areAnswersShown: boolean },
): PostItem[] {
  const { multiTopicId, questionId } = place
  const posts = useDerived(source, postRoots, readPosts)
  useDeletedByOthers(objectId, posts, place, areAnswersShown)
  return useMemo(
    () => listPosts(posts, own, { multiTopicId, questionId }, isSortedByPopularity),
    [posts, own, multiTopicId, questionId, isSortedByPopularity],
  )
}

/**
 * An answer that was shown and goes while answers are still shown was deleted: its author's device, which knows it without the
 * document, does not show it any longer either.
 */
function useDeletedByOthers(
  objectId: string,
  posts: PostView[],
  { multiTopicId, questionId }: PostPlaceOf,
  areAnswersShown: boolean,
): void {
  const rememberAct = useRememberAct()
  const seen = useRef<{ at: string; ids: ReadonlySet<string> }>({ at: '', ids: new Set() })
  const gone = useRef(new Set<string>())
  useEffect(() => {
    const now = new Set(
      posts
        .filter((post) => post.multiTopicId === multiTopicId && post.questionId === questionId)
        .map(({ id }) => id),
    )
    const at = `${multiTopicId} ${questionId}`
    for (const id of areAnswersShown && seen.current.at === at ? seen.current.ids : []) {
      if (now.has(id)) continue
      gone.current.add(id)
      rememberAct(objectId, id, { isDeleted: true })
    }
    for (const id of gone.current) {
      if (!now.has(id)) continue
      gone.current.delete(id)
      rememberAct(objectId, id, { isDeleted: false })
    }
    seen.current = { at, ids: areAnswersShown ? now : new Set() }
  }, [objectId, posts, multiTopicId, questionId, areAnswersShown, rememberAct])
}
