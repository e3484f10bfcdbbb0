import type * as Y from 'yjs'
import { fileKey, fileOnBoard, fileRoots } from '../activity/file.ts'
import type { ActivityFile } from '../activity/file.ts'
import { UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import * as textMessages from '../messages/texts.ts'
import { cleanText, cutText } from '../text.ts'

/** The uploaded file of an activity. SPEC SL1. */
export type SlideDocument = ActivityFile

const ending = '.pdf'
// Separators of paths, and characters that some systems do not allow in file names.
const notInFiles = /[<>:"/\\|?*]/g
// Control characters and everything that Unicode lets a font draw as nothing: characters without a width, fillers, tags,
// changes of direction. Annotations between lines are not among these. What makes a character an emoji (U+FE0F) stays.
const unseen = /(\p{Emoji}\ufe0f|[\u200c\u200d])|[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
// Emoji of several people and words of Persian and of Indic scripts need joiners; behind anything else these join nothing.
const looseJoiners = /(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]/gu
// An empty cell of Braille is a space as well.
const spaces = /[\s\u2800]+/g

/** The document of an activity; null before the first upload. SPEC SL1. */
export function readDocument(board: Y.Doc): SlideDocument | null {
  return fileOnBoard(board)
}

/** The number of pages; 0 without a document. */
export function pageCount(board: Y.Doc): number {
  return readDocument(board)?.pages ?? 0
}

/** Sets, replaces or removes the document. Only commands do it, after the file has been stored. SPEC SL1, SL5. */
export function setDocument(board: Y.Doc, document: SlideDocument | null): void {
  if (document === null) fileRoots.document(board).delete(fileKey)
  else fileRoots.document(board).set(fileKey, document)
}

/**
 * The name of an uploaded file, as it is stored, shown and given to downloads: one line without paths and without
 * characters that are invisible or change the direction of letters, except joiners. It always ends in .pdf. SPEC SL2.
 */
export function documentFileName(given: string): string {
  const seen = given.toWellFormed().replace(unseen, '$1').replace(looseJoiners, '')
  const plain = seen.replace(notInFiles, ' ').replace(spaces, ' ')
  // Some systems drop a trailing dot or space; others hide files whose name starts with a dot.
  const base = plain.replace(/\.pdf\s*$/i, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${cutText(base, limits.slideFileName - ending.length).trim() || 'slides'}${ending}`
}

/** A title is saved up to a length of its own. SPEC SL4. @throws {UserMistake} for a longer one */
export function assertTitle(title: string): void {
  if (cleanText(title).length > limits.slideTitle)
    throw new UserMistake(textMessages.textTooLong(limits.slideTitle))
}

/** Whether a number can be that of a page, of this document or another one. */
export function isPage(page: unknown): page is number {
  return typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= limits.slidePages
}

/**
 * The page at which something stands: its own, or the last one when the document has fewer. SPEC SL9.
 *
 * @param pages 0 without a document: everything keeps its own page
 */
export function standingPage(page: number, pages: number): number {
  return pages > 0 ? Math.min(page, pages) : page
}
