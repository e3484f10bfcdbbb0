import type { ItemRules } from '../activity/items/changeItems.ts'
import { limits } from '../limits.ts'
import * as activityMessages from '../messages/activities.ts'
import { answerType } from './items.ts'

/** SPEC Y1, Y3, Y5, B4, Q6 */
export const answerRules: ItemRules<typeof answerType> = {
  type: answerType,
  full: activityMessages.answersFull,
  kept: { most: limits.answersKept, mistake: activityMessages.answersUsedUp },
  last: null,
}
