import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { nowhere, navigate } from '#domain/activity/navigation.ts'
import type { NavigationEvent, Navigation } from '#domain/activity/navigation.ts'

/** Where this screen is in a session. */
export interface NavigationStore extends StoreApi<Navigation> {
  dispatch: (event: NavigationEvent) => void
}

export function createNavigationStore(): NavigationStore {
  const store = createStore<Navigation>(() => nowhere)
  return { ...store, dispatch: (event) => store.setState((where) => navigate(where, event), true) }
}
