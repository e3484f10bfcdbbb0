import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import { boardRoots } from './roots.ts'

/** By what the statements of the results are sorted, within their categories. SPEC PU7 */
export const pulseSorts = ['LIST', 'MEAN', 'SPREAD', 'CHANGE'] as const

export type PulseSort = (typeof pulseSorts)[number]

/** Of the board's settings: the index in `pulseSorts`; no key for the order of the list. */
export const sortedByKey = 'sortedBy'

/** The order that a facilitator chose for everybody, also for the room's screen. SPEC PU7 */
export function sharedSort(board: Y.Doc): PulseSort {
  return pulseSorts[boardRoots.settings(board).get(sortedByKey) ?? 0] ?? 'LIST'
}

/** @throws {Refusal} `BAD_USER_INPUT` for an unknown order */
export function setSharedSort(board: Y.Doc, sort: string): void {
  const index = pulseSorts.indexOf(sort as PulseSort)
  if (index < 0) throw new Refusal('BAD_USER_INPUT', 'order of statements')
  const settings = boardRoots.settings(board)
  if (index === 0) settings.delete(sortedByKey)
  else if (settings.get(sortedByKey) !== index) settings.set(sortedByKey, index)
}
