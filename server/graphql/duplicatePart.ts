import { notYet } from '#domain/activity/model.ts'
import { copiedPartName } from '#domain/agenda.ts'
import type { CopyMode } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/content.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { stateRoots } from '#domain/state.ts'
import type { ActivityServers } from '#server/activities/contract.ts'
import { addCopy, copyOf } from '#server/commands/duplicate.ts'
import type { ActivityCopy } from '#server/commands/duplicate.ts'
import { newId } from '#server/commands/made.ts'
import type { Place } from '#server/commands/made.ts'
import type { ActivityFacts, Author } from '#server/access/contract.ts'
import { deletedPart } from '#server/database/parts.ts'
import type { GraphQLContext } from './context.ts'
import type { MutationDuplicatePartArgs } from './generated.ts'
import { given } from './inputs.ts'
import type { PartParent } from './parents.ts'
import { authorFor, roleOnPart } from './roles.ts'
import { submit } from './submit.ts'

/** A part, and beside it what the kind's server answers. */
interface Duplicated {
  part: PartParent
}

/** What a call that made an activity answers of it beside the part. */
export function answerOf(
  servers: ActivityServers,
  kind: ActivityKind,
  context: GraphQLContext,
  place: Place,
  author: Author,
): object {
  const server = servers[kind]
  return server === notYet ? {} : server.answer(context, place, author)
}

/** A copy of an activity at the end of its own agenda or of another one, where the caller guides too. SPEC C2, E1. */
export async function duplicate(
  servers: ActivityServers,
  context: GraphQLContext,
  args: MutationDuplicatePartArgs,
): Promise<Duplicated> {
  const { part } = await roleOnPart(context, args.part, 'copy')
  const workshopId = given(args.target) ?? part.workshopId
  const author = await authorFor(context, workshopId, 'build')
  const mode = modeOf(given(args.mode) ?? 'copy_all')
  const ids = { partId: newId(args.id), objectId: newId(args.objectId) }
  const gone = await madeAndDeleted(context, workshopId, ids.partId)
  if (gone) return { part: gone }
  const copy = await readCopy(context, part, mode, workshopId)
  const made = await submit(context, addCopy(author, workshopId, ids, copy))
  const place = { workshopId, objectId: made.objectId }
  return { part: { ...made, workshopId }, ...answerOf(servers, copy.kind, context, place, author) }
}

/** The same call sent again after what it made was deleted: it happens no second time. SPEC C2. */
export async function madeAndDeleted(
  { services }: GraphQLContext,
  workshopId: WorkshopId,
  partId: PartId,
): Promise<PartParent | null> {
  const part = await deletedPart(services.database, workshopId, partId)
  return part && { ...part, workshopId, deleted: true }
}

async function readCopy(
  { services }: GraphQLContext,
  { workshopId, partId, objectId }: ActivityFacts,
  mode: CopyMode,
  target: WorkshopId,
): Promise<ActivityCopy> {
  const names = [
    documentName({ kind: 'desk', id: objectId }),
    documentName({ kind: 'board', id: objectId }),
    documentName({ kind: 'state', id: workshopId }),
  ]
  return services.rooms.read(workshopId, names, ([desk, board, state]) => {
    const part = state && stateRoots.parts(state).get(partId)
    if (!desk || !board || !part) throw new Refusal('NOT_FOUND', `part ${partId}`)
    const name = target === workshopId ? copiedPartName(part.partName) : part.partName
    return copyOf(services.models, part, { desk, board }, mode, name)
  })
}

function modeOf(mode: string): CopyMode {
  if (mode !== 'copy_all' && mode !== 'headings_only') throw new Refusal('BAD_USER_INPUT', 'mode')
  return mode
}
