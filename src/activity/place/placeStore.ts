import { useCallback } from 'react'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand/react'
import { nowhere, placed } from '#domain/activity/place.ts'
import type { PlaceEvent, Whereabouts } from '#domain/activity/place.ts'
import type { Page, PageFields } from '#domain/activity/steps.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useRoomOfContext } from '#sync/roomContext.ts'

export interface PlaceStore extends StoreApi<Whereabouts> {
  dispatch: (event: PlaceEvent) => void
}

/** Kept while the page lives: a reload opens an activity where the room is. */
const stores = new WeakMap<object, PlaceStore>()

/** Where this screen is in the session around it. @throws {Error} outside a RoomProvider */
export function usePlaceStore(): PlaceStore {
  const room = useRoomOfContext()
  const known = stores.get(room)
  if (known) return known
  const store = createStore<Whereabouts>(() => nowhere)
  const made = {
    ...store,
    dispatch: (event: PlaceEvent) => store.setState((where) => placed(where, event), true),
  }
  stores.set(room, made)
  return made
}

/** The page of an activity that is open on the screen, else undefined. */
export function useOpenPage(objectId: ObjectId): Page | undefined {
  return useStore(usePlaceStore(), ({ here }) => (here?.id === objectId ? here.page : undefined))
}

/** Goes to a page of an activity that is open on the screen; anywhere else it does nothing. */
export function useGoTo(objectId: ObjectId): (page: PageFields) => void {
  const { dispatch } = usePlaceStore()
  return useCallback((page) => dispatch({ type: 'go', id: objectId, page }), [dispatch, objectId])
}
