import { Button } from '@mantine/core'
import { IconHeart, IconHeartFilled, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { activityText } from '#activity/text.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { answersText } from '../answers/answersText.ts'
import type { PostItem } from '../answers/postList.ts'
import type { Answers } from '../answers/useAnswers.ts'

export interface PostActionsProps {
  post: PostItem
  answers: Answers
  /** Facilitators may change any answer, participants their own. */
  mayChange: boolean
  onEdit: () => void
  onDelete: () => void
  children?: ReactNode
}

/** The acts on an answer that is open for reading. */
export function PostActions({ post, answers, mayChange, onEdit, onDelete, children }: PostActionsProps) {
  const shared = useText(activityText)
  const ui = useText(uiText)
  const { likingClosed } = useText(answersText)
  const { likes, isLocked, like } = answers
  const act = post.hasLiked ? shared.unlike : shared.like
  const whyNot = likes.areClosed ? likingClosed : isLocked ? shared.inputLocked : null
  return (
    <>
      <Button
        variant="default"
        aria-pressed={post.hasLiked}
        aria-label={likes.areCountsHidden ? act : `${act}, ${shared.likes(post.score)}`}
        leftSection={post.hasLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} />}
        disabled={whyNot !== null}
        title={whyNot ?? undefined}
        onClick={() => like(post.id, !post.hasLiked)}
      >
        {likes.areCountsHidden ? act : shared.likes(post.score)}
      </Button>
      {mayChange && (
        <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onEdit}>
          {ui.edit}
        </Button>
      )}
      {children}
      {mayChange && (
        <Button variant="subtle" color="red" leftSection={<IconTrash size={18} />} onClick={onDelete}>
          {ui.delete}
        </Button>
      )}
    </>
  )
}
