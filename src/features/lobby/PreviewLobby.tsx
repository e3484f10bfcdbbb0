import { useStateDocument } from '#sync/documents.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { LobbyParts } from './LobbyParts.tsx'
import classes from './PreviewLobby.module.css'

/** The front page of a template that is looked at: what people would read there, and the activities to look at. */
export function PreviewLobby() {
  const { workshop } = useStateDocument()
  return (
    <div className={classes.lobby}>
      <PageHeading pageTitle={workshop.lobbyTitle || workshop.workshopName} className={classes.title ?? ''} />
      {workshop.lobbyDesc !== '' && <p className={classes.desc}>{workshop.lobbyDesc}</p>}
      <LobbyParts />
    </div>
  )
}
