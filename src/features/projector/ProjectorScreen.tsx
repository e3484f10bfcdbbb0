import { Loader } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useFace } from '#activity/faces.tsx'
import { usePreloadedParts } from '#activity/preload.ts'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { useConnection } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useWakeLock } from '#sync/device/useWakeLock.ts'
import { useText } from '#ui/texts/useText.ts'
import { ProjectorNotice } from './ProjectorNotice.tsx'
import { projectorText } from './projectorText.ts'
import { forgetProjectorToken } from './projectorToken.ts'
import { ProjectorLobby } from './ProjectorLobby.tsx'
import classes from './ProjectorScreen.module.css'

/** Follows the shared state: the lobby with the ways to join, an activity, or the end. */
export function ProjectorScreen({ timer }: { timer: ReactNode }) {
  const text = useText(projectorText)
  const { workshopId, identity } = useRoom()
  const { document: stateDocument, state, agenda, workshop } = useStateDocument()
  const { status } = useConnection()
  const part = presentedPart(state, agenda)
  const Room = useFace(part)?.Projector
  usePreloadedParts(agenda, 'projector')
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
  return (
    <div className={classes.screen}>
      {workshop.ended ? (
        <ProjectorEnded />
      ) : part === null ? (
        <ProjectorLobby timer={timer} />
      ) : (
        <main className={classes.activity}>
          {Room ? (
            <Suspense
              fallback={
                <ProjectorEmpty>
                  <Loader aria-label={text.loading} />
                </ProjectorEmpty>
              }
            >
              <Room key={part.objectId} part={part} timer={timer} />
            </Suspense>
          ) : (
            <ProjectorFrame name={part.partName} timer={timer}>
              <p className={classes.elsewhere}>{text.otherActivity}</p>
            </ProjectorFrame>
          )}
        </main>
      )}
      <p className={classes.connection} role="status">
        {status === 'online' ? '' : text.reconnecting}
      </p>
    </div>
  )
}

/** The room's screen after the end of the session. */
function ProjectorEnded() {
  const text = useText(projectorText)
  const { workshop } = useStateDocument()
  return (
    <main className={classes.ended}>
      <h1 className={classes.thanks}>{text.endedTitle}</h1>
      <p className={classes.quiet}>{workshop.workshopName}</p>
      <p className={classes.quiet}>{text.endedHint}</p>
    </main>
  )
}
