import { Link } from 'react-router-dom'
import { partPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import classes from './PreviewLobby.module.css'
import { previewLobbyText } from './previewLobbyText.ts'

/** The front page of a template that is looked at: what people would read there, and the activities to look at. */
export function PreviewLobby() {
  const text = useText(previewLobbyText)
  const { workshopId } = useRoom()
  const { workshop, agenda } = useStateDocument()
  return (
    <div className={classes.lobby}>
      <PageHeading pageTitle={workshop.lobbyTitle || workshop.workshopName} className={classes.title ?? ''} />
      {workshop.lobbyDesc !== '' && <p className={classes.desc}>{workshop.lobbyDesc}</p>}
      <h2 className={classes.heading}>{text.activities(agenda.length)}</h2>
      <ol className={classes.parts}>
        {agenda.map((part, place) => (
          <li key={part.id}>
            <Link to={partPath(workshopId, part)} className={classes.part}>
              <span className={classes.number} aria-hidden="true">
                {place + 1}
              </span>
              {part.partName || text.unnamed}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
