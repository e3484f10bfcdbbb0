import { useLocation } from 'react-router-dom'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { spotOf } from '#domain/activity/follow.ts'
import type { Spot } from '#domain/activity/follow.ts'
import { contextOf } from '#domain/activity/presenting.ts'
import type { Screen } from '#domain/activity/presenting.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useNavigationStore } from './navigationStore.ts'

/** Position in the session given by the address. */
export function useSpot(): Spot {
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const { pathname } = useLocation()
  return useMemo(() => spotOf(pathname, workshopId, agenda), [pathname, workshopId, agenda])
}

/** The activity on this screen, and its page. */
export function useScreen(): Screen {
  const { state, agenda } = useStateDocument()
  const { at, part } = useSpot()
  const here = useStore(useNavigationStore(), (where) => where.here)
  return useMemo(() => {
    const room = presentedPart(state, agenda)?.id === part?.id ? state : null
    const isOpen = part !== null && here?.id === part.objectId
    return { part, context: isOpen ? contextOf(here, room) : {}, isBeside: at === 'own' || at === 'beside' }
  }, [state, agenda, at, part, here])
}
