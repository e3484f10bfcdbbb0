import type { PlanRowId } from '#domain/ids.ts'
import type { TableRow } from '#domain/plan/table.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { createViewedScope, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { rowOf, viewOf } from './view.ts'
import type { PlanView, Seen } from './view.ts'

/** One planner as one caller may see it. */
export interface PlanScope extends ViewedScope<PlanView> {
  /** A row that the caller has just added or changed, without reading all of them; null when the caller sees none. */
  changedRow(id: PlanRowId): Promise<TableRow | null>
}

/** Cost of reading a row with its cells, in points. */
const pointsPerRow = 10

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PlanScope {
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ rows }) => pointsPerRow * rows.length,
  })
  return {
    ...scope,
    changedRow: async (id) => {
      const seen = await seenBy(scope)
      return scope.readDocs((docs) => rowOf(docs, id, seen))
    },
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('plan', createScope)

async function loadView(activity: ActivityScope): Promise<PlanView> {
  const seen = await seenBy(activity)
  const withNotes = seen === 'whole' || (seen === 'board' && activity.role === 'remote')
  return activity.readDocs((docs) => viewOf(docs, { seen, withNotes }))
}

async function seenBy({ role, mayRead }: ActivityScope): Promise<Seen> {
  if (role === 'facilitator') return 'whole'
  return (await mayRead()) ? 'board' : 'nothing'
}
