import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { accountOf } from '#server/accounts/accountOf.ts'
import { withRoomForWorkshop } from '#server/accounts/workshopRoom.ts'
import { newWorkshopId } from '#server/commands/workshopId.ts'
import { createWorkshop } from '#server/commands/workshops.ts'
import { profileById } from '#server/database/profiles.ts'
import { workshopById } from '#server/database/workshops.ts'
import type { GraphQLContext } from './context.ts'
import { submit } from './submit.ts'

/** Random ids that are taken by chance, in a row, before that is a mistake of ours. */
const mostTries = 4

/**
 * Makes a workshop; with an id that this person sent before, answers with that one. SPEC C2.
 *
 * @throws {UserMistake} when the account's licence has no room for it
 * @throws {Refusal} `UNAUTHENTICATED`, or `FORBIDDEN` for a temporary member and for an id of somebody else
 */
export async function makeWorkshop(
  context: GraphQLContext,
  workshop: { madeId: string | null; name: string; password: string; template: boolean },
): Promise<WorkshopId> {
  const { services, caller } = context
  const profile = await profileById(services.database, accountOf(caller).userId)
  if (!profile) throw new Refusal('FORBIDDEN', 'an account without a profile')
  const name = fullName({ firstName: profile.first_name, lastName: profile.last_name })
  const { madeId, ...rest } = workshop
  for (let tries = 1; ; tries += 1) {
    const id = newWorkshopId(services.appSecret, madeId)
    const command = createWorkshop({ id, ...rest, creator: { id: profile.id, name } })
    const known = await workshopById(services.database, id)
    if (known && madeId !== null) {
      if (known.creator !== profile.id) throw new Refusal('FORBIDDEN', `id in use: ${madeId}`)
      return id
    }
    try {
      await withRoomForWorkshop(services.database, profile.id, () => submit(context, command))
      return id
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'FORBIDDEN'
      if (!isTaken || tries === mostTries) throw error
    }
  }
}
