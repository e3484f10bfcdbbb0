import { useCallback, useMemo } from 'react'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { PostId } from '#domain/ids.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import type { PostItem, TopicQuestion } from './postList.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import type { AnswerActs } from './useAnswerActs.ts'
import { useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useLikes } from './useLikes.ts'
import type { Likes } from './useLikes.ts'
import { ownPosts } from './askOwn.ts'
import { usePosts } from './usePosts.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'

/** The answers to one question, and what this person may do with them. */
export interface Answers extends Input {
  own: Own<PostView>
  at: TopicQuestion
  posts: PostItem[]
  acts: AnswerActs
  likes: Likes
  flags: ReturnType<typeof useQuestionFlags>
  /** Adds or removes a like; shows a message when no likes are left. */
  like: (id: PostId, like: boolean) => void
}

export function useAnswers(brainstorm: Brainstorm, topicId: string, questionId: string): Answers {
  const { objectId, board } = brainstorm
  const text = useText(brainstormText)
  const own = useOwn(brainstorm, ownPosts)
  const flags = useQuestionFlags(board, topicId, questionId)
  const likes = useLikes(brainstorm, own)
  const at = useMemo(() => ({ multiTopicId: topicId, questionId }), [topicId, questionId])
  const posts = usePosts(brainstorm, own, at, {
    isSortedByPopularity: flags.isSortedByPopularity && !likes.areCountsHidden,
    areAnswersShown: flags.areAnswersShown,
  })
  const acts = useAnswerActs(objectId)
  const hasNoneLeft = likes.left === 0
  const like = useCallback(
    (id: PostId, isLiked: boolean) => {
      if (isLiked && hasNoneLeft) notify(text.noLikesLeft)
      else if (isLiked) acts.like(id)
      else acts.unlike(id)
    },
    [acts, hasNoneLeft, text],
  )
  return { own, at, posts, acts, likes, flags, ...useInput(brainstorm), like }
}
