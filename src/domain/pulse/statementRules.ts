import type { ItemRules } from '../activity/items/changeItems.ts'
import { limits } from '../limits.ts'
import { answersUsedUp } from '../messages/activities.ts'
import { tooManyStatements } from '../messages/pulse.ts'
import { willWait } from './approval.ts'
import { statementType } from './items.ts'

/** SPEC PU1, PU3, Q6 */
export const statementRules: ItemRules<typeof statementType> = {
  type: statementType,
  full: tooManyStatements(statementType.most),
  kept: { most: limits.statementsKept, mistake: answersUsedUp },
  last: null,
  made: ({ board }, { role }) => ({
    byFacilitator: role === 'facilitator',
    isApproved: !willWait(board, role),
  }),
}
