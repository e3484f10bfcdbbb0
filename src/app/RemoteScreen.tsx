import { DoneCount } from '#features/done/DoneCount.tsx'
import { NotesReading } from '#features/notes/NotesReading.tsx'
import { RemotePage } from '#features/remote/RemotePage.tsx'
import { TimerPanel } from '#features/timer/TimerPanel.tsx'

/** The remote, with what other features put on it. */
export function RemoteScreen() {
  return (
    <RemotePage
      timer={<TimerPanel />}
      notes={(part) => <NotesReading key={part.objectId} part={part} />}
      done={(part) => <DoneCount part={part} />}
    />
  )
}
