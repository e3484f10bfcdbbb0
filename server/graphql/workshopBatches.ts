import type { WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/state.ts'
import { facilitatorsOfAll } from '#server/database/facilitators.ts'
import { agendasOf } from '#server/database/parts.ts'
import type { Profile } from '#server/database/profiles.ts'
import { withProjectorLink } from '#server/database/projectorLinks.ts'
import { categoriesOf } from '#server/database/templates.ts'
import { createBatch } from './batch.ts'
import { readOnce } from './context.ts'
import type { GraphQLContext } from './context.ts'

/** What stands beside the rows of workshops; for those of a whole list asked for together. */
export interface WorkshopBatches {
  agenda(id: WorkshopId): Promise<AgendaPart[]>
  facilitators(id: WorkshopId): Promise<Profile[]>
  categories(id: WorkshopId): Promise<string[]>
  hasProjectorLink(id: WorkshopId): Promise<boolean>
}

/** The same for all fields of one request. */
export function ofWorkshops(context: GraphQLContext): WorkshopBatches {
  return readOnce(context, createWorkshopBatches)
}

function createWorkshopBatches({ services: { database } }: GraphQLContext): WorkshopBatches {
  return {
    agenda: createBatch<AgendaPart[]>((ids) => agendasOf(database, ids), []),
    facilitators: createBatch<Profile[]>((ids) => facilitatorsOfAll(database, ids), []),
    categories: createBatch<string[]>((ids) => categoriesOf(database, ids), []),
    hasProjectorLink: createBatch(async (ids) => {
      const found = await withProjectorLink(database, ids)
      return new Map(ids.map((id) => [id, found.has(id)]))
    }, false),
  }
}
