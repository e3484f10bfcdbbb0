import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { pressed } from '#domain/activity/navigation.ts'
import type { Press, Step } from '#domain/activity/navigation.ts'
import { standing } from '#domain/activity/steps.ts'
import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import type { StepArrowsProps } from '#ui/session/StepArrows.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useMaySee } from '../session/role.ts'
import { useNavigationStore } from './navigationStore.ts'
import { useSpot } from './useScreen.ts'

/**
 * The session's arrows on this screen, in an activity and in the lobby. SPEC S7, S8
 *
 * @param stopName what the stop at an index of the open activity is called; by default only its results have a name
 */
export function useArrows(stopName?: (at: number) => string | undefined): Omit<StepArrowsProps, 'children'> {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { part } = useSpot()
  const store = useNavigationStore()
  const where = useStore(store)
  const navigate = useNavigate()
  const seesAll = useMaySee('all')
  const ui = useText(uiText)
  const session = { agenda, part, seesHidden: seesAll && !state.followMe }
  const press = (step: Step): void => {
    const made = pressed(store.getState(), step, session)
    if (!made) return
    store.setState(made.where, true)
    if (made.to !== undefined) void navigate(made.to ? partPath(workshopId, made.to) : lobbyPath(workshopId))
  }
  const nameOf = ({ to, where: { here } }: Press): string | undefined => {
    if (to === null) return ui.lobby
    if (to) return to.partName || ui.unnamed
    if (!here) return undefined
    const { stops, page } = here
    return stopName?.(standing(stops, page).at) ?? (page.showResultsPage ? ui.results : undefined)
  }
  const [back, on] = [pressed(where, -1, session), pressed(where, 1, session)]
  return {
    onPrevious: back ? () => press(-1) : undefined,
    onNext: on ? () => press(1) : undefined,
    previousTo: back ? nameOf(back) : undefined,
    nextTo: on ? nameOf(on) : undefined,
    isLocked: !seesAll && state.followMe,
  }
}
