import type * as Y from 'yjs'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { assertNoTemplate } from './comments.ts'
import { followComments } from './commentCounts.ts'
import { leftOutOfCopy, readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { assertTitle, readDocument } from './document.ts'
import { exportedSlides } from './exported.ts'
import { readInput, writeInput } from './input.ts'
import { projectSlides } from './projection.ts'
import { readComment } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { startOver } from './startOver.ts'

/** An uploaded PDF, shown page by page, with comments on its pages that can be liked. */
export const presentModel: ActivityModel<CopiedValues> = {
  kind: 'present',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: {},
  mirrored: [],
  start: () => [],
  follow: followComments,
  project: ({ desk, board }, changes, count) => projectSlides(desk, board, changes, count),
  assertName: assertTitle,
  isThere,
  startOver,
  copy: {
    read: readForCopy,
    // The name is stored on the part only.
    named: (values) => values,
    leftOut: leftOutOfCopy,
    write: writeCopy,
  },
  file: readDocument,
  input: {
    longest: { answer: limits.commentText },
    noPlaceFor: ['comments', 'descriptions', 'emptyGroups'],
    assertTakesInputIn: assertNoTemplate,
    read: readInput,
    write: writeInput,
  },
  exported: exportedSlides,
}

/** A comment can be in focus, as an answer of other kinds. SPEC SL15. */
function isThere(doc: Y.Doc, { field, id }: Focus): boolean {
  return field === 'activePostId' && readComment(doc, id) !== null
}
