import { createStore } from 'zustand/vanilla'
import type { WorkshopId } from '#domain/ids.ts'
import { draftsUnder, placeName, store } from './drafts.ts'
import type { DraftPlace } from './drafts.ts'

/** A draft and its place. */
export interface PlacedDraft {
  key: string
  text: string
  place: DraftPlace
}

/** Rises when a place of drafts is gone. */
export const lostDrafts = createStore(() => 0)

/** Unsent texts that one person began in a workshop. */
export function draftsOf(owner: string, workshopId: WorkshopId): PlacedDraft[] {
  return draftsUnder(owner, '').flatMap(({ key, text }) => {
    const place = placeOf(owner, key)
    const words = place?.text ?? text
    return place?.workshopId === workshopId && words.trim() !== '' ? [{ key, text: words, place }] : []
  })
}

/** Adds to what is known of a draft's place. */
export function changePlace(owner: string, key: string, change: Partial<DraftPlace>): void {
  const place = placeOf(owner, key)
  if (place) store(placeName(owner, key), JSON.stringify({ ...place, ...change }))
}

/**
 * The place of some drafts is gone: they stay, with the reason.
 *
 * @param start their keys are this, or begin with this and a dot
 * @param change the reason, and whether the person knows it
 */
export function loseDrafts(owner: string, start: string, change: Pick<DraftPlace, 'lost' | 'told'>): void {
  const lost = draftsUnder(owner, start).filter(({ key }) => key === start || key.startsWith(`${start}.`))
  for (const { key } of lost) changePlace(owner, key, change)
  if (lost.length > 0) lostDrafts.setState((count) => count + 1)
}

function placeOf(owner: string, key: string): DraftPlace | null {
  try {
    return JSON.parse(localStorage.getItem(placeName(owner, key)) ?? 'null') as DraftPlace | null
  } catch {
    return null
  }
}
