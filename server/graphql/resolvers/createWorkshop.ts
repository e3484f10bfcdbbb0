import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import { accountOf } from '../../accounts/accountOf.ts'
import { withRoomForWorkshop } from '../../accounts/workshopRoom.ts'
import { cleanText } from '#domain/text.ts'
import { messages } from '#domain/messages.ts'
import { copyWorkshop } from '../../commands/copyWorkshop.ts'
import type { WorkshopCopy } from '../../commands/copyWorkshop.ts'
import { newWorkshopId } from '../../commands/workshopId.ts'
import { createWorkshop } from '../../commands/workshops.ts'
import type { NewWorkshop } from '../../commands/workshops.ts'
import { profileById } from '../../database/accounts/profiles.ts'
import { workshopEvenDeleted } from '../../database/workshops/workshops.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { WorkshopParent } from '../../context/parents.ts'
import { submit } from '../../context/submit.ts'
import { answerLeftOut } from '../schema/leftOut.ts'
import type { LeftOutAnswer } from '../schema/leftOut.ts'

/** Maximum of consecutive collisions of random ids; more indicate a bug. */
const mostTries = 4

/** The workshop that a call asks for. */
export interface WantedWorkshop {
  madeId: string | null
  name: string
  password: string
  template: boolean
  /** Reads the content that is copied; called only when the workshop does not exist yet. */
  copy?: () => Promise<WorkshopCopy>
}

/** What a call that creates a workshop answers. `leftOut`: null when this call made none. SPEC K13 */
export interface MadeWorkshop {
  workshop: WorkshopParent
  leftOut: LeftOutAnswer[] | null
}

/**
 * Creates a workshop. With an id that this person sent before, it returns the existing one, also when it was deleted
 * since (idempotent). SPEC C2.
 *
 * @throws {UserMistake} when the account's licence allows no further workshop
 * @throws {Refusal} `UNAUTHENTICATED`, or `FORBIDDEN` for a temporary member and for an id of somebody else
 */
export async function makeWorkshop(context: GraphQLContext, wanted: WantedWorkshop): Promise<MadeWorkshop> {
  const { services } = context
  const { madeId, name, password, template, copy: readCopy } = wanted
  const creator = await creatorOf(context)
  const known = madeId === null ? null : await madeBefore(context, madeId, creator)
  if (known) return { workshop: asCreator(known), leftOut: null }
  if (template && cleanText(name) === '') throw new UserMistake(messages.templateNameMissing)
  const copy = await readCopy?.()
  for (let tries = 1; ; tries += 1) {
    const id = newWorkshopId(services.appSecret, madeId)
    const key = await services.keys.make(id)
    const workshop: NewWorkshop = { id, name, password, template, creator, key }
    try {
      const command = copy ? copyWorkshop(workshop, copy) : createWorkshop(workshop)
      await withRoomForWorkshop(services.database, creator.id, () => submit(context, command))
      const leftOut = answerLeftOut(copy?.parts.flatMap((part) => part.leftOut) ?? [])
      return { workshop: asCreator(await made(context, id)), leftOut }
    } catch (error) {
      await services.keys.giveUp(key).catch((cause: unknown) => {
        services.logger.warn({ err: cause }, 'an object of a key is destroyed later')
      })
      if (!(error instanceof Refusal || error instanceof UserMistake)) throw error
      // A concurrent duplicate of this call may have been faster, and may have used up the licence.
      const meanwhile = madeId === null ? null : await madeBefore(context, madeId, creator)
      if (meanwhile) return { workshop: asCreator(meanwhile), leftOut: null }
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

const asCreator = (row: Workshop): WorkshopParent => ({ row, role: 'facilitator' })
