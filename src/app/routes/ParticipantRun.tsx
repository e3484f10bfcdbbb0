import { useLocation } from 'react-router-dom'
import { DoneButton } from '#features/done/DoneButton.tsx'
import { TimerMark } from '#features/timer/TimerMark.tsx'
import { partAt } from '#domain/workshop/paths.ts'
import { useFace } from '#activity/faces.tsx'
import { useStateDocument } from '#sync/room/documents.ts'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'

/** A participant's controls beside any activity: the countdown, and marking it as done. */
export function ParticipantRun() {
  const { agenda, workshop } = useStateDocument()
  const { pathname } = useLocation()
  const part = partAt(pathname, agenda)
  const takesInput = useFace(part)?.takesInput ?? false
  if (workshop.template || workshop.ended) return null
  return (
    <>
      <HeaderSlot name="run">
        <TimerMark />
      </HeaderSlot>
      {part && !part.hidden && takesInput && (
        <HeaderSlot name="footer">
          <DoneButton key={part.objectId} part={part} />
        </HeaderSlot>
      )}
    </>
  )
}
