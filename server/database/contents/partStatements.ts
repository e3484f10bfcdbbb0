import type { ResultRights } from '#domain/activity/votes/rights.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'

/** A command's own statement, run in the tick's transaction. */
export interface Statement {
  text: string
  values: unknown[]
}

export function insertPart(workshopId: WorkshopId, part: AgendaPart): Statement {
  const { id, position, objectId, content, numberOfAxis, partName, hidden } = part
  return {
    text: `insert into public.parts
        (id, workshop_id, position, object_id, content, number_of_axis, part_name, hidden)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, workshopId, position, objectId, content, numberOfAxis, partName, hidden],
  }
}

/** Replaces the part's activity by another one. */
export function replaceActivity(part: AgendaPart): Statement {
  const { id, objectId, content, numberOfAxis, partName } = part
  return {
    text: `update public.parts set object_id = $2, content = $3, number_of_axis = $4, part_name = $5 where id = $1`,
    values: [id, objectId, content, numberOfAxis, partName],
  }
}

export function renamePart({ id, partName }: AgendaPart): Statement {
  return { text: `update public.parts set part_name = $2 where id = $1`, values: [id, partName] }
}

export function hidePart({ id, hidden }: AgendaPart): Statement {
  return { text: `update public.parts set hidden = $2 where id = $1`, values: [id, hidden] }
}

/** Who may read the results of an activity with votes. SPEC BT4. */
export function updateResultRights(
  objectId: ObjectId,
  { round, resultsShown, resultsBlind }: ResultRights,
): Statement {
  return {
    text: `update public.parts set voting_round = $2, results_shown = $3, results_blind = $4 where object_id = $1`,
    values: [objectId, round, resultsShown, resultsBlind],
  }
}

export function deletePart(workshopId: WorkshopId, id: PartId): Statement {
  return {
    text: `update public.parts set deleted = true where id = $1 and workshop_id = $2`,
    values: [id, workshopId],
  }
}

/** Updates the rows' positions to match the agenda. */
export function setPartPositions(workshopId: WorkshopId, parts: readonly AgendaPart[]): Statement {
  return {
    text: `update public.parts set position = placed.position
      from unnest($2::text[], $3::int[]) as placed (id, position)
      where parts.id = placed.id and parts.workshop_id = $1`,
    values: [workshopId, parts.map(({ id }) => id), parts.map(({ position }) => position)],
  }
}
