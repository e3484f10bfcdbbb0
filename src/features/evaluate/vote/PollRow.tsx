import { ActionIcon } from '@mantine/core'
import { IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { TargetSliders } from '#activity/voting/slider/TargetSliders.tsx'
import type { TargetSlidersProps } from '#activity/voting/slider/TargetSliders.tsx'
import type { Scale } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Poll } from '../page/useEvaluate.ts'
import { evaluateText } from '../text.ts'
import classes from './PollRow.module.css'

export interface PollRowProps {
  poll: Poll
  ballot: Ballot
  scale: Scale
  axes: TargetSlidersProps['axes']
  /** This person may edit it. */
  isEditable: boolean
  /** In front of the text: the handle for sorting, or a check box. */
  before?: ReactNode
  /** Behind the text: more acts. */
  menu?: ReactNode
  /** The handle and the menu. */
  onOpen: (id: string) => void
}

/** One poll: what it says, what stands under it, and its sliders. */
export function PollRow({ poll, ballot, scale, axes, isEditable, before, menu, onOpen }: PollRowProps) {
  const text = useText(evaluateText)
  const titleId = useId()
  const { id, number, desc, subPolls } = poll
  return (
    <article
      className={classes.poll}
      aria-labelledby={titleId}
      data-color={poll.color % 9 || undefined}
      data-axes={scale.axes}
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
          <ActionIcon
            size={40}
            className={classes.tool ?? ''}
            aria-label={isEditable ? text.editOf(poll.text) : text.detailsOf(poll.text)}
            title={isEditable ? text.edit : text.viewDetails}
            onClick={() => onOpen(id)}
          >
            {isEditable ? <IconPencil size={18} /> : <IconInfoCircle size={18} />}
          </ActionIcon>
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
              <li key={subPoll.id} dir="auto" data-color={subPoll.color % 9 || undefined}>
                {subPoll.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <TargetSliders {...{ ballot, scale, axes }} target={poll} />
    </article>
  )
}
