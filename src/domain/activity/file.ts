import type * as Y from 'yjs'

/** The uploaded document of an activity, of a kind that has one. SPEC SL1 */
export interface ActivityFile {
  /** Another upload has another id, a copy of the activity the same one. */
  id: string
  fileName: string
  pages: number
}

/** The only key of the map below. */
export const fileKey = 'document'

/** Root map that boards of kinds with a file have; commands set it. */
export const fileRoots = {
  /** `document` → the uploaded file; no key before the first upload */
  document: (board: Y.Doc): Y.Map<ActivityFile> => board.getMap('document'),
} as const

/** The file that a board names, of whatever kind it is; null without one. */
export function fileOnBoard(board: Y.Doc): ActivityFile | null {
  return fileRoots.document(board).get(fileKey) ?? null
}
