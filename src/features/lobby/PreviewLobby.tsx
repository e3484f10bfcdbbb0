import { useStateDocument } from '#sync/room/documents.ts'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { LobbyParts } from './LobbyParts.tsx'
import classes from './PreviewLobby.module.css'

/** The front page in the preview of a template: its texts and its activities. */
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
