import { IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { activityText } from '../text.ts'
import classes from './AnswerCard.module.css'

export interface AnswerCardProps {
  text: string
  /** Shown under the text; empty or left out: no description. */
  description?: string | undefined
  /** This person wrote it. */
  isMine: boolean
  /** The server has acknowledged it; otherwise the card says "Not saved yet". */
  isSaved: boolean
  /** Read-only: an own answer has no pencil. */
  isClosed: boolean
  /** One of the eight colours of `ui/groupColors.css`, which the caller loads; 0 or left out: none. */
  color?: number | undefined
  onOpen: () => void
  /** Shown between the text and the footer, such as the answer's group. */
  badge?: ReactNode
  /** Shown at the end of the footer: counts, `LikeButton`. */
  children?: ReactNode
}

/**
 * Card of an answer, for the `render` of `CardGrid`, which sets its `data-item` and `data-row` so that the focus is
 * never lost. Plain markup, because a board may hold a thousand of them. A kind wraps it in a memoized card that knows
 * the kind's items.
 */
export function AnswerCard(props: AnswerCardProps) {
  const { text, description = '', isMine, isSaved, isClosed, color, onOpen, badge, children } = props
  const words = useText(activityText)
  const descriptionId = useId()
  return (
    <article
      className={classes.card}
      data-color={color || undefined}
      data-mine={isMine || undefined}
      data-unsaved={!isSaved || undefined}
      title={isMine ? words.own : undefined}
    >
      <button
        type="button"
        className={classes.open}
        data-control="open"
        onClick={onOpen}
        aria-label={`${words.openAnswer}: ${text}`}
        aria-describedby={description === '' ? undefined : descriptionId}
      >
        <span className={classes.text}>{text}</span>
        {description !== '' && (
          <span id={descriptionId} className={classes.description}>
            {description}
          </span>
        )}
      </button>
      {badge}
      <footer className={classes.footer}>
        {isMine && (
          <span className={classes.own}>
            {!isClosed && <IconPencil size={15} aria-hidden="true" />}
            <VisuallyHidden>{words.own}</VisuallyHidden>
          </span>
        )}
        {!isSaved && <span className={classes.unsaved}>{words.notSaved}</span>}
        <span className={classes.space} />
        {children}
      </footer>
    </article>
  )
}
