import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { showFacilitatorNames } from '#server/commands/workshops.ts'
import { facilitatorsOf } from '#server/database/facilitators.ts'
import type { AccountParts } from './parts.ts'

/** Has the lobbies of workshops say who guides them, after a name or the group changed. */
export async function refreshFacilitatorNames(
  { database, ticks, signals }: AccountParts,
  workshopIds: readonly WorkshopId[],
): Promise<void> {
  for (const workshopId of workshopIds) {
    const facilitators = await facilitatorsOf(database, workshopId)
    const names = facilitators.map(({ first_name: firstName, last_name: lastName }) =>
      fullName({ firstName, lastName }),
    )
    await ticks.submit(showFacilitatorNames(workshopId, names))
    signals.emit('workshopChanged', { workshopId })
  }
}
