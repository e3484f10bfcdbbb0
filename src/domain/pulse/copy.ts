import { copyOfContents } from '../activity/items/copyItems.ts'
import type { CopiedContents } from '../activity/items/copyItems.ts'
import type { ActivityModel } from '../activity/model.ts'
import { resultsMode } from '../activity/votes/showing.ts'
import type { ResultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import type { ObjectId } from '../ids.ts'
import { lineageAfter, readLineage, writeLineage } from './earlier.ts'
import { isApprovalNeeded, setApprovalNeeded } from './flags.ts'
import { infoLimits } from './info.ts'
import { categoryType, statementType } from './items.ts'

/**
 * A pulse as values, without authors, votes and history: no ids except those of sources (K12) and of earlier pulses
 * (PU8), nothing deleted, and nothing approved of what the room wrote. SPEC K1, K2, BT16.
 */
export interface CopiedValues extends CopiedContents {
  isApprovalNeeded: boolean
  resultsMode: ResultsMode
  /** The pulses that it was duplicated from, the latest first. */
  lineage: ObjectId[]
}

/** What a pulse consists of beside its settings. */
export const contents = { info: infoLimits, items: [categoryType, statementType] }

const copied = copyOfContents(contents)
const { key } = statementType.record

export const copyOfPulse: ActivityModel<CopiedValues>['copy'] = {
  // Without notes the copy is for strangers, who do not learn from which pulse it is either.
  read(docs, mode, notes = 'withNotes', sourceOf) {
    const { info, items } = copied.read(docs, mode, notes, sourceOf)
    const statements = (items[key] ?? []).map((one) => ({
      ...one,
      isApproved: one['byFacilitator'] === true && one['isApproved'] === true,
    }))
    return {
      info,
      items: { ...items, [key]: statements },
      isApprovalNeeded: isApprovalNeeded(docs.board),
      resultsMode: resultsMode(docs.board),
      lineage: notes === 'withNotes' ? readLineage(docs.desk) : [],
    }
  },
  named: (values, pulseName) => ({ ...values, info: { ...values.info, pulseName } }),
  of: (values, objectId) => ({ ...values, lineage: lineageAfter(values.lineage, objectId) }),
  write(docs, values, newId, now) {
    const { desk, board } = docs
    setApprovalNeeded(board, values.isApprovalNeeded)
    if (values.resultsMode !== resultsMode(board)) setResultsMode(board, values.resultsMode)
    writeLineage(desk, values.lineage, now)
    return copied.write(docs, values, newId)
  },
}
