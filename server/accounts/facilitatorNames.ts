import type { WorkshopId } from '#domain/ids.ts'
import { showFacilitatorNames } from '#server/commands/workshops.ts'
import type { AccountParts } from './parts.ts'

/** Updates the list of facilitators in the lobbies of workshops, after a name or the list changed. */
export async function refreshFacilitatorNames(
  { ticks, signals }: AccountParts,
  workshopIds: readonly WorkshopId[],
): Promise<void> {
  for (const workshopId of workshopIds) {
    await ticks.submit(showFacilitatorNames(workshopId))
    signals.emit('workshopChanged', { workshopId })
  }
}
