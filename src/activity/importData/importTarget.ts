import type { ReactNode } from 'react'
import { sheetLimits } from './sheet.ts'

/** How texts of a sheet are added to one activity; made by the kind, used by the dialog. SPEC N3, N4 */
export interface ImportTarget<Addition extends { text: string }> {
  /** Fields that decide what the texts become. */
  steps: ReactNode
  /** The choice that is still missing, in words; null when complete. */
  lack: string | null
  /** Number of items that this many texts become. */
  countOf: (textCount: number) => number
  /** The items to add, in order; empty while a choice is missing. */
  additionsOf: (texts: readonly string[]) => Addition[]
  /** Maximum length of a text, in characters: a longer one is reported, never cut. */
  longest: number
  /** @returns the id of the entry in the outbox; null for an item that the server has once the promise resolves */
  add: (addition: Addition) => Promise<string | null>
}

/** What an import lacks or has too much of: in the sheet, or in the choices of the target. */
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
