import { placeOf } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import { draftsUnder, writeDraft } from '#sync/device/drafts.ts'
import { earlierMark, forgetDraft, startOf } from './cellDrafts.ts'
import type { CellDraft, DraftsOf } from './cellDrafts.ts'
import { lockPrefix, typingTab, webLocks } from './typingTabs.ts'

/** Takes the drafts of a planner that were typed in no other open tab. Those without a change are dropped. */
export async function takeAbandoned(of: DraftsOf, keys: ReadonlySet<string>): Promise<CellDraft[]> {
  const others = await otherTypingTabs()
  const left = keptDrafts(of, keys).filter(({ tab }) => !others.has(tab))
  for (const draft of left) forgetDraft(of, draft)
  return left.filter(({ value, expected }) => value !== expected)
}

/** Takes the drafts that an earlier version of this page kept for rows of a planner. */
export function takeEarlier(owner: string, rowIds: ReadonlySet<string>): CellDraft[] {
  return draftsUnder(owner, '').flatMap(({ key, text }) => {
    const [rowId = '', columnId] = key.split(earlierMark)
    if (columnId === undefined || !rowIds.has(rowId)) return []
    writeDraft(owner, key, '')
    const draft = draftIn(text)
    return draft && draft.value !== draft.expected ? [{ rowId, columnId, ...draft }] : []
  })
}

/** Texts in cells of a planner that were typed and are not saved, also where the row was deleted meanwhile. */
function keptDrafts(of: DraftsOf, keys: ReadonlySet<string>): Required<CellDraft>[] {
  return draftsUnder(of.owner, startOf(of)).flatMap(({ key, text }) => {
    const draft = keys.has(key) ? draftIn(text) : null
    return draft ? [{ ...placeOf(key.slice(startOf(of).length)), ...draft }] : []
  })
}

/** The other open tabs in which something was typed: their drafts are not abandoned. */
async function otherTypingTabs(): Promise<ReadonlySet<string>> {
  const held = (await webLocks()?.query())?.held ?? []
  const tabs = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix))
  return new Set(tabs.map((name) => name.slice(lockPrefix.length)).filter((tab) => tab !== typingTab()))
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
