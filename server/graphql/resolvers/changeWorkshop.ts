import { Refusal, UserMistake } from '#domain/errors.ts'
import { documentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { assertPublishable } from '#domain/workshop/template.ts'
import { cleanText } from '#domain/text.ts'
import { messages } from '#domain/messages.ts'
import { updateWorkshop } from '../../commands/workshops.ts'
import type { WorkshopChange } from '../../commands/workshops.ts'
import { workshopById } from '../../database/workshops/workshops.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { WorkshopParent } from '../../context/parents.ts'
import { roleFor } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'

/** Fields that decide whether and where others find a template. */
const listingFields: readonly (keyof WorkshopChange)[] = [
  'templateOfficial',
  'templatePublic',
  'publicTemplateInfo',
]

/**
 * Changes the given fields. Only the creator changes the name, the listing and the retention after deletion. Only an
 * administrator changes what is official, and may change the whole listing of any template and nothing else of it. SPEC
 * W1, W2, W6, X1.
 *
 * @returns null for an administrator who may not open the template. SPEC R4
 */
export async function changeWorkshop(
  context: GraphQLContext,
  workshopId: WorkshopId,
  change: WorkshopChange,
): Promise<WorkshopParent | null> {
  const listing = listingFields.filter((field) => change[field] !== undefined)
  const isAdmin = listing.length > 0 && (await isAdministrator(context))
  const isListingAlone =
    Object.values(change).filter((value) => value !== undefined).length === listing.length
  if (!isAdmin || !isListingAlone) await roleFor(context, workshopId, 'build')
  const row = await rowOf(context, workshopId)
  if (listing.length > 0) assertListing(context, row, change, isAdmin)
  if (changes(change.workshopName, row.workshop_name) || changes(change.retentionDays, row.retention_days))
    assertCreator(context, row)
  assertTemplateTexts(row, change)
  await submit(context, updateWorkshop(workshopId, change))
  // Users who have it open as a public template may lose access.
  if (listing.length > 0) context.services.signals.emit('rightsChanged', { workshopId, userId: null })
  const state = documentName({ kind: 'state', id: workshopId })
  const found = await context.services.access.document(context.caller, state)
  return found && found.access !== 'none' ? { row: await rowOf(context, workshopId), role: found.role } : null
}

function changes<Value>(wish: Value | undefined, now: Value): boolean {
  return wish !== undefined && wish !== now
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist or is deleted */
export async function rowOf({ services }: GraphQLContext, id: WorkshopId): Promise<Workshop> {
  const row = await workshopById(services.database, id)
  if (!row) throw new Refusal('NOT_FOUND', `workshop ${id}`)
  return row
}

/** SPEC W2 */
export function assertCreator({ caller }: GraphQLContext, row: Workshop): void {
  if (caller.kind !== 'account' || caller.userId !== row.creator)
    throw new Refusal('FORBIDDEN', `only its creator does this with ${row.id}`)
}

function assertListing(
  context: GraphQLContext,
  row: Workshop,
  change: WorkshopChange,
  isAdmin: boolean,
): void {
  if (!isAdmin) {
    if (change.templateOfficial !== undefined && change.templateOfficial !== row.template_official)
      throw new Refusal('FORBIDDEN', 'only an administrator says what is official')
    assertCreator(context, row)
  }
  if (!row.template) throw new Refusal('BAD_USER_INPUT', `${row.id} is no template`)
}

/** A template always needs a name, and a description when others can find it. */
function assertTemplateTexts(row: Workshop, change: WorkshopChange): void {
  if (!row.template) return
  const name = change.workshopName ?? row.workshop_name
  const desc = change.templateDesc ?? row.template_desc
  if (cleanText(name) === '') throw new UserMistake(messages.templateNameMissing)
  const isPublic = change.templatePublic ?? row.template_public
  const isOfficial = change.templateOfficial ?? row.template_official
  if (isPublic || isOfficial) assertPublishable({ name, desc })
}

/** A caller who is nobody is refused elsewhere. */
async function isAdministrator({ services, caller }: GraphQLContext): Promise<boolean> {
  return caller.kind === 'account' && (await services.accounts.rights(caller)).administrator
}
