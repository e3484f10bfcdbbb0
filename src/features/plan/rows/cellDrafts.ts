import type { CellPlace } from '#domain/plan/cellKey.ts'
import { draftsUnder, writeDraft } from '#sync/device/drafts.ts'

/** A text that is being typed into a cell, kept on this device so that a reload loses nothing. */
export interface CellDraft extends CellPlace {
  value: string
  /** The text that the person saw when they began. SPEC PL6 */
  expected: string
}

const mark = '.cell.'

export function keepDraft(owner: string, { rowId, columnId, value, expected }: CellDraft): void {
  writeDraft(owner, keyOf({ rowId, columnId }), JSON.stringify({ value, expected }))
}

export function forgetDraft(owner: string, cell: CellPlace): void {
  writeDraft(owner, keyOf(cell), '')
}

/** Texts in cells of these rows that were typed and never saved: the page was closed meanwhile. */
export function keptDrafts(owner: string, rowIds: ReadonlySet<string>): CellDraft[] {
  return draftsUnder(owner, '').flatMap(({ key, text }) => {
    const [rowId = '', columnId = ''] = key.split(mark)
    if (columnId === '' || !rowIds.has(rowId)) return []
    const draft = draftIn(text)
    return draft ? [{ rowId, columnId, ...draft }] : []
  })
}

function keyOf({ rowId, columnId }: CellPlace): string {
  return rowId + mark + columnId
}

function draftIn(text: string): { value: string; expected: string } | null {
  try {
    const { value, expected } = JSON.parse(text) as { value?: unknown; expected?: unknown }
    return typeof value === 'string' && typeof expected === 'string' ? { value, expected } : null
  } catch {
    return null
  }
}
