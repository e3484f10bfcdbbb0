import { ActionIcon } from '@mantine/core'
import { IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import { RowSliders, sameRow } from '#activity/voting/slider/RowSliders.tsx'
import type { RowSlidersShared } from '#activity/voting/slider/RowSliders.tsx'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Poll } from '../useEvaluate.ts'
import { evaluateText } from '../text.ts'
import classes from './PollRow.module.css'

/** What all rows of a list have in common. */
export interface PollRowsProps extends RowSlidersShared {
  /** This person may edit the polls. */
  isEditable: boolean
  onOpen: (id: string) => void
}

export interface PollRowProps extends PollRowsProps {
  poll: Poll
  /** What is chosen on it. */
  target: BallotTarget
  /** In front of the text: the handle for sorting, or a check box. */
  before?: ReactNode
  /** Behind the text: more acts. */
  menu?: ReactNode
  /** It is on its way to the server: said in place of the button that opens it. */
  notSaved?: string
}

/** One poll: what it says, what stands under it, and its sliders. Rendered again only when one of these changed. */
export const PollRow = memo(PollRowView, sameRow)

function PollRowView({ poll, before, menu, notSaved, isEditable, onOpen, ...sliders }: PollRowProps) {
  const text = useText(evaluateText)
  const titleId = useId()
  const { id, number, desc, subPolls } = poll
  return (
    <article
      className={classes.poll}
      aria-labelledby={titleId}
      data-color={shownColor(poll.color) || undefined}
      data-axes={sliders.scale.axes}
    >
      <div className={classes.words}>
        <div className={classes.head}>
          {before}
          <h3 id={titleId} className={classes.title}>
            <span className={classes.number} aria-hidden="true">
              {number}
            </span>
            <span dir="auto">{poll.text}</span>
          </h3>
          {notSaved === undefined ? (
            <ActionIcon
              size={36}
              aria-label={isEditable ? text.editOf(poll.text) : text.detailsOf(poll.text)}
              title={isEditable ? text.edit : text.viewDetails}
              onClick={() => onOpen(id)}
            >
              {isEditable ? <IconPencil size={18} /> : <IconInfoCircle size={18} />}
            </ActionIcon>
          ) : (
            <span className={classes.notSaved}>{notSaved}</span>
          )}
          {menu}
        </div>
        {desc !== '' && (
          <p className={classes.description} dir="auto">
            {desc}
          </p>
        )}
        {subPolls.length > 0 && (
          <ul className={classes.subPolls}>
            {subPolls.map((subPoll) => (
              <li key={subPoll.id} dir="auto" data-color={shownColor(subPoll.color) || undefined}>
                {subPoll.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* Apart from the row, whose handle and menu are new with each rendering of a sorted list. */}
      <RowSliders item={poll} {...sliders} />
    </article>
  )
}
