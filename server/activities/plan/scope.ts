import type { ObjectId, PlanRowId } from '#domain/ids.ts'
import type { TableRow } from '#domain/plan/table.ts'
import { readOnce } from '../../graphql/context/context.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope, Onlooker } from '../scope.ts'
import { rowOf, viewOf } from './view.ts'
import type { PlanView, Seen } from './view.ts'

/** One planner as one caller may see it. It is read once, when a field first needs it. */
export interface PlanScope extends ActivityScope {
  view(): Promise<PlanView>
  /** A row that the caller has just added or changed, without reading all of them; null when the caller sees none. */
  changedRow(id: PlanRowId): Promise<TableRow | null>
}

/**
 * The scope for a caller who reads a planner.
 *
 * @throws {Refusal} `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function openScope(context: GraphQLContext, objectId: ObjectId): Promise<PlanScope> {
  // Aliases of one activity in one request share one reading.
  const scopes = readOnce(context, noScopes)
  const known =
    scopes.get(objectId) ??
    lookInto(context, objectId, 'plan').then((onlooker) => createScope(context, onlooker))
  scopes.set(objectId, known)
  return known
}

function noScopes(): Map<ObjectId, Promise<PlanScope>> {
  return new Map()
}

/** Cost of reading a row with its cells, in points. */
const pointsPerRow = 10

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PlanScope {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<PlanView> | null = null
  let hasSeen = false
  return {
    ...activity,
    // Long lists are answered in slices, and a database query per slice would be too many.
    isMine: (id) => (hasSeen ? activity.ownIds().then((ids) => ids.has(id)) : activity.isMine(id)),
    view: () =>
      (view ??= loadView(activity).then((loaded) => {
        hasSeen = true
        context.work.charge(pointsPerRow * loaded.rows.length)
        return loaded
      })),
    changedRow: async (id) => {
      const seen = await seenBy(activity)
      return activity.readDocs((docs) => rowOf(docs, id, seen))
    },
  }
}

async function loadView(activity: ActivityScope): Promise<PlanView> {
  const seen = await seenBy(activity)
  const withNotes = seen === 'whole' || (seen === 'board' && activity.role === 'remote')
  return activity.readDocs((docs) => viewOf(docs, { seen, withNotes }))
}

async function seenBy({ role, mayRead }: ActivityScope): Promise<Seen> {
  if (role === 'facilitator') return 'whole'
  return (await mayRead()) ? 'board' : 'nothing'
}
