import { IconMessageCircle2 } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { PostId } from '#domain/ids.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useText } from '#ui/useText.ts'
import { AddAnswer } from './AddAnswer.tsx'
import classes from './AnswersPage.module.css'
import { CardGrid } from './CardGrid.tsx'
import { PostCard } from './PostCard.tsx'
import { brainstormText } from './text.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import { usePostCount, useQuestionFlags } from './useBrainstorm.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useCommentCounts } from './useCommentCounts.ts'
import { useDraft } from './useDraft.ts'
import { useOwn } from './useOwn.ts'
import { usePosts } from './usePosts.ts'

const PostDialog = lazy(async () => ({ default: (await import('./PostDialog.tsx')).PostDialog }))

export interface AnswersPageProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
}

/** Answer cards of one question and the box to add one. */
export function AnswersPage({ brainstorm, topicId, questionId }: AnswersPageProps) {
  const text = useText(brainstormText)
  const { objectId, isFacilitator, board } = brainstorm
  const flags = useQuestionFlags(board, topicId, questionId)
  const own = useOwn(objectId)
  const place = { multiTopicId: topicId, questionId }
  const posts = usePosts(brainstorm, own, place, flags.isSortedByPopularity)
  const commentCounts = useCommentCounts(brainstorm.source)
  const acts = useAnswerActs(objectId)
  const [openId, setOpenId] = useState<PostId | null>(null)
  const [draft, setDraft] = useDraft(`${objectId}.${topicId}.${questionId}`)
  const count = usePostCount(board, topicId, questionId)
  const onLike = useCallback((id: PostId, like: boolean) => (like ? acts.like(id) : acts.unlike(id)), [acts])
  const openPost = posts.find((post) => post.id === openId)
  const isLocked = flags.isInputLocked && !isFacilitator

  return (
    <div className={classes.page}>
      {!flags.areAnswersShown && !isFacilitator && (
        <p className={classes.notice} role="status">
          {text.hiddenAnswers}
        </p>
      )}
      {posts.length === 0 ? (
        <EmptyState
          icon={<IconMessageCircle2 size={28} />}
          title={text.noAnswersTitle}
          hint={isFacilitator ? text.noAnswersFacilitatorHint : text.noAnswersHint}
        />
      ) : (
        <CardGrid
          label={text.answers}
          items={posts}
          render={(post) => (
            <PostCard
              post={post}
              commentCount={commentCounts[post.id] ?? 0}
              onOpen={setOpenId}
              onLike={onLike}
            />
          )}
        />
      )}
      <div className={classes.add}>
        <p className={classes.count}>{text.responses(Math.max(count, posts.length))}</p>
        <AddAnswer
          isLocked={isLocked}
          draft={draft}
          onDraft={setDraft}
          onAdd={(answer) => acts.add(place, answer)}
        />
      </div>
      {openPost && (
        <Suspense fallback={null}>
          <PostDialog
            brainstorm={brainstorm}
            post={openPost}
            isLocked={isLocked}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
