import type * as Y from 'yjs'
import { uncounted } from '../activity/counts.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { createColumn } from './columns.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedPlan } from './exported.ts'
import { updateInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { projectPlan } from './projection.ts'
import { isRowThere } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { startOver } from './startOver.ts'

/** The columns of a new planner. SPEC PL1. */
const newColumns = 3

/** A table that everyone fills in. */
export const planModel: ActivityModel<CopiedValues> = {
  kind: 'plan',
  desk: roots,
  board: { ...roots, ...boardRoots },
  // Rows and columns come into being by commands. SPEC PL5.
  contents: {},
  mirrored: [],
  start({ desk }, { name, newId }) {
    updateInfo(desk, { planName: name })
    return Array.from({ length: newColumns }, () => {
      const id = newId()
      createColumn(desk, { id, heading: '' })
      return { id, kind: 'planColumn' }
    })
  },
  rename: (desk, planName) => updateInfo(desk, { planName }),
  follow: uncounted,
  project: ({ desk, board }, changes) => projectPlan(desk, board, changes),
  isThere,
  startOver,
  copy: {
    read: readForCopy,
    named: (values, planName) => ({ ...values, info: { ...values.info, planName } }),
    write: writeCopy,
  },
  // What is too long for a cell is found while rows are made of it. SPEC PL14
  input: { longest: {}, noPlaceFor: ['comments'], read: readInput, write: writeInput },
  exported: exportedPlan,
}

/** The shared state names a row in the field for answers. SPEC PL17. */
function isThere(doc: Y.Doc, { field, id }: Focus): boolean {
  return field === 'activePostId' && isRowThere(doc, id)
}
