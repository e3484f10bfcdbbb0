import type { ObjectId } from '#domain/ids.ts'
import { cellKey, placeOf } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import { draftsUnder, writeDraft } from '#sync/device/drafts.ts'
import { typingTab } from './typingTabs.ts'

/** A text that is being typed into a cell, kept on this device so that a reload loses nothing. */
export interface CellDraft extends CellPlace {
  value: string
  /** The text that the person saw when they began. SPEC PL6 */
  expected: string
  /** The tab in which it was typed; this one when left out. */
  tab?: string
}

/** Whose drafts, and in which planner. */
export interface DraftsOf {
  owner: string
  objectId: ObjectId
}

export function keepDraft(of: DraftsOf, { value, expected, tab = typingTab(), ...cell }: CellDraft): void {
  writeDraft(of.owner, startOf(of) + cellKey(cell), JSON.stringify({ value, expected, tab }))
}

export function forgetDraft(of: DraftsOf, cell: CellPlace): void {
  writeDraft(of.owner, startOf(of) + cellKey(cell), '')
}

/** Texts in cells of a planner that were typed and are not saved, also where the row was deleted meanwhile. */
export function keptDrafts(of: DraftsOf): Required<CellDraft>[] {
  return draftsUnder(of.owner, startOf(of)).flatMap(({ key, text }) => {
    const draft = draftIn(text)
    return draft ? [{ ...placeOf(key.slice(startOf(of).length)), ...draft }] : []
  })
}

/** Not the id of a row: drafts under that belong to a row that is open, and are shown as they stand. */
function startOf({ objectId }: DraftsOf): string {
  return `cells.${objectId}.`
}

function draftIn(text: string): Omit<Required<CellDraft>, keyof CellPlace> | null {
  try {
    const { value, expected, tab = '' } = JSON.parse(text) as Record<string, unknown>
    return [value, expected, tab].every((one) => typeof one === 'string')
      ? { value: String(value), expected: String(expected), tab: String(tab) }
      : null
  } catch {
    return null
  }
}
