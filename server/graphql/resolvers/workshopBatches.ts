import type { WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { facilitatorsOfAll } from '../../database/workshops/facilitators.ts'
import { agendasOf } from '../../database/contents/parts.ts'
import type { Profile } from '../../database/accounts/profiles.ts'
import { withProjectorLink } from '../../database/workshops/projectorLinks.ts'
import { categoriesOf } from '../../database/workshops/templates.ts'
import { createBatch } from '../../context/batch.ts'
import { readOnce } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'

/** Data beside the rows of workshops, batched for whole lists. */
export interface WorkshopBatches {
  agenda(id: WorkshopId): Promise<AgendaPart[]>
  facilitators(id: WorkshopId): Promise<Profile[]>
  categories(id: WorkshopId): Promise<string[]>
  hasProjectorLink(id: WorkshopId): Promise<boolean>
}

/** One set of batches for all fields of a request. */
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
