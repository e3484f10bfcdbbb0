import type { PlanRowId } from '#domain/ids.ts'
import type { TableRow } from '#domain/plan/table.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { createViewedScope, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { rowOf, viewOf } from './view.ts'
import type { PlanView } from './view.ts'
import { maySee } from '#domain/permissions.ts'

/** One planner as one caller may see it. */
export interface PlanScope extends ViewedScope<PlanView> {
  /**
   * Rows that the caller has just added or changed, without reading all, and without deleted ones; null while the planner
   * is hidden from the caller.
   */
  changedRows(ids: readonly PlanRowId[]): Promise<TableRow[] | null>
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
    changedRows: (ids) =>
      scope.readChanged(({ desk, board }) => {
        const from = readsDesk(scope) ? desk : board
        return ids.flatMap((id) => rowOf(from, id) ?? [])
      }),
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('plan', createScope)

function loadView(activity: ActivityScope): Promise<PlanView> {
  const whole = readsDesk(activity)
  return activity.readDocs((docs) => viewOf(docs, { whole, withNotes: maySee(activity.role, 'notes') }))
}

function readsDesk({ role }: Pick<ActivityScope, 'role'>): boolean {
  return maySee(role, 'all')
}
