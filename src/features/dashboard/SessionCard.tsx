import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { cardDate } from '#ui/dates.ts'
import { personColor } from '#ui/personColor.ts'
import { useText } from '#ui/useText.ts'
import { ownerName } from './ownerName.ts'
import { dashboardText } from './text.ts'
import type { WorkshopRow } from './useMyWorkshops.ts'
import classes from './SessionCard.module.css'

/** A session to go on with; the whole card opens it. */
export function SessionCard({ workshop, userId }: { workshop: WorkshopRow; userId: string }) {
  const text = useText(dashboardText)
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
        {ownerName(workshop, userId, text.me)} · {cardDate(workshop.createdTimeStamp)}
      </span>
    </Link>
  )
}
