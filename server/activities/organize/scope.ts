import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { OrganizeItemId } from '#domain/ids.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Onlooker } from '../scope.ts'
import { createViewedScope, loaderOf, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { ownVotes } from '../voting/ownVotes.ts'
import { changedItem, deskView, roomView } from './view.ts'
import type { OrganizeView, SeenItem } from './view.ts'

/** One Organize activity as one caller may see it. */
export interface OrganizeScope extends ViewedScope<OrganizeView> {
  /** The caller's own votes of the present round, by item. */
  ownVotes(): Promise<ReadonlyMap<OrganizeItemId, BallotVote>>
  /**
   * An item that the caller has just added, changed or moved, without reading all of them; null when it no longer exists,
   * or the activity is hidden from the caller.
   */
  changedItem(id: OrganizeItemId): Promise<SeenItem | null>
}

const loadView = loaderOf(deskView, (docs, _ref, reader) => roomView(docs, reader))

/** Cost of reading an item from the documents and of finding its author, in points. */
const pointsPerItem = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): OrganizeScope {
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ items }) => pointsPerItem * items.length,
  })
  let votes: Promise<Map<OrganizeItemId, BallotVote>> | null = null
  return {
    ...scope,
    ownVotes: () =>
      (votes ??= scope.view().then(({ items, round }) => {
        const targetIds = items.map(({ id }) => id)
        return ownVotes(context, onlooker.author, { objectId: onlooker.ref.objectId, round, targetIds })
      })),
    changedItem: (id) => scope.readChanged((docs) => changedItem(docs, id)),
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('organize', createScope)
