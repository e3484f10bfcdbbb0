import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { cardDate, timeOfDay } from '#ui/texts/dates.ts'
import { personColor } from '#ui/people/personColor.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { ownerName } from '../workshops/workshopRow.ts'
import type { WorkshopRow } from '../workshops/workshopRow.ts'
import classes from './SessionCard.module.css'

export interface SessionCardProps {
  workshop: WorkshopRow
  userId: string
  /** Whether another card has the same name: then the time is shown to distinguish them. */
  isTwin: boolean
}

/** A recent session; the whole card is its link. */
export function SessionCard({ workshop, userId, isTwin }: SessionCardProps) {
  const { nameless } = useText(dashboardText)
  const { me } = useText(labelText)
  const language = useLanguage()
  const { createdTimeStamp } = workshop
  const time = isTwin ? ` ${timeOfDay(createdTimeStamp, language)}` : ''
  return (
    <Link to={lobbyPath(workshop.id)} className={classes.card}>
      <span
        className={classes.cover}
        aria-hidden="true"
        style={{ '--card-color': personColor(workshop.id) } as React.CSSProperties}
      >
        {[...workshop.workshopName][0]?.toUpperCase()}
      </span>
      <span className={classes.name}>{workshop.workshopName}</span>
      <span className={classes.meta}>
        {ownerName(workshop, userId, { me, nameless })} · {cardDate(createdTimeStamp)}
        {time}
      </span>
    </Link>
  )
}
