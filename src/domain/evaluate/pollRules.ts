import type { ItemRules } from '../activity/items/changeItems.ts'
import { tooManyPolls, tooManySubPolls } from '../messages/voting.ts'
import { pollType, subPollType } from './items.ts'

/** SPEC EV3 */
export const pollRules: ItemRules<typeof pollType> = {
  ...{ type: pollType, full: tooManyPolls(pollType.most), kept: null, last: null },
}

/** SPEC EV3 */
export const subPollRules: ItemRules<typeof subPollType> = {
  ...{ type: subPollType, full: tooManySubPolls(subPollType.most), kept: null, last: null },
}
