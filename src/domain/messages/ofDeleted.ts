import type { AnyMessage } from '../message.ts'
import { codeOf } from '../message.ts'
import * as planMessages from './plan.ts'

const ofDeleted: readonly (string | null)[] = [planMessages.rowDeleted.code, planMessages.columnDeleted.code]

/** Whether a call was refused because what it changes was deleted: sent again, it is refused again. SPEC PL20 */
export function isOfDeleted(message: AnyMessage): boolean {
  return ofDeleted.includes(codeOf(message))
}
