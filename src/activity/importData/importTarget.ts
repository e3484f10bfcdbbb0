import type { ReactNode } from 'react'
import type { ImportFailure } from './runImport.ts'
import { sheetLimits } from './sheet.ts'

/** An item to add. */
export interface ImportedItem {
  /** Names it where it fails. */
  text: string
  /** Its texts, each of which may be as long as the target allows; otherwise `text` is the only one. */
  cells?: readonly string[]
}

type Rows = readonly (readonly string[])[]

/** Of a target that is a table: what the selected rows decide. */
export interface ImportTable {
  /** Choices about these rows and, before they are imported, what becomes of them and what does not fit. */
  about: (rows: Rows) => ReactNode
  /** What does not fit, with the reasons: it is listed after the import. */
  leftOut: (rows: Rows) => ImportFailure[]
  /** Makes room for these rows, before the first is added. */
  begin: (rows: Rows) => void
  /** The last one was added, or the import was cancelled. */
  end: () => void
  /** What was added, in words. @param rows their number */
  arrived: (rows: number) => string
}

/** How texts of a sheet are added to one activity; made by the kind, used by the dialog. SPEC N3, N4 */
export interface ImportTarget<Addition extends ImportedItem> {
  /** Fields that decide what the texts become. */
  steps: ReactNode
  /** The choice that is still missing, in words; null when complete. */
  lack: string | null
  /** Number of items that this many texts become, which stand in this many rows. */
  countOf: (textCount: number, rowCount: number) => number
  /**
   * The items to add, in order; empty while a choice is missing.
   *
   * @param rows the same texts by row and column, for a target that is a table; without blank rows
   */
  additionsOf: (texts: readonly string[], rows: Rows) => Addition[]
  table?: ImportTable
  /** Maximum length of a text, in characters: a longer one is reported, never cut. */
  longest: number
  /** How many are added at once, where one call takes several; otherwise one. */
  together?: number
  /** @returns the id of the entry in the outbox; null for an item that the server has once the promise resolves */
  add: (addition: Addition) => Promise<string | null>
}

/** What an import lacks or has too much of: in the sheet, or in the choices of the target. */
export type ImportLack = 'texts' | 'target' | 'fewer'

/** Why an import cannot start yet; null when it can. */
export function lackOf(
  { lack, countOf }: Pick<ImportTarget<never>, 'lack' | 'countOf'>,
  textCount: number,
  rowCount = textCount,
): ImportLack | null {
  if (textCount === 0) return 'texts'
  if (lack !== null) return 'target'
  return countOf(textCount, rowCount) > sheetLimits.texts ? 'fewer' : null
}
