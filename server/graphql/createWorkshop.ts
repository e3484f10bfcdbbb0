import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { accountOf } from '#server/accounts/accountOf.ts'
import { withRoomForWorkshop } from '#server/accounts/workshopRoom.ts'
import { templateNameMissingMessage } from '#domain/template.ts'
import { cleanText } from '#domain/text.ts'
import { copyWorkshop } from '#server/commands/copyWorkshop.ts'
import type { WorkshopCopy } from '#server/commands/copyWorkshop.ts'
import { newWorkshopId } from '#server/commands/workshopId.ts'
import { createWorkshop } from '#server/commands/workshops.ts'
import type { NewWorkshop } from '#server/commands/workshops.ts'
import { profileById } from '#server/database/profiles.ts'
import { workshopEvenDeleted } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { GraphQLContext } from './context.ts'
import { submit } from './submit.ts'

/** Random ids that are taken by chance, in a row, before that is a mistake of ours. */
const mostTries = 4

/** What is asked for. */
export interface WantedWorkshop {
  madeId: string | null
  name: string
  password: string
  template: boolean
  /** Reads what it takes along of another one; called when it is not there yet. */
  copy?: () => Promise<WorkshopCopy>
}

/**
 * Makes a workshop; with an id that this person sent before, answers with that one, also when it was deleted since. SPEC C2.
 *
 * @throws {UserMistake} when the account's licence has no room for it
 * @throws {Refusal} `UNAUTHENTICATED`, or `FORBIDDEN` for a temporary member and for an id of somebody else
 */
export async function makeWorkshop(context: GraphQLContext, wanted: WantedWorkshop): Promise<Workshop> {
  const { services } = context
  const { madeId, name, password, template, copy: readCopy } = wanted
  const creator = await creatorOf(context)
  const known = madeId === null ? null : await madeBefore(context, madeId, creator)
  if (known) return known
  if (template && cleanText(name) === '') throw new UserMistake(templateNameMissingMessage)
  const copy = await readCopy?.()
  for (let tries = 1; ; tries += 1) {
    const id = newWorkshopId(services.appSecret, madeId)
    const key = await services.keys.make(id)
    const workshop: NewWorkshop = { id, name, password, template, creator, key }
    try {
      const command = copy ? copyWorkshop(workshop, copy) : createWorkshop(workshop)
      await withRoomForWorkshop(services.database, creator.id, () => submit(context, command))
      return await made(context, id)
    } catch (error) {
      await services.keys.giveUp(key).catch((cause: unknown) => {
        services.logger.warn({ err: cause }, 'an object of a key is destroyed later')
      })
      if (!(error instanceof Refusal || error instanceof UserMistake)) throw error
      // The same call, sent twice at once, may have been faster, and have taken the last room too.
      const meanwhile = madeId === null ? null : await madeBefore(context, madeId, creator)
      if (meanwhile) return meanwhile
      const isTaken = error instanceof Refusal && error.code === 'FORBIDDEN'
      if (!isTaken || tries === mostTries) throw error
    }
  }
}

async function creatorOf({ services, caller }: GraphQLContext): Promise<NewWorkshop['creator']> {
  const profile = await profileById(services.database, accountOf(caller).userId)
  if (!profile) throw new Refusal('FORBIDDEN', 'an account without a profile')
  const name = fullName({ firstName: profile.first_name, lastName: profile.last_name })
  return { id: profile.id, name }
}

async function madeBefore(
  { services }: GraphQLContext,
  madeId: string,
  creator: NewWorkshop['creator'],
): Promise<Workshop | null> {
  const known = await workshopEvenDeleted(services.database, newWorkshopId(services.appSecret, madeId))
  if (known && known.creator !== creator.id) throw new Refusal('FORBIDDEN', `id in use: ${madeId}`)
  return known
}

async function made({ services }: GraphQLContext, id: WorkshopId): Promise<Workshop> {
  const row = await workshopEvenDeleted(services.database, id)
  if (!row) throw new Error(`${id} was made and is not there`)
  return row
}
