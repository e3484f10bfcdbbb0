import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { StatementId } from '#domain/ids.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Onlooker } from '../scope.ts'
import { createViewedScope, loaderOf, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { ownVotes } from '../voting/ownVotes.ts'
import { deskView, roomView, seenStatement } from './view.ts'
import type { PulseView, SeenStatement } from './view.ts'

/** One pulse as one caller may see it. */
export interface PulseScope extends ViewedScope<PulseView> {
  /** The caller's own votes of the present round, by statement. */
  ownVotes(): Promise<ReadonlyMap<StatementId, BallotVote>>
  /**
   * A statement that the caller has just added or changed, without reading all of them; null when it no longer exists, or
   * the pulse is hidden from the caller.
   */
  changedStatement(id: StatementId): Promise<SeenStatement | null>
}

const loadView = loaderOf(deskView, (docs, _ref, reader) => roomView(docs, reader))

/** Cost of reading a statement from the documents and of finding its author, in points. */
const pointsPerStatement = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): PulseScope {
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ categories }) => pointsPerStatement * categories.flatMap(({ statements }) => statements).length,
  })
  let votes: Promise<Map<StatementId, BallotVote>> | null = null
  return {
    ...scope,
    ownVotes: () =>
      (votes ??= scope.view().then(({ categories, round }) => {
        const targetIds = categories.flatMap(({ statements }) => statements.map(({ id }) => id))
        return ownVotes(context, onlooker.author, { objectId: onlooker.ref.objectId, round, targetIds })
      })),
    changedStatement: (id) => scope.readChanged((docs) => seenStatement(docs, id)),
  }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('pulse', createScope)
