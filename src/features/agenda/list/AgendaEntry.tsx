import { IconDoorEnter, IconLock } from '@tabler/icons-react'
import { NavLink } from 'react-router-dom'
import { shortTitle } from '#domain/accounts/names.ts'
import { useText } from '#ui/texts/useText.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { agendaText } from '../text.ts'
import classes from '../Agenda.module.css'

export interface AgendaEntryProps {
  to: string
  label: string
  /** Position in the agenda; none for the lobby. */
  number?: number
  isPresented: boolean
  isHidden?: boolean
  /** The entry is not a link: a hidden activity for participants, or any entry while the facilitator leads. */
  isLocked?: boolean
}

/** One line of the agenda: its number, its name, a lock when it is hidden, a mark when the room sees it. */
export function AgendaEntry({ to, label, number, isPresented, isHidden, isLocked }: AgendaEntryProps) {
  const text = useText(agendaText)
  const inside = (
    <>
      <span
        className={classes.number}
        data-presented={isPresented || undefined}
        aria-hidden={number === undefined}
      >
        {number ?? <IconDoorEnter size={16} />}
      </span>
      <span className={classes.label} title={label}>
        {shortTitle(label)}
      </span>
      {isHidden && (
        <span className={classes.icon} role="img" aria-label={isLocked ? text.locked : text.hidden}>
          <IconLock size={16} />
        </span>
      )}
      {isPresented && <VisuallyHidden>{`(${text.presented})`}</VisuallyHidden>}
    </>
  )
  if (isLocked) {
    return (
      <span className={classes.entry} data-locked>
        {inside}
      </span>
    )
  }
  return (
    <NavLink
      draggable={false}
      to={to}
      end={number === undefined}
      className={classes.entry ?? ''}
      data-presented={isPresented}
    >
      {inside}
    </NavLink>
  )
}
