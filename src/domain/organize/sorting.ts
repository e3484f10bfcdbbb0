import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { activityRoots } from '../activity/docs.ts'
import { assertTakesInput, setFlag } from '../activity/flags.ts'
import { resultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import { Refusal, UserMistake } from '../errors.ts'
import * as organizeMessages from '../messages/organize.ts'
import { areItemsTaken, flagNames, maySort, sortingKey, sortingOf, sortings } from './flags.ts'
import type { Sorting } from './flags.ts'

/**
 * Chooses who sorts. Whoever sorts for themselves does so blindly, until voting closes: a facilitator who wants otherwise
 * chooses another mode afterwards. SPEC OR5, OR7
 *
 * @throws {Refusal} `BAD_USER_INPUT` for an unknown choice
 */
export function setSorting(board: Y.Doc, sorting: string): void {
  const index = sortings.indexOf(sorting as Sorting)
  if (index < 0) throw new Refusal('BAD_USER_INPUT', 'who sorts')
  if (sortingOf(board) === sorting) return
  const settings = activityRoots.settings(board)
  if (index === 0) settings.delete(sortingKey)
  else settings.set(sortingKey, index)
  if (sorting === 'EACH' && resultsMode(board) !== 'CLOSED') setResultsMode(board, 'CLOSED')
}

/** Lets participants add items, or no longer; those that are there stay. SPEC OR3 */
export function setItemsTaken(board: Y.Doc, areTaken: boolean): void {
  setFlag(board, flagNames.takesItems, areTaken)
}

/** @throws {UserMistake} when participants add no items now */
export function assertItemsTaken(board: Y.Doc, role: Actor['role']): void {
  if (role !== 'facilitator' && !areItemsTaken(board)) throw new UserMistake(organizeMessages.itemsNotTaken)
}

/** @throws {UserMistake} when somebody may not move items on the board that everybody sees, or input is locked for them */
export function assertSorts(board: Y.Doc, role: Actor['role']): void {
  if (!maySort(board, role)) throw new UserMistake(organizeMessages.facilitatorsSort)
  assertTakesInput(board, role)
}
