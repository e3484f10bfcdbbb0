import { Loader } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { presentedPart } from '#domain/presenting.ts'
import { useFace } from '#activity/faces.tsx'
import { usePreloadedParts } from '#activity/preload.ts'
import { RoomEmpty, RoomFrame } from '#activity/room/RoomFrame.tsx'
import { useConnection } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useWakeLock } from '#sync/useWakeLock.ts'
import { useText } from '#ui/useText.ts'
import { ProjectorNotice } from './ProjectorNotice.tsx'
import { projectorText } from './projectorText.ts'
import { forgetProjectorToken } from './projectorToken.ts'
import { RoomEnded } from './RoomEnded.tsx'
import { RoomLobby } from './RoomLobby.tsx'
import classes from './RoomScreen.module.css'

/** Follows the shared state: the lobby with the ways in, an activity, or the end. */
export function RoomScreen({ timer }: { timer: ReactNode }) {
  const text = useText(projectorText)
  const { workshopId, identity } = useRoom()
  const { document: stateDocument, state, agenda, workshop } = useStateDocument()
  const { status } = useConnection()
  const part = presentedPart(state, agenda)
  const Room = useFace(part)?.Room
  usePreloadedParts(agenda, 'room')
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
        <RoomEnded />
      ) : part === null ? (
        <RoomLobby timer={timer} />
      ) : (
        <main className={classes.activity}>
          {Room ? (
            <Suspense
              fallback={
                <RoomEmpty>
                  <Loader aria-label={text.loading} />
                </RoomEmpty>
              }
            >
              <Room key={part.objectId} part={part} timer={timer} />
            </Suspense>
          ) : (
            <RoomFrame name={part.partName} timer={timer}>
              <p className={classes.elsewhere}>{text.otherActivity}</p>
            </RoomFrame>
          )}
        </main>
      )}
      <p className={classes.connection} role="status">
        {status === 'online' ? '' : text.reconnecting}
      </p>
    </div>
  )
}
