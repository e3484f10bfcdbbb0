import { useLocation } from 'react-router-dom'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { spotOf } from '#domain/activity/follow.ts'
import type { Spot } from '#domain/activity/follow.ts'
import { contextOf } from '#domain/activity/present.ts'
import type { Screen } from '#domain/activity/present.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { usePlaceStore } from './placeStore.ts'

/** Where in the session the address is. */
export function useSpot(): Spot {
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const { pathname } = useLocation()
  return useMemo(() => spotOf(pathname, workshopId, agenda), [pathname, workshopId, agenda])
}

/** What is on this screen: which activity, and what of it. */
export function useScreen(): Screen {
  const { state, agenda } = useStateDocument()
  const { at, part } = useSpot()
  const here = useStore(usePlaceStore(), (where) => where.here)
  return useMemo(() => {
    const room = presentedPart(state, agenda)?.id === part?.id ? state : null
    const isOpen = part !== null && here?.id === part.objectId
    return { part, context: isOpen ? contextOf(here, room) : {}, isBeside: at === 'own' || at === 'beside' }
  }, [state, agenda, at, part, here])
}
