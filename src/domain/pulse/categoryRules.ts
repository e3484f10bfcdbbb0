import type { ItemRules } from '../activity/items/changeItems.ts'
import * as pulseMessages from '../messages/pulse.ts'
import { categoryType } from './items.ts'

/** The name of a new category. SPEC PU1 */
export const newCategoryName = 'Category'

/** SPEC PU1, PU2 */
export const categoryRules: ItemRules<typeof categoryType> = {
  type: categoryType,
  full: pulseMessages.tooManyPulseCategories(categoryType.most),
  kept: null,
  last: pulseMessages.lastCategory,
}
