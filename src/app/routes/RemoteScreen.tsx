import { Navigate } from 'react-router-dom'
import { DoneCount } from '#features/done/DoneCount.tsx'
import { NotesReading } from '#features/notes/NotesReading.tsx'
import { CloseRemote } from '#features/remote/pairing/CloseRemote.tsx'
import { TimerPanel } from '#features/timer/TimerPanel.tsx'
import { TimerSignals } from '#features/timer/signals/TimerSignals.tsx'
import { RemoteOfKinds } from './RemoteOfKinds.tsx'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'

/** The remote, with controls of other features; after the end there is nothing to lead. */
export function RemoteScreen() {
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  if (workshop.ended) return <Navigate to={lobbyPath(workshopId)} replace />
  return (
    <>
      <RemoteOfKinds
        leave={<CloseRemote />}
        timer={<TimerPanel />}
        notes={(part) => <NotesReading key={part.objectId} part={part} />}
        done={(part) => <DoneCount part={part} />}
      />
      <TimerSignals />
    </>
  )
}
