import { useNavigate } from 'react-router-dom'
import { lobbyPath, neighbours, partPath } from '#domain/paths.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { Step } from '#domain/walk.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useIsSlotFilled } from '#ui/session/HeaderSlots.tsx'
import { useRole } from '#activity/session/role.ts'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { walkOut } from '#ui/session/walk.ts'
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
  const { previous, next } = neighbours(agenda, part, isFacilitator && !state.followMe)
  const to = (step: Step, there: AgendaPart | null) => (): void => {
    walkOut(step, null, there?.objectId ?? null)
    void navigate(there ? partPath(workshopId, there) : lobbyPath(workshopId))
  }
  return (
    <StepArrows
      isLocked={!isFacilitator && state.followMe}
      onPrevious={part ? to(-1, previous) : undefined}
      onNext={next ? to(1, next) : undefined}
    />
  )
}
