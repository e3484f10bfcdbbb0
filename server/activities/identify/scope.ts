import { readItem } from '#domain/activity/items/readItems.ts'
import { answerType } from '#domain/identify/items.ts'
import type { IdentifyAnswerId } from '#domain/ids.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Onlooker } from '../scope.ts'
import { createViewedScope, loaderOf, scopeOpener } from '../viewedScope.ts'
import type { ViewedScope } from '../viewedScope.ts'
import { deskView, roomView } from './view.ts'
import type { IdentifyView, SeenAnswer } from './view.ts'

/** One Identify activity as one caller may see it. */
export interface IdentifyScope extends ViewedScope<IdentifyView> {
  /**
   * An answer that the caller has just added or changed, without reading all of them; null when it no longer exists, or
   * the activity is hidden from the caller.
   */
  changedAnswer(id: IdentifyAnswerId): Promise<SeenAnswer | null>
}

const loadView = loaderOf(deskView, (docs, _ref, reader) => roomView(docs, reader))

/** Cost of reading an answer from the documents and of finding its author, in points. */
const pointsPerAnswer = 5

/** The scope of a caller who reads the activity, or has just acted in it. */
export function createScope(context: GraphQLContext, onlooker: Onlooker): IdentifyScope {
  const scope = createViewedScope(context, onlooker, {
    load: loadView,
    cost: ({ topics }) => pointsPerAnswer * topics.reduce((sum, { answers }) => sum + answers.length, 0),
  })
  return { ...scope, changedAnswer: (id) => scope.readChanged(({ desk }) => readItem(answerType, desk, id)) }
}

/** Opens the scope of a caller who reads such an activity. */
export const openScope = scopeOpener('identify', createScope)
