import type { ActivityDocs } from '../activity/docs.ts'
import { copyOfContents } from '../activity/items/copyItems.ts'
import type { CopiedContents } from '../activity/items/copyItems.ts'
import type { LeftOut } from '../activity/leftOut.ts'
import type { ActivityModel } from '../activity/model.ts'
import { commentsOff } from '../messages/copying.ts'
import { readDocument, setDocument } from './document.ts'
import type { SlideDocument } from './document.ts'
import { areCommentsShown, isNavigationAllowed, setSettings } from './flags.ts'
import { commentType } from './items.ts'

/**
 * A Slides activity as values, without authors, likes and history: no ids except those of the stored file (SL16) and of
 * sources (K12), and nothing deleted. SPEC K1, K2.
 */
export interface CopiedValues extends CopiedContents {
  document: SlideDocument | null
  showComments: boolean
  allowNavigation: boolean
}

/** What Slides consist of beside their document and settings. */
export const contents = { info: {}, items: [commentType] }

const copied = copyOfContents(contents)

/** A copy shares the stored file. SPEC SL16 */
export const copyOfSlides: ActivityModel<CopiedValues>['copy'] = {
  read(docs, ...how) {
    const { board } = docs
    const values = copied.read(docs, ...how)
    return {
      ...values,
      document: readDocument(board),
      // What a copy contains is shown by a facilitator of the copy. SPEC SL3
      showComments: areCommentsShown(board) && commentsIn(values) === 0,
      allowNavigation: isNavigationAllowed(board),
    }
  },
  // The name is stored on the part only.
  named: (values) => values,
  leftOut: leftOutOfCopy,
  write(docs, values, newId) {
    if (values.document) setDocument(docs.board, values.document)
    setSettings(docs.board, values)
    return copied.write(docs, values, newId)
  },
}

/** In a copy with comments a facilitator turns them on. SPEC SL3, K13 */
function leftOutOfCopy({ board }: ActivityDocs, values: CopiedValues): LeftOut[] {
  if (values.showComments || !areCommentsShown(board)) return []
  return [{ count: commentsIn(values), reason: commentsOff }]
}

function commentsIn({ items }: CopiedContents): number {
  return items[commentType.record.key]?.length ?? 0
}
