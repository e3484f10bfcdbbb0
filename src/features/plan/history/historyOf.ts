import type * as Y from 'yjs'
import { undoManager } from '#sync/documents/desk.ts'
import type { Plan } from '../page/usePlan.ts'
import { PlanHistory } from './planHistory.ts'

const histories = new WeakMap<Y.Doc, PlanHistory>()

/**
 * The history of one person in a planner on this device, for the lifetime of the document that they read: the page and
 * the editor beside it share it.
 */
export function historyOf({
  source,
  isFacilitator,
  isReading,
}: Pick<Plan, 'source' | 'isFacilitator' | 'isReading'>) {
  const known = histories.get(source)
  if (known) return known
  const made = new PlanHistory(isFacilitator && !isReading ? undoManager(source) : null)
  histories.set(source, made)
  return made
}
