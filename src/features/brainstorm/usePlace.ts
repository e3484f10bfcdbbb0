import { useEffect, useRef, useState } from 'react'
import { presentedPart } from '#domain/presenting.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRole } from '#ui/session/role.ts'
import { placeOf } from './place.ts'
import type { Place } from './place.ts'

const start: Place = { topicId: null, position: 0, isGroupPage: false }

/**
 * Where in the brainstorm this screen is: where the room is when it opens, then wherever the person goes. Participants are taken
 * along at each move of the facilitator (`moves` of the shared state). SPEC S5.
 */
export function usePlace(objectId: ObjectId): { place: Place; move: (place: Place) => void; isLed: boolean } {
  const { state, agenda } = useStateDocument()
  const role = useRole()
  const isPresented = presentedPart(state, agenda)?.objectId === objectId
  const [place, setPlace] = useState<Place>(() => (isPresented ? placeOf(state) : start))
  const seen = useRef(isPresented ? state.moves : -1)
  useEffect(() => {
    if (!isPresented || seen.current === state.moves) return
    const isFirst = seen.current === -1
    seen.current = state.moves
    if (role === 'participant' || isFirst) setPlace(placeOf(state))
  }, [isPresented, state, role])
  return { place, move: setPlace, isLed: role === 'participant' && isPresented && state.followMe }
}
