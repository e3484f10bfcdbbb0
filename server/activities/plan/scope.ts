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
  /** Rows that the caller has just added or changed, without reading all; without those that the caller sees not. */
  changedRows(ids: readonly PlanRowId[]): Promise<TableRow[]>
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
    changedRows: async (ids) => {
      const seen = await seenBy(scope)
      return scope.readDocs((docs) => ids.map((id) => rowOf(docs, id, seen)).filter((row) => row !== null))
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
