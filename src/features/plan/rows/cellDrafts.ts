import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { typingTab } from './typingTabs.ts'

/** A text that is being typed into a cell or heading, kept on this device so that a reload loses nothing. */
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
  workshopId: WorkshopId
  objectId: ObjectId
}

/** Keeps a draft on this device, in place of an earlier one of the same cell. */
export function keepDraft(of: DraftsOf, { value, expected, tab = typingTab(), ...cell }: CellDraft): void {
  const { owner, ...place } = of
  // Without a change there is nothing to find again.
  const text = value === expected ? '' : value
  writeDraft(owner, keyOfDraft(of, cell), JSON.stringify({ value, expected, tab }), { ...place, text })
}

/** Removes the draft of a cell from this device, if there is one. */
export function forgetDraft(of: Omit<DraftsOf, 'workshopId'>, cell: CellPlace): void {
  writeDraft(of.owner, keyOfDraft(of, cell), '')
}

/** The key under which the device keeps the draft of a cell. */
export function keyOfDraft(of: Pick<DraftsOf, 'objectId'>, cell: CellPlace): string {
  return startOf(of) + cellKey(cell)
}

/** Stands for a row in the key of a draft: that of a heading. */
export const headings = ''

/** Not the id of a row: drafts under that belong to a row that is open, and are shown as they stand. */
export function startOf({ objectId }: Pick<DraftsOf, 'objectId'>): string {
  return `cells.${objectId}.`
}
