import { copyOfContents } from '../activity/items/copyItems.ts'
import type { CopiedContents } from '../activity/items/copyItems.ts'
import { isInput } from '../activity/items/deskItems.ts'
import { firstItems } from '../activity/items/countItems.ts'
import type { ActivityModel } from '../activity/model.ts'
import { resultsMode, resultsModes } from '../activity/votes/showing.ts'
import type { ResultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import { infoLimits } from './info.ts'
import { pollType, subPollType } from './items.ts'
import { roots } from './roots.ts'
import { readSetup, setupNumbers } from './setup.ts'
import type { SetupField } from './setup.ts'

/**
 * An Evaluate activity as values: no votes, no ids except those of sources (K12), nothing deleted, and not whether
 * results were shown or voting closed. SPEC K1, K2, EV1, BT16.
 */
export interface CopiedValues extends CopiedContents {
  setup: Record<SetupField, number>
  resultsMode: ResultsMode
}

/** What an Evaluate activity consists of beside its setup. */
export const contents = { info: infoLimits, items: [pollType, subPollType] }

const copied = copyOfContents(contents)
const { key } = pollType.record

export const copyOfEvaluate: ActivityModel<CopiedValues>['copy'] = {
  read(docs, mode, notes, sourceOf) {
    const { desk, board } = docs
    const { info, items } = copied.read(docs, mode, notes, sourceOf)
    // Whose source stays behind is input all the same. SPEC PU9
    const all = mode === 'copy_all' ? firstItems(pollType, desk) : []
    const inputs = all.map(({ id }) => isInput(pollType, desk, id))
    const polls = (items[key] ?? []).map((poll, at) => ({ ...poll, copied: inputs[at] === true }))
    return {
      info,
      items: { ...items, [key]: polls },
      setup: setupNumbers(readSetup(desk)),
      resultsMode: resultsMode(board),
    }
  },
  named: (values, evaluateName) => ({ ...values, info: { ...values.info, evaluateName } }),
  axes: ({ setup }) => (setup.numberOfAxis === 2 ? 2 : 1),
  write(docs, values, newId, now) {
    for (const [field, number] of Object.entries(values.setup)) roots.setup(docs.desk).set(field, number)
    if (values.resultsMode !== resultsModes[0]) setResultsMode(docs.board, values.resultsMode)
    return copied.write(docs, values, newId, now)
  },
}
