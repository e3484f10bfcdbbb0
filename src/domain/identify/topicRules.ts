import type { ItemRules } from '../activity/items/changeItems.ts'
import { limits } from '../limits.ts'
import * as arrangeMessages from '../messages/arranging.ts'
import { topicType } from './items.ts'

/** SPEC Y2, Y3 */
export const topicRules: ItemRules<typeof topicType> = {
  type: topicType,
  full: arrangeMessages.tooManyTopics(limits.identifyTopics),
  kept: null,
  last: arrangeMessages.lastTopic,
}
