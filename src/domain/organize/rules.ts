import type { ItemRules } from '../activity/items/changeItems.ts'
import { limits } from '../limits.ts'
import { answersUsedUp } from '../messages/activities.ts'
import * as organizeMessages from '../messages/organize.ts'
import { groupType, itemType, sectionType } from './items.ts'

/** SPEC OR2 */
export const sectionRules: ItemRules<typeof sectionType> = {
  type: sectionType,
  full: organizeMessages.tooManySections(sectionType.most),
  kept: null,
  last: null,
}

/** SPEC OR2 */
export const groupRules: ItemRules<typeof groupType> = {
  type: groupType,
  full: organizeMessages.tooManySectionGroups(groupType.most),
  kept: null,
  last: null,
}

/** SPEC OR2, OR3, Q6 */
export const itemRules: ItemRules<typeof itemType> = {
  type: itemType,
  full: organizeMessages.tooManyItems(itemType.most),
  kept: { most: limits.organizeItemsKept, mistake: answersUsedUp },
  last: null,
  made: (_docs, { role }) => ({ byFacilitator: role === 'facilitator' }),
}
