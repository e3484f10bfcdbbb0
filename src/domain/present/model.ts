import type * as Y from 'yjs'
import { touches } from '../activity/boardKeys.ts'
import { followDesk, writeCounts } from '../activity/counts.ts'
import type { Counted } from '../activity/counts.ts'
import { deleteAllItems } from '../activity/items/changeItems.ts'
import type { StoredRecord } from '../activity/items/itemType.ts'
import { projectItems } from '../activity/items/projectItems.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { commentCountKey } from './commentCounts.ts'
import { contents, copyOfSlides } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { assertNoTemplate } from './comments.ts'
import { assertTitle, isPage, readDocument } from './document.ts'
import { exportedSlides } from './exported.ts'
import { readInput, writeInput } from './input.ts'
import { commentType, readComment } from './items.ts'
import { boardRoots, roots } from './roots.ts'

const { record, deleted } = commentType

/** Comments are counted by page, which is no item: also while they are off, only numbers and no contents. SPEC SL14 */
const counted: Counted<StoredRecord> = {
  ...{ prefix: commentCountKey(''), things: record, deleted, headings: [] },
}

/** An uploaded PDF, shown page by page, with comments on its pages that can be liked. */
export const presentModel: ActivityModel<CopiedValues> = {
  kind: 'present',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: {},
  mirrored: [],
  start: () => [],
  follow: (desk) => followDesk(desk, counted),
  project(docs, changes, count) {
    projectItems(contents, docs, changes)
    if (changes === 'all' || touches(changes, [record.key, deleted.key]))
      writeCounts(docs, counted, count ?? followDesk(docs.desk, counted), ({ page }) =>
        isPage(page) ? commentCountKey(page) : undefined,
      )
  },
  assertName: assertTitle,
  isThere,
  startOver: (desk) => deleteAllItems(commentType, desk),
  copy: copyOfSlides,
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
