import { create } from 'zustand'
import type { ObjectId } from '#domain/ids.ts'
import { walkOpened } from '#ui/session/walk.ts'
import type { Place } from './place.ts'

/** Where in each brainstorm that is on the screen this person is: the page and the editor beside it move the same. */
const usePlaces = create<Record<ObjectId, Place | undefined>>(() => ({}))

/** The place in a brainstorm that is on the screen, else undefined. */
export function useOpenPlace(objectId: ObjectId): Place | undefined {
  return usePlaces((places) => places[objectId])
}

/** Goes somewhere in a brainstorm that is on the screen; anywhere else it does nothing. */
export function goTo(objectId: ObjectId, change: Partial<Place>): void {
  const place = usePlaces.getState()[objectId]
  if (place) usePlaces.setState({ [objectId]: { ...place, ...change } })
}

/** A brainstorm comes on the screen; the answer takes it off again. */
export function openPlace(objectId: ObjectId, place: Place): () => void {
  walkOpened(objectId)
  usePlaces.setState({ [objectId]: place })
  return () => usePlaces.setState({ [objectId]: undefined })
}
