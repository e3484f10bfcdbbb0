import { IconHeart } from '@tabler/icons-react'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/texts/useText.ts'
import { FittedText } from './FittedText.tsx'
import { projectorViewText } from './projectorViewText.ts'
import classes from './ProjectorSpotlight.module.css'

export interface ProjectorSpotlightProps {
  answer: { id: string; text: string; desc: string }
  /** Name for screen readers. */
  label: string
  /** Likes; 0 where none are shown. */
  score?: number
}

/** The presented answer, alone. */
export function ProjectorSpotlight({ answer, label, score = 0 }: ProjectorSpotlightProps) {
  const { likes } = useText(projectorViewText)
  return (
    <FittedText key={answer.id} label={label}>
      <p className={classes.words} dir="auto">
        {answer.text}
      </p>
      {answer.desc !== '' && (
        <p className={classes.desc} dir="auto">
          {answer.desc}
        </p>
      )}
      {score > 0 && (
        <CountMark
          icon={<IconHeart size="0.95em" aria-hidden="true" />}
          count={score}
          label={likes(score)}
          className={classes.likes}
        />
      )}
    </FittedText>
  )
}
