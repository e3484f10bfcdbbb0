import { Link } from 'react-router-dom'
import { partPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { NumberBadge } from '#ui/NumberBadge.tsx'
import { useText } from '#ui/useText.ts'
import { lobbyPartsText } from './lobbyPartsText.ts'
import classes from './LobbyParts.module.css'

/** The activities of a template, on its front page: nobody joins there, so they are what there is to see. */
export function LobbyParts() {
  const text = useText(lobbyPartsText)
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{text.activities(agenda.length)}</h2>
      <ol className={classes.parts}>
        {agenda.map((part, place) => (
          <li key={part.id}>
            <Link to={partPath(workshopId, part)} className={classes.part}>
              <NumberBadge number={place + 1} />
              <span>{part.partName || text.unnamed}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
