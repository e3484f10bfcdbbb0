import { useArrows } from '#activity/place/useArrows.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useIsSlotFilled } from '#ui/session/HeaderSlots.tsx'
import { StepArrows } from '#ui/session/StepArrows.tsx'

/** The session's arrows where no activity brings its own: in the lobby, and on an activity that is locked or not here yet. */
export function SessionSteps() {
  const { agenda } = useStateDocument()
  const isFilled = useIsSlotFilled('steps')
  const arrows = useArrows()
  if (isFilled || agenda.length === 0) return null
  return <StepArrows {...arrows} />
}
