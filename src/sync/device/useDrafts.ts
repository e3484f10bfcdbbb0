import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import type { WorkshopId } from '#domain/ids.ts'
import { draftsOf } from './draftPlaces.ts'
import type { PlacedDraft } from './draftPlaces.ts'
import { draftChanges } from './drafts.ts'

/** Unsent texts that one person began in a workshop, as they come and go. */
export function useDrafts(owner: string, workshopId: WorkshopId): readonly PlacedDraft[] {
  const changes = useStore(draftChanges)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- read again when they change
  return useMemo(() => draftsOf(owner, workshopId), [owner, workshopId, changes])
}
