import { useNavigate } from 'react-router-dom'
import { lobbyPath, neighbours, partPath } from '#domain/paths.ts'
import { ledPart } from '#domain/presenting.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useIsSlotFilled } from '#ui/session/HeaderSlots.tsx'
import { useRole } from '#ui/session/role.ts'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { useScreen } from './useScreen.ts'

/** The session's arrows where no activity brings its own: in the lobby, and on an activity that is locked or not here yet. */
export function SessionSteps() {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { part } = useScreen()
  const isFacilitator = useRole() === 'facilitator'
  const isFilled = useIsSlotFilled('steps')
  const navigate = useNavigate()
  if (isFilled || agenda.length === 0) return null
  const { previous, next } = neighbours(agenda, part, isFacilitator)
  const to = (there: AgendaPart | null) => () =>
    void navigate(there ? partPath(workshopId, there) : lobbyPath(workshopId))
  return (
    <StepArrows
      isLocked={!isFacilitator && ledPart(state, agenda) !== null}
      onPrevious={part ? to(previous) : undefined}
      onNext={next ? to(next) : undefined}
    />
  )
}
