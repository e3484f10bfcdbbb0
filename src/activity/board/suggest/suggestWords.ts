import type { BoardWords } from '../boardWords.ts'

/** The texts of suggested groups that name the items of the board, in the words of the kind of activity. */
export interface SuggestWords extends Pick<BoardWords, 'groupCount'> {
  /** How they were found, and that nothing changes by itself. */
  about: string
  working: string
  progress: string
  accepted: (name: string, count: number) => string
  allGrouped: string
  tooFew: string
  noneAlike: (count: number) => string
  allDecidedHint: string
}
