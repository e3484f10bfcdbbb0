import { useCallback } from 'react'
import { useStore } from 'zustand/react'
import type { Page, PageFields } from '#domain/activity/steps.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { NavigationStore } from '#sync/room/navigationStore.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'

/** Position of this screen in the session. @throws {Error} outside a RoomProvider */
export function useNavigationStore(): NavigationStore {
  return useRoomOfContext().navigation
}

/** The page of an activity that is open on the screen, otherwise undefined. */
export function useOpenPage(objectId: ObjectId): Page | undefined {
  return useStore(useNavigationStore(), ({ here }) => (here?.id === objectId ? here.page : undefined))
}

/** Opens a page of the activity that is on the screen; does nothing for another activity. */
export function useGoTo(objectId: ObjectId): (page: PageFields) => void {
  const { dispatch } = useNavigationStore()
  return useCallback((page) => dispatch({ type: 'go', id: objectId, page }), [dispatch, objectId])
}
