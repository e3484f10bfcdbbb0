import type { WorkshopId } from '#domain/ids.ts'
import { draftsChanged, draftsUnder, placeName, store } from './drafts.ts'
import type { DraftPlace } from './drafts.ts'

/** A draft and its place. */
export interface PlacedDraft {
  key: string
  text: string
  place: DraftPlace
}

/** Unsent texts that one person began in a workshop. */
export function draftsOf(owner: string, workshopId: WorkshopId): PlacedDraft[] {
  return placedDrafts(owner).flatMap(({ key, text, place }) => {
    const words = place.text ?? text
    return place.workshopId === workshopId && words.trim() !== '' ? [{ key, text: words, place }] : []
  })
}

/** The person was told of a reason, by its code; null forgets that. */
export function rememberTold(owner: string, { key, place }: PlacedDraft, code: string | null): void {
  storePlace(owner, key, { ...place, told: code })
}

/**
 * The place of some drafts is gone: they stay, with the reason.
 *
 * @param start their keys are this, or begin with this and a dot
 * @param change the reason, and whether the person knows it
 */
export function loseDrafts(owner: string, start: string, change: Pick<DraftPlace, 'lost' | 'told'>): void {
  for (const { key, place } of placedDrafts(owner, start))
    if (key === start || key.startsWith(`${start}.`))
      storePlace(owner, key, { ...place, ...change, lostWith: start })
}

/**
 * Places are there: what was lost with one of them can be sent again.
 *
 * @param starts as of `loseDrafts`
 */
export function regainDrafts(owner: string, starts: readonly string[]): void {
  for (const { key, place } of placedDrafts(owner)) {
    const { lost: _lost, told: _told, lostWith, ...regained } = place
    if (lostWith !== undefined && starts.includes(lostWith)) storePlace(owner, key, regained)
  }
}

/** Drafts whose places are known, whatever their workshop. */
function placedDrafts(owner: string, start = ''): PlacedDraft[] {
  return draftsUnder(owner, start).flatMap(({ key, text }) => {
    const place = placeOf(owner, key)
    return place ? [{ key, text, place }] : []
  })
}

function storePlace(owner: string, key: string, place: DraftPlace): void {
  // Where there is no space left, nothing has changed: whoever listens would store it again, and again.
  if (store(placeName(owner, key), JSON.stringify(place))) draftsChanged()
}

function placeOf(owner: string, key: string): DraftPlace | null {
  try {
    return JSON.parse(localStorage.getItem(placeName(owner, key)) ?? 'null') as DraftPlace | null
  } catch {
    return null
  }
}
