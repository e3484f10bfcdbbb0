import type { ActivityKind } from '#domain/workshop/content.ts'
import type { ObjectId } from '#domain/ids.ts'
import { readOnce } from '../context/context.ts'
import type { GraphQLContext } from '../context/context.ts'
import { createActivityScope, lookInto } from './scope.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { ActivityScope, Onlooker, ReadDocs } from './scope.ts'
import { maySee } from '#domain/permissions.ts'

/** A scope with the view of its kind, which is read once, when a field first needs it. */
export interface ViewedScope<View> extends ActivityScope {
  view(): Promise<View>
  /** The view if it was already read, else null: no promise is needed for it. */
  seen(): View | null
}

/** How the view of a kind is read. */
export interface ViewReading<View> {
  load(activity: ActivityScope): Promise<View>
  /** Cost of reading it from the documents, and of finding authors, in points. */
  cost(view: View): number
  /** Only facilitators create its items: those are no contributions, of which `ownIds` tells. */
  isOfFacilitators?: boolean
}

/**
 * Opens the scope of a caller who reads an activity of one kind. Aliases of one activity in one request share one reading.
 *
 * @returns throws `Refusal` `NOT_FOUND` when it does not exist, `FORBIDDEN` when the caller may not see it
 */
export function scopeOpener<Scope>(
  kind: ActivityKind,
  create: (context: GraphQLContext, onlooker: Onlooker) => Scope,
): (context: GraphQLContext, objectId: ObjectId) => Promise<Scope> {
  const noScopes = (): Map<ObjectId, Promise<Scope>> => new Map()
  return (context, objectId) => {
    const scopes = readOnce(context, noScopes)
    const known =
      scopes.get(objectId) ?? lookInto(context, objectId, kind).then((onlooker) => create(context, onlooker))
    scopes.set(objectId, known)
    return known
  }
}

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createViewedScope<View>(
  context: GraphQLContext,
  onlooker: Onlooker,
  { load, cost, isOfFacilitators = false }: ViewReading<View>,
): ViewedScope<View> {
  const activity = createActivityScope(context, onlooker)
  let view: Promise<View> | null = null
  let seen: View | null = null
  return {
    ...activity,
    // Long lists are answered in slices, and a database query per slice would be too many.
    isMine: (id) =>
      seen === null || isOfFacilitators ? activity.isMine(id) : activity.ownIds().then((ids) => ids.has(id)),
    view: () =>
      (view ??= load(activity).then((loaded) => {
        context.work.charge(cost(loaded))
        return (seen = loaded)
      })),
    seen: () => seen,
  }
}

/** What decides how much of an activity everyone but facilitators sees. */
export interface RoomReader {
  /** Ids of the caller's own content. */
  own: ReadonlySet<string>
  /** Includes the presenter's notes. */
  withNotes: boolean
}

/** Reads the view of an activity: facilitators see its desk, everyone else what the room may see and what is their own. */
export function loaderOf<View>(
  deskView: (docs: ReadDocs, ref: ActivityRef) => View,
  roomView: (docs: ReadDocs, ref: ActivityRef, reader: RoomReader) => View,
): (activity: ActivityScope) => Promise<View> {
  return async (activity) => {
    const { role, ref } = activity
    if (maySee(role, 'all')) return activity.readDocs((docs) => deskView(docs, ref))
    const reader = { own: await activity.ownIds(), withNotes: maySee(role, 'notes') }
    return activity.readDocs((docs) => roomView(docs, ref, reader))
  }
}
