import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { LiveDocument } from './liveDocument.ts'

/** When what is on the screen was last known to be current, in epoch milliseconds; null while all of it is live, or when unknown. */
export type ShownAsOf = StoreApi<{ ms: number | null }>

/** @returns `look` is to be called when the content of the screen or the connection changed */
export function createShownAsOf(held: () => LiveDocument[]): { shownAsOf: ShownAsOf; look: () => void } {
  const shownAsOf: ShownAsOf = createStore(() => ({ ms: null }))
  const look = (): void => {
    const times = held().flatMap((document) => shownAsOfMs(document) ?? [])
    const ms = times.length > 0 ? Math.min(...times) : null
    if (shownAsOf.getState().ms !== ms) shownAsOf.setState({ ms })
  }
  return { shownAsOf, look }
}

/** Null when what is shown of the document is live, or nothing is. */
function shownAsOfMs({ view, keeper }: LiveDocument): number | null {
  const { state } = view.getState()
  return state.status === 'ready' && !state.isLive ? keeper.contactMs : null
}
