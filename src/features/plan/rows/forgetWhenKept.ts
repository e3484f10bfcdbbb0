import { readDraft, writeDraft } from '#sync/device/drafts.ts'
import type { Outbox } from '#sync/outbox/outboxContract.ts'
import { keyOfDraft } from './cellDrafts.ts'
import type { CellDraft, DraftsOf } from './cellDrafts.ts'

/**
 * Deletes the draft of an edit that was just sent once the edit itself is on this device's disk, or over: a page that ends
 * before has one of both. What is typed into the cell meanwhile is a draft of its own, which stays. SPEC PL7
 */
export function forgetWhenKept(
  of: DraftsOf,
  { value, ...cell }: Pick<CellDraft, 'rowId' | 'columnId' | 'value'>,
  { view }: Pick<Outbox, 'view'>,
): void {
  const key = keyOfDraft(of, cell)
  const draft = readDraft(of.owner, key)
  const isInMemoryOnly = (): boolean =>
    view
      .getState()
      .entries.some(
        ({ effect, isKept }) =>
          !isKept &&
          effect?.does === 'fill' &&
          effect.id === cell.rowId &&
          effect.cells[cell.columnId]?.value === value,
      )
  const forget = (): boolean => {
    if (isInMemoryOnly()) return false
    if (readDraft(of.owner, key) === draft) writeDraft(of.owner, key, '')
    return true
  }
  if (draft === '' || forget()) return
  const stop = view.subscribe(() => {
    if (forget()) stop()
  })
}
