import type * as Y from 'yjs'
import { uncounted } from '../activity/counts.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { wholeScope } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedEvaluate } from './exported.ts'
import { opensAsGraph } from './flags.ts'
import { newInfo } from './info.ts'
import { updateInfo } from './updateInfo.ts'
import { readInput, writeInput } from './input.ts'
import { projectEvaluate } from './projection.ts'
import { boardPolls, isPollThere } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import type { RootName } from './roots.ts'
import { checkedAxes, highestEver, scaleOf, startSetup } from './setup.ts'
import { resultsPage, votePage } from './steps.ts'

/** Polls that everyone votes on, on one axis or two. Starting over deletes no polls. SPEC EV9. */
export const evaluateModel: ActivityModel<CopiedValues> = {
  kind: 'evaluate',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { polls: 'poll', subPolls: 'subPoll' },
  mirrored: [],
  axes: checkedAxes,
  start({ desk }, { name, numberOfAxis }) {
    startSetup(desk, numberOfAxis)
    updateInfo(desk, { ...newInfo, evaluateName: name })
    return []
  },
  rename: (desk, evaluateName) => updateInfo(desk, { evaluateName }),
  follow: uncounted,
  project: ({ desk, board }, changes) => projectEvaluate(desk, board, changes),
  votes: {
    scopes: ({ desk }) => new Map([[wholeScope, boardPolls(desk).map(({ id }) => id)]]),
    standing: ['polls', 'pollDeleted'] satisfies RootName[],
    scale: ({ desk }) => scaleOf(desk),
    pages: ({ board }) => ({ results: resultsPage(opensAsGraph(board)), vote: votePage }),
    highest: limits.axisHigh,
    highestEver,
  },
  isThere,
  copy: {
    read: readForCopy,
    named: (values, evaluateName) => ({ ...values, info: { ...values.info, evaluateName } }),
    axes: ({ setup }) => (setup.numberOfAxis === 2 ? 2 : 1),
    write: writeCopy,
  },
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
  return field === 'activePostId' && isPollThere(desk, id)
}
