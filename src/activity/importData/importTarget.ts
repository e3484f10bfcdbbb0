import type { ReactNode } from 'react'
import { sheetLimits } from './sheet.ts'

/** What texts of a sheet become in one activity; a kind makes it, the dialog asks it. SPEC N3, N4. */
export interface ImportTarget<Addition extends { text: string }> {
  /** Where it is chosen what the texts become. */
  steps: ReactNode
  /** What is still to be chosen, in words; null when it is known what becomes of texts. */
  lack: string | null
  /** How many things become of so many texts. */
  countOf: (textCount: number) => number
  /** What is added, in order; nothing as long as something is lacking. */
  additionsOf: (texts: readonly string[]) => Addition[]
  /** How long a text may be, in characters: a longer one is told, never cut. */
  longest: number
  /** @returns the id of what waits in the outbox; null for what the server has when the promise is kept */
  add: (addition: Addition) => Promise<string | null>
}

/** What an import still needs, or has too much of: of the sheet, or of what the target asks. */
export type ImportLack = 'texts' | 'target' | 'fewer'

/** Why an import cannot start yet; null when it can. */
export function lackOf(
  { lack, countOf }: Pick<ImportTarget<never>, 'lack' | 'countOf'>,
  textCount: number,
): ImportLack | null {
  if (textCount === 0) return 'texts'
  if (lack !== null) return 'target'
  return countOf(textCount) > sheetLimits.texts ? 'fewer' : null
}
