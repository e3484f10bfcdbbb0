import type * as Y from 'yjs'
import { uncounted } from '../activity/counts.ts'
import { firstItems } from '../activity/items/countItems.ts'
import { isStanding, standingRoots } from '../activity/items/readItems.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { wholeScope } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { copyOfEvaluate } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedEvaluate } from './exported.ts'
import { opensAsGraph } from './flags.ts'
import { newInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { pollType, subPollType } from './items.ts'
import { projectEvaluate } from './projection.ts'
import { boardRoots, roots } from './roots.ts'
import { checkedAxes, highestEver, scaleOf, startSetup } from './setup.ts'
import { resultsPage, votePage } from './steps.ts'
import { updateInfo } from './updateInfo.ts'

/** Polls that everyone votes on, on one axis or two. Starting over deletes no polls. SPEC EV9. */
export const evaluateModel: ActivityModel<CopiedValues> = {
  kind: 'evaluate',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: Object.fromEntries([pollType, subPollType].map(({ record, kind }) => [record.key, kind])),
  mirrored: [],
  axes: checkedAxes,
  start({ desk }, { name, numberOfAxis }) {
    startSetup(desk, numberOfAxis)
    updateInfo(desk, { ...newInfo, evaluateName: name })
    return []
  },
  rename: (desk, evaluateName) => updateInfo(desk, { evaluateName }),
  follow: uncounted,
  project: projectEvaluate,
  votes: {
    scopes: ({ desk }) => new Map([[wholeScope, firstItems(pollType, desk).map(({ id }) => id)]]),
    standing: standingRoots(pollType).map(({ key }) => key),
    scale: ({ desk }) => scaleOf(desk),
    pages: ({ board }) => ({ results: resultsPage(opensAsGraph(board)), vote: votePage }),
    highest: limits.axisHigh,
    highestEver,
  },
  isThere,
  copy: copyOfEvaluate,
  input: {
    longest: { answer: limits.pollText, description: limits.pollDesc, group: limits.pollText },
    noPlaceFor: ['comments'],
    read: readInput,
    write: writeInput,
  },
  exported: exportedEvaluate,
}

/** The shared state names a poll as it names an answer. */
function isThere(desk: Y.Doc, { field, id }: Focus): boolean {
  return field === 'activePostId' && isStanding(pollType, desk, id)
}
