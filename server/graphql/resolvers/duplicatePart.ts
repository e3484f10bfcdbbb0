import { notYet } from '#domain/activity/model.ts'
import { copiedPartName } from '#domain/workshop/agenda.ts'
import type { CopyMode } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { ActivityServers } from '../../activities/contract.ts'
import { addCopy, copyOf } from '../../commands/duplicate.ts'
import type { ActivityCopy } from '../../commands/duplicate.ts'
import { newId } from '../../commands/made.ts'
import type { ActivityRef } from '../../commands/made.ts'
import type { ActivityRights, Author } from '../../access/contract.ts'
import { deletedPart } from '../../database/contents/parts.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { MutationDuplicatePartArgs } from '../generated.ts'
import { given } from '../../context/inputs.ts'
import type { PartParent } from '../../context/parents.ts'
import { authorFor, roleOnPart } from '../../context/roles.ts'
import { answerLeftOut } from '../schema/leftOut.ts'
import type { LeftOutAnswer } from '../schema/leftOut.ts'
import { submit } from '../../context/submit.ts'

/** A part, and what the kind's server returns beside it. */
interface Duplicated {
  part: PartParent
  leftOut?: LeftOutAnswer[]
}

/** What a call that created an activity returns beside the part. */
export function answerOf(
  servers: ActivityServers,
  kind: ActivityKind,
  context: GraphQLContext,
  ref: ActivityRef,
  author: Author,
): object {
  const server = servers[kind]
  return server === notYet ? {} : server.answer(context, ref, author)
}

/**
 * Copies an activity to the end of its own agenda, or of another one of which the caller is a facilitator. SPEC C2, E1.
 */
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
  const leftOut = answerLeftOut(copy.leftOut)
  return { part: { ...made, workshopId }, leftOut, ...answerOf(servers, copy.kind, context, place, author) }
}

/** Detects a retry after the copy was deleted: nothing is created a second time. SPEC C2. */
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
  { workshopId, partId, objectId }: ActivityRights,
  mode: CopyMode,
  target: WorkshopId,
): Promise<ActivityCopy> {
  const names = [
    documentName({ kind: 'desk', id: objectId }),
    documentName({ kind: 'board', id: objectId }),
    documentName({ kind: 'state', id: workshopId }),
  ]
  return services.committed.read(workshopId, names, ([desk, board, state]) => {
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
