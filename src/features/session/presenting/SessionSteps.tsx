import { useArrows } from '#activity/navigation/useArrows.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useIsSlotFilled } from '#ui/session/HeaderSlots.tsx'
import { StepArrows } from '#ui/session/StepArrows.tsx'

/**
 * The session's arrows on pages where no activity provides its own: in the lobby, and on an activity that is locked or
 * not loaded.
 */
export function SessionSteps() {
  const { agenda } = useStateDocument()
  const isFilled = useIsSlotFilled('steps')
  const arrows = useArrows()
  if (isFilled || agenda.length === 0) return null
  return <StepArrows {...arrows} />
}
