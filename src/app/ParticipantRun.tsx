import { useLocation } from 'react-router-dom'
import { DoneButton } from '#features/done/DoneButton.tsx'
import { TimerMark } from '#features/timer/TimerMark.tsx'
import { activityKind } from '#domain/content.ts'
import { partAt } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'

/** What runs beside any activity for a participant: the countdown, and being done. */
export function ParticipantRun() {
  const { agenda, workshop } = useStateDocument()
  const { pathname } = useLocation()
  const part = partAt(pathname, agenda)
  const takesPart = part && !part.hidden && activityKind(part.content) === 'brainstorm'
  if (workshop.template || workshop.ended) return null
  return (
    <>
      <HeaderSlot name="run">
        <TimerMark />
      </HeaderSlot>
      {takesPart && (
        <HeaderSlot name="footer">
          <DoneButton key={part.objectId} part={part} />
        </HeaderSlot>
      )}
    </>
  )
}
