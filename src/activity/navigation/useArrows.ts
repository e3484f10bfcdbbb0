import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { pressed } from '#domain/activity/navigation.ts'
import type { Step } from '#domain/activity/navigation.ts'
import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useRole } from '../session/role.ts'
import type { StepArrowsProps } from '#ui/session/StepArrows.tsx'
import { useNavigationStore } from './navigationStore.ts'
import { useSpot } from './useScreen.ts'

/** The session's arrows on this screen, in an activity and in the lobby. SPEC S7 */
export function useArrows(): Pick<StepArrowsProps, 'onPrevious' | 'onNext' | 'isLocked'> {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { part } = useSpot()
  const store = useNavigationStore()
  const where = useStore(store)
  const navigate = useNavigate()
  const isFacilitator = useRole() === 'facilitator'
  const session = { agenda, part, seesHidden: isFacilitator && !state.followMe }
  const press = (step: Step): void => {
    const made = pressed(store.getState(), step, session)
    if (!made) return
    store.setState(made.where, true)
    if (made.to !== undefined) void navigate(made.to ? partPath(workshopId, made.to) : lobbyPath(workshopId))
  }
  const wayTo = (step: Step) => (pressed(where, step, session) ? () => press(step) : undefined)
  return { onPrevious: wayTo(-1), onNext: wayTo(1), isLocked: !isFacilitator && state.followMe }
}
