import { IconHeart } from '@tabler/icons-react'
import { activityText } from '#activity/text.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './Score.module.css'

export interface ScoreProps {
  score: number
  className?: string
}

/** The number of likes of an item or a group; nothing when there are none. */
export function Score({ score, className = '' }: ScoreProps) {
  const text = useText(activityText)
  if (score <= 0) return null
  return (
    <CountMark
      icon={<IconHeart size={15} aria-hidden="true" />}
      count={score}
      label={text.likes(score)}
      className={`${classes.score} ${className}`}
    />
  )
}
