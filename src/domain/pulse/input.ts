import { readHeadedInput, writeHeadedInput } from '../activity/items/inputItems.ts'
import type { HeadedInput } from '../activity/items/inputItems.ts'
import { resultsOf } from '../activity/votes/results.ts'
import { votingRound } from '../activity/votes/showing.ts'
import * as pulseMessages from '../messages/pulse.ts'
import { categoryRules, newCategoryName } from './categoryRules.ts'
import { categoryType } from './items.ts'
import { statementRules } from './statementRules.ts'
import { pulseScale } from './votes.ts'

/** Input becomes statements of a category, which wait for approval, or categories with their statements. SPEC PU10 */
const input: HeadedInput = {
  ...{ heading: categoryRules, answer: statementRules },
  hidden: pulseMessages.hiddenForPulse,
  tooMany: pulseMessages.tooManyForPulse(categoryType.most),
  atOnce: null,
  unnamed: () => newCategoryName,
  // Those with the highest mean, and the first ones while results may not be read. SPEC BT6
  best({ board, tally = null }, statements) {
    const ids = statements.map(({ id }) => id)
    const results = resultsOf(tally, votingRound(board), pulseScale, ids)
    const meanOf = ({ id }: { id: string }): number => results.get(id)?.axis1.mean ?? 0
    return statements.toSorted((a, b) => meanOf(b) - meanOf(a))
  },
}

export const readInput = readHeadedInput(input)
export const writeInput = writeHeadedInput(input)
