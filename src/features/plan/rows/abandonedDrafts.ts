import { placeOf } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { forgetDraft, startOf } from './cellDrafts.ts'
import type { CellDraft, DraftsOf } from './cellDrafts.ts'
import { lockPrefix, typingTab, webLocks } from './typingTabs.ts'

/**
 * Takes the drafts of a planner that were typed in no other open tab. Those without a change are dropped.
 *
 * @param before drafts by key, as they were when the page was opened: one that is typed over since is left
 */
export async function takeAbandoned(of: DraftsOf, before: ReadonlyMap<string, string>): Promise<CellDraft[]> {
  const others = await otherTypingTabs()
  const left = keptDrafts(of, before).filter(({ tab }) => !others.has(tab))
  for (const draft of left) forgetDraft(of, draft)
  return left.filter(({ value, expected }) => value !== expected)
}

/** Texts in cells of a planner that were typed and are not saved, also where the row was deleted meanwhile. */
function keptDrafts(of: DraftsOf, before: ReadonlyMap<string, string>): Required<CellDraft>[] {
  return draftsUnder(of.owner, startOf(of)).flatMap(({ key, text }) => {
    const draft = before.get(key) === text ? draftIn(text) : null
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
