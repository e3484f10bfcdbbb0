import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { standing } from '#domain/activity/steps.ts'
import { turnout } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { flagNames } from '#domain/pulse/flags.ts'
import { readCategories } from '#domain/pulse/items.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { sharedSort } from '#domain/pulse/sorting.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import { resultsViewOf, stopsOf, votePage } from '#domain/pulse/steps.ts'
import type { ResultsView } from '#domain/pulse/steps.ts'
import type { SessionState } from '#domain/workshop/state.ts'

/**
 * What the room's screen shows of a pulse: derived from its board alone, by the shared state. SPEC J1, PU6.
 */
export interface ProjectorView {
  /** What is open of the results; null on a category. */
  results: ResultsView | null
  /** The page of the results that stays, from one; 0: pages turn by themselves. SPEC PU12 */
  heldPage: number
  sort: PulseSort
  description: string
  help: string
  isLocked: boolean
  /** Index of the category that the room is on. */
  at: number
  categories: readonly (CategoryView & { turnout: Turnout })[]
}

/** The root maps of a board that the view is read from. */
export const projectorRoots = [
  ...Object.values(roots),
  boardRoots.flags,
  boardRoots.settings,
  boardRoots.counts,
]

export function readProjectorView(
  board: Y.Doc,
  state: Pick<SessionState, 'showResultsPage' | 'showGraph' | 'activeMultiTopicId' | 'topicActivePos'>,
): ProjectorView {
  const categories = readCategories(board).map((one) => ({ ...one, turnout: turnout(board, one.id) }))
  const page = votePage(state.activeMultiTopicId)
  const info = roots.info(board)
  return {
    results: state.showResultsPage ? resultsViewOf(state) : null,
    heldPage: state.topicActivePos,
    sort: sharedSort(board),
    description: info.get('groupText') ?? '',
    help: info.get('groupHelpText') ?? '',
    isLocked: hasFlag(board, flagNames.inputLocked),
    at: Math.max(0, standing(stopsOf(categories, false), page).at),
    categories,
  }
}
