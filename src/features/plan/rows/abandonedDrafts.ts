import { placeOfKey } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { forgetDraft, keepDraft, startOf } from './cellDrafts.ts'
import type { CellDraft, DraftsOf } from './cellDrafts.ts'
import { typingTabs } from './typingTabs.ts'

/**
 * Takes the drafts of a planner that were typed in no open tab: from then on they are this tab's, until what is made of
 * them is kept. Those without a change are dropped.
 *
 * @param before drafts by key, as they were when the page was opened: one that is typed over since is left
 */
export async function takeAbandoned(of: DraftsOf, before: ReadonlyMap<string, string>): Promise<CellDraft[]> {
  const open = await typingTabs()
  const left = keptDrafts(of, before).filter(({ tab }) => !open.has(tab))
  return left.flatMap(({ tab: _tab, ...draft }) => {
    if (draft.value === draft.expected) forgetDraft(of, draft)
    else keepDraft(of, draft)
    return draft.value === draft.expected ? [] : [draft]
  })
}

/** Texts in cells of a planner that were typed and are not saved, also where the row was deleted meanwhile. */
function keptDrafts(of: DraftsOf, before: ReadonlyMap<string, string>): Required<CellDraft>[] {
  return draftsUnder(of.owner, startOf(of)).flatMap(({ key, text }) => {
    const draft = before.get(key) === text ? draftIn(text) : null
    return draft ? [{ ...placeOfKey(key.slice(startOf(of).length)), ...draft }] : []
  })
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
