import type * as Y from 'yjs'
import { undoManager } from '#sync/documents/desk.ts'
import { PlanHistory } from './planHistory.ts'

const histories = new WeakMap<Y.Doc, PlanHistory>()

/** The history of a desk on this device, for the desk's lifetime: the page and the editor beside it share it. */
export function historyOf(desk: Y.Doc): PlanHistory {
  const known = histories.get(desk)
  if (known) return known
  const made = new PlanHistory(undoManager(desk))
  histories.set(desk, made)
  return made
}
