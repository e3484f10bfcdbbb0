import { IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
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
  /** The pencil of an own answer; null: it is read-only. */
  onEdit: (() => void) | null
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
  const { text, description = '', isMine, isSaved, onEdit, color, onOpen, badge, children } = props
  const words = useText(activityText)
  const ui = useText(uiText)
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
            {onEdit && (
              <button
                type="button"
                className={classes.edit}
                data-control="edit"
                aria-label={`${ui.edit}: ${text}`}
                title={ui.edit}
                onClick={onEdit}
              >
                <IconPencil size={16} aria-hidden="true" />
              </button>
            )}
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
