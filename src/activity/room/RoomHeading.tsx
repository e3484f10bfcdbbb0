import { IconHeart } from '@tabler/icons-react'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/useText.ts'
import classes from './RoomHeading.module.css'
import { roomText } from './roomText.ts'

export interface RoomHeadingProps {
  title: string
  /** How many cards there are in all, and that in words. */
  size?: { count: number; label: string }
  score?: number
  /** It began in a column before. */
  isContinued?: boolean
}

/** From this length on a title is set smaller: it stands above at least one card. */
const longTitle = 60

/** The name of a group or topic above its cards, in every column that has cards of it. */
export function RoomHeading({ title, size, score = 0, isContinued = false }: RoomHeadingProps) {
  const text = useText(roomText)
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
