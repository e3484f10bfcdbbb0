import { Link } from 'react-router-dom'
import { partPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { NumberBadge } from '#ui/NumberBadge.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { lobbyPartsText } from './lobbyPartsText.ts'
import classes from './LobbyParts.module.css'

/** The activities of a template, on its front page, where nobody joins. */
export function LobbyParts() {
  const text = useText(lobbyPartsText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{text.activities(agenda.length)}</h2>
      <ol className={classes.parts}>
        {agenda.map((part, index) => (
          <li key={part.id}>
            <Link to={partPath(workshopId, part)} className={classes.part}>
              <NumberBadge number={index + 1} />
              <span>{part.partName || ui.unnamed}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
