import { meanOfTargets } from '#domain/activity/votes/results.ts'
import { activityKind } from '#domain/workshop/content.ts'
import { documentName } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { latestPastStatements, readLineage, readSince } from '#domain/pulse/earlier.ts'
import type { PastStatement } from '#domain/pulse/earlier.ts'
import { roots } from '#domain/pulse/roots.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { readAsFacilitator } from '../facilitatorDocs.ts'
import { workshopById } from '../../database/workshops/workshops.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { maySee } from '#domain/permissions.ts'

/** The results of one pulse that may be read outside it. */
export interface PastPulse {
  objectId: ObjectId
  workshopId: WorkshopId
  pulseName: string
  /** When it was duplicated from another one; null: unknown. */
  since: number | null
  statements: PastStatement[]
}

/**
 * The results of the pulses that a pulse was duplicated from, the latest first: only of pulses that exist and that the
 * caller facilitates, whose results may be read now. SPEC PU8, BT6.
 */
export async function pastPulses(
  context: GraphQLContext,
  { workshopId, objectId }: ActivityRef,
): Promise<PastPulse[]> {
  const name = documentName({ kind: 'desk', id: objectId })
  const lineage = await context.services.committed.read(workshopId, [name], ([desk]) =>
    desk ? readLineage(desk) : [],
  )
  const pulses: PastPulse[] = []
  for (const id of lineage) pulses.push(...(await pastPulse(context, id)))
  return pulses
}

/** The results of one pulse; none when the caller may not read them. SPEC PU8, R2. */
export async function pastPulse(context: GraphQLContext, objectId: ObjectId): Promise<PastPulse[]> {
  const { services, caller } = context
  const activity = await services.access.activity(objectId)
  if (!activity || activityKind(activity.content) !== 'pulse') return []
  if (!maySee(await services.access.roleIn(caller, activity.workshopId), 'all')) return []
  return readAsFacilitator(services, activity, (docs) => {
    if (!docs.tally) return []
    const pulseName = roots.info(docs.desk).get('pulseName') ?? ''
    const statements = latestPastStatements(docs)
    return [{ objectId, workshopId: activity.workshopId, pulseName, since: readSince(docs.desk), statements }]
  })
}

/** A pulse of the trend as calls answer it; null when its session was deleted meanwhile. SPEC PU8 */
export async function trendOf(
  { services: { database } }: GraphQLContext,
  { objectId, workshopId, pulseName, since, statements }: PastPulse,
) {
  const workshop = await workshopById(database, workshopId)
  if (!workshop) return null
  const categories = Map.groupBy(statements, ({ category }) => category)
  return {
    ...{ id: objectId, pulseName, workshopId, workshopName: workshop.workshop_name },
    createdTimeStamp: since ?? Math.floor(workshop.created_at.getTime() / 1000),
    categories: [...categories].map(([sliderGroupName, under]) => ({
      sliderGroupName,
      groupResult: meanOfTargets(under) ?? 0,
      statements: under.map(({ text, mean, count }) => ({ sliderText: text, groupResult: mean, count })),
    })),
  }
}
