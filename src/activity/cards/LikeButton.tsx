import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import classes from './LikeButton.module.css'
import { brainstormText } from '#features/brainstorm/text.ts'

export interface LikeButtonProps {
  hasLiked: boolean
  /** null: numbers are not shown on this screen. */
  score: number | null
  isDisabled: boolean
  title?: string | undefined
  onToggle: () => void
}

/** The heart of an answer or of a group, with its number of likes. */
export function LikeButton({ hasLiked, score, isDisabled, title, onToggle }: LikeButtonProps) {
  const text = useText(brainstormText)
  const act = hasLiked ? text.unlike : text.like
  const Heart = hasLiked ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.like}
      data-control="like"
      aria-pressed={hasLiked}
      aria-label={score === null ? act : `${act}, ${text.likes(score)}`}
      disabled={isDisabled}
      title={title}
      onClick={onToggle}
    >
      <Heart size={18} aria-hidden="true" />
      {score !== null && <span aria-hidden="true">{score}</span>}
    </button>
  )
}
