import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { activityKind } from '#domain/content.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useConnection } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useWakeLock } from '#sync/useWakeLock.ts'
import { useText } from '#ui/useText.ts'
import { JoinBand } from './JoinBand.tsx'
import { ProjectorNotice } from './ProjectorNotice.tsx'
import { projectorText } from './projectorText.ts'
import { forgetProjectorToken } from './projectorToken.ts'
import { RoomBrainstorm } from './RoomBrainstorm.tsx'
import type { RoomViews } from './RoomBrainstorm.tsx'
import { RoomEnded } from './RoomEnded.tsx'
import { RoomLobby } from './RoomLobby.tsx'
import classes from './RoomScreen.module.css'

/** Follows the shared state: the lobby with the ways in, an activity, or the end. */
export function RoomScreen({ timer, wordCloud }: RoomViews) {
  const text = useText(projectorText)
  const { workshopId, identity } = useRoom()
  const { document: stateDocument, state, agenda, workshop } = useStateDocument()
  const { status } = useConnection()
  const isClosed =
    status === 'signedOut' ||
    status === 'removed' ||
    stateDocument.status === 'forbidden' ||
    stateDocument.status === 'gone'
  useWakeLock(!isClosed)
  useEffect(() => {
    if (isClosed && identity.kind === 'projector') forgetProjectorToken(workshopId, identity.token)
  }, [isClosed, workshopId, identity])
  useEffect(() => {
    if (workshop.workshopName) document.title = text.pageTitle(workshop.workshopName)
  }, [workshop.workshopName, text])

  if (isClosed) return <ProjectorNotice title={text.closedTitle} hint={text.closedHint} />
  if (stateDocument.status !== 'ready') {
    return (
      <main className={classes.notice}>
        <Loader aria-label={text.loading} />
      </main>
    )
  }
  const part = presentedPart(state, agenda)
  return (
    <div className={classes.screen}>
      {workshop.ended ? (
        <RoomEnded />
      ) : part === null ? (
        <RoomLobby timer={timer} />
      ) : (
        <main className={classes.activity}>
          {activityKind(part.content) === 'brainstorm' ? (
            <RoomBrainstorm key={part.objectId} {...{ part, timer, wordCloud }} />
          ) : (
            <>
              <header className={classes.head}>
                <h1 className={classes.name}>
                  <bdi>{part.partName || text.unnamed}</bdi>
                </h1>
                {timer}
              </header>
              <p className={classes.elsewhere}>{text.otherActivity}</p>
              <JoinBand />
            </>
          )}
        </main>
      )}
      <p className={classes.connection} role="status">
        {status === 'online' ? '' : text.reconnecting}
      </p>
    </div>
  )
}
