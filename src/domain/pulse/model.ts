import type * as Y from 'yjs'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { lineageAfter } from './earlier.ts'
import { exportedPulse } from './exported.ts'
import { createGroup } from './groups.ts'
import { updateInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { projectPulse } from './projection.ts'
import { isGroupThere, readStatement } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { startOver } from './startOver.ts'
import { followStatements } from './statementCounts.ts'
import { pulseVotes } from './votes.ts'

/** Statements in categories, which everyone votes on from 1 to 5. */
export const pulseModel: ActivityModel<CopiedValues> = {
  kind: 'pulse',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { groups: 'sliderGroup' },
  mirrored: [],
  start({ desk }, { name, newId }) {
    const id = newId()
    updateInfo(desk, { pulseName: name })
    createGroup(desk, id)
    return [{ id, kind: 'sliderGroup' }]
  },
  rename: (desk, pulseName) => updateInfo(desk, { pulseName }),
  follow: followStatements,
  project: ({ desk, board }, changes, count) => projectPulse(desk, board, changes, count),
  votes: pulseVotes,
  isThere,
  startOver,
  copy: {
    read: readForCopy,
    named: (values, pulseName) => ({ ...values, info: { ...values.info, pulseName } }),
    of: (values, objectId) => ({ ...values, lineage: lineageAfter(values.lineage, objectId) }),
    write: writeCopy,
  },
  input: {
    longest: { answer: limits.sliderText, heading: limits.sliderGroupName },
    noPlaceFor: ['comments', 'descriptions', 'emptyGroups'],
    read: readInput,
    write: writeInput,
  },
  exported: exportedPulse,
}

/** The focus fields of the shared state name a category and a statement too. SPEC S6. */
function isThere(doc: Y.Doc, { field, id }: Focus): boolean {
  if (field === 'activeMultiTopicId') return isGroupThere(doc, id)
  const statement = field === 'activePostId' ? readStatement(doc, id) : null
  return statement !== null && isGroupThere(doc, statement.groupId)
}
