import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Role } from '#domain/access.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { assertPublishable, templateNameMissingMessage } from '#domain/template.ts'
import { cleanText } from '#domain/text.ts'
import { updateWorkshop } from '#server/commands/workshops.ts'
import type { WorkshopChange } from '#server/commands/workshops.ts'
import { workshopById } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { GraphQLContext } from './context.ts'
import type { WorkshopParent } from './parents.ts'
import { roleFor } from './roles.ts'
import { submit } from './submit.ts'

/** What decides whether and where others find a template. */
const listingFields: readonly (keyof WorkshopChange)[] = [
  'templateOfficial',
  'templatePublic',
  'publicTemplateInfo',
]

/**
 * Changes what is given. The name, the listing and how long it is kept after its deletion are the creator's, what is official an
 * administrator's, who may change the whole listing of any template and nothing else of it. SPEC W1, W2, W6, X1.
 */
export async function changeWorkshop(
  context: GraphQLContext,
  workshopId: WorkshopId,
  change: WorkshopChange,
): Promise<WorkshopParent> {
  const listing = listingFields.filter((field) => change[field] !== undefined)
  const isAdmin = listing.length > 0 && (await isAdministrator(context))
  const isListingAlone =
    Object.values(change).filter((value) => value !== undefined).length === listing.length
  const role: Role =
    isAdmin && isListingAlone
      ? await context.services.access.roleIn(context.caller, workshopId)
      : await roleFor(context, workshopId, 'build')
  const row = await rowOf(context, workshopId)
  if (listing.length > 0) assertListing(context, row, change, isAdmin)
  if (changes(change.workshopName, row.workshop_name) || changes(change.retentionDays, row.retention_days))
    assertCreator(context, row)
  assertTemplateTexts(row, change)
  await submit(context, updateWorkshop(workshopId, change))
  // Who has it open as an open template may have to leave.
  if (listing.length > 0) context.services.signals.emit('rightsChanged', { workshopId, userId: null })
  return { row: await rowOf(context, workshopId), role }
}

function changes<Value>(wish: Value | undefined, now: Value): boolean {
  return wish !== undefined && wish !== now
}

/** @throws {Refusal} `NOT_FOUND` when it is not there, or deleted */
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

/** What a template must not lack: its name ever, its description when others find it. */
function assertTemplateTexts(row: Workshop, change: WorkshopChange): void {
  if (!row.template) return
  const name = change.workshopName ?? row.workshop_name
  const desc = change.templateDesc ?? row.template_desc
  if (cleanText(name) === '') throw new UserMistake(templateNameMissingMessage)
  const isPublic = change.templatePublic ?? row.template_public
  const isOfficial = change.templateOfficial ?? row.template_official
  if (isPublic || isOfficial) assertPublishable({ name, desc })
}

/** Of a caller who is nobody it is said elsewhere. */
async function isAdministrator({ services, caller }: GraphQLContext): Promise<boolean> {
  return caller.kind === 'account' && (await services.accounts.rights(caller)).administrator
}
