import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import classes from './LikeButton.module.css'

export interface LikeButtonProps {
  hasLiked: boolean
  /** null: this screen shows no numbers. */
  score: number | null
  isDisabled: boolean
  title?: string | undefined
  onToggle: () => void
}

/** Like button with the number of likes. The caller sends the like, and says in `title` why none can be given now. */
export function LikeButton({ hasLiked, score, isDisabled, title, onToggle }: LikeButtonProps) {
  const text = useText(activityText)
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
