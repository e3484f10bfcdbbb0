import { IconHeart } from '@tabler/icons-react'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorHeading.module.css'
import { projectorViewText } from './projectorViewText.ts'

export interface ProjectorHeadingProps {
  title: string
  /** Number of cards in all, and the same in words. */
  size?: { count: number; label: string }
  score?: number
  /** Continued from the previous column. */
  isContinued?: boolean
}

/** From this length on a title is set smaller, to leave space for at least one card. */
const longTitle = 60

/** The name of a group or topic above its cards, repeated in every column that has cards of it. */
export function ProjectorHeading({ title, size, score = 0, isContinued = false }: ProjectorHeadingProps) {
  const text = useText(projectorViewText)
  return (
    <header className={classes.heading} dir="auto" data-long={title.length > longTitle || undefined}>
      <h3 className={classes.title} data-continued={isContinued || undefined}>
        <span className={classes.words}>{title}</span>{' '}
        {isContinued && (
          <span className={classes.quiet} dir="auto">
            {text.continued}
          </span>
        )}
      </h3>
      {!isContinued && score > 0 && (
        <CountMark
          icon={<IconHeart size="0.95em" aria-hidden="true" />}
          count={score}
          label={text.likes(score)}
          className={classes.likes}
        />
      )}
      {!isContinued && size !== undefined && (
        <span className={classes.size} aria-label={size.label} role="img">
          {size.count}
        </span>
      )}
    </header>
  )
}
