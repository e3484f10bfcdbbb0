import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { standing } from '#domain/activity/steps.ts'
import { turnout } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { flagNames } from '#domain/pulse/flags.ts'
import { readCategories } from '#domain/pulse/read.ts'
import type { CategoryView } from '#domain/pulse/read.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { stopsOf } from '#domain/pulse/steps.ts'
import type { SessionState } from '#domain/workshop/state.ts'

/**
 * What the room's screen shows of a pulse: derived from its board alone, by the shared state. SPEC J1, PU6.
 */
export interface ProjectorView {
  areResults: boolean
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
  { showResultsPage, activeMultiTopicId }: Pick<SessionState, 'showResultsPage' | 'activeMultiTopicId'>,
): ProjectorView {
  const categories = readCategories(board).map((one) => ({ ...one, turnout: turnout(board, one.id) }))
  const page = { showResultsPage: false, activeMultiTopicId }
  const info = roots.info(board)
  return {
    areResults: showResultsPage,
    description: info.get('groupText') ?? '',
    help: info.get('groupHelpText') ?? '',
    isLocked: hasFlag(board, flagNames.inputLocked),
    at: Math.max(0, standing(stopsOf(categories, false), page).at),
    categories,
  }
}
