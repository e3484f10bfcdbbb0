import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { copiedTexts } from '../activity/info.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { copiedSource, noSources, writeSource } from '../activity/source.ts'
import type { SourceOf } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import type { LeftOut } from '../activity/leftOut.ts'
import { limits } from '../limits.ts'
import { commentsOff } from '../messages/copying.ts'
import { readDocument, setDocument } from './document.ts'
import { areCommentsShown, isNavigationAllowed, setSettings } from './flags.ts'
import { readComments } from './read.ts'
import { roots } from './roots.ts'
import type { SlideDocument } from './roots.ts'

/**
 * A Slides activity as values, without authors, likes and history: no ids except those of the stored file (SL16) and of
 * sources (K12), and nothing deleted. SPEC K1, K2.
 */
export interface CopiedValues {
  /** The presenter's notes. */
  info: Record<string, string>
  document: SlideDocument | null
  showComments: boolean
  allowNavigation: boolean
  comments: CopiedComment[]
}

interface CopiedComment {
  page: number
  text: string
  createdAt: number
  byFacilitator: boolean
  source: InputSource | null
}

/** Reads what a copy contains. Browsers write desks: invalid values are left out. SPEC P6, SL16. */
export function readForCopy(
  { desk, board }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const comments = mode === 'headings_only' ? [] : readComments(desk)
  return {
    info: copiedTexts(desk, {}, notes),
    document: readDocument(board),
    // What a copy contains is shown by a facilitator of the copy. SPEC SL3
    showComments: areCommentsShown(board) && comments.length === 0,
    allowNavigation: isNavigationAllowed(board),
    comments: comments.map(({ id, page, text, createdAt, byFacilitator }) => ({
      page,
      text: textOf(text, limits.commentText),
      createdAt: numberOf(createdAt),
      byFacilitator,
      source: copiedSource(desk, id, sourceOf),
    })),
  }
}

/** In a copy with comments a facilitator turns them on. SPEC SL3, K13 */
export function leftOutOfCopy({ board }: ActivityDocs, { comments, showComments }: CopiedValues): LeftOut[] {
  if (showComments || !areCommentsShown(board)) return []
  return [{ count: comments.length, reason: commentsOff }]
}

/**
 * Fills the documents of a new activity with the values of another one, under new ids. Both activities share the stored
 * file.
 *
 * @param newId returns an unused id
 */
export function writeCopy({ desk, board }: ActivityDocs, values: CopiedValues, newId: () => string): Made[] {
  const { info, document, showComments, allowNavigation } = values
  for (const [field, text] of Object.entries(info)) roots.info(desk).set(field, text)
  if (document) setDocument(board, document)
  setSettings(board, { showComments, allowNavigation })
  const ids = values.comments.map(({ page, text, createdAt, byFacilitator, source }, place) => {
    const id = newId()
    const role = byFacilitator && { byFacilitator: true as const }
    roots.comments(desk).set(id, { page, createdAt, place, ...role })
    roots.commentText(desk).set(id, text)
    writeSource(desk, id, source)
    return id
  })
  return madeOf({ presentComment: ids })
}
