import * as callMessages from '#domain/messages/calls.ts'
import type { Message } from '#domain/message.ts'
import type { Outbox } from '#sync/outbox/outboxContract.ts'
import { takeAbandoned } from '../rows/abandonedDrafts.ts'
import { forgetDraft, headings } from '../rows/cellDrafts.ts'
import type { DraftsOf } from '../rows/cellDrafts.ts'
import { forgetWhenKept } from '../rows/forgetWhenKept.ts'
import { saveHeading } from '../grid/arrange/saveHeading.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import type { CellChange } from '../history/planHistory.ts'
import type { Plan } from '../rows/usePlan.ts'

export interface Restoring {
  of: DraftsOf
  /** Drafts from before this page began to keep its own, by key. */
  drafts: ReadonlyMap<string, string>
  plan: Plan
  arrange: Arrange | null
  outbox: Pick<Outbox, 'view'>
  edit: (changes: readonly CellChange[]) => void
  /** Keeps the text of a heading that cannot be saved. */
  keep: (text: string, message: Message) => void
}

/** Saves drafts that no open tab has. @returns how many */
export async function restoreDrafts({
  of,
  drafts,
  plan,
  arrange,
  outbox,
  edit,
  keep,
}: Restoring): Promise<number> {
  const taken = await takeAbandoned(of, drafts)
  const cells = taken.filter(({ rowId }) => rowId !== headings)
  edit(cells)
  for (const draft of cells) forgetWhenKept(of, draft, outbox)
  for (const draft of taken.filter(({ rowId }) => rowId === headings)) {
    const message = saveHeading(draft, plan.columns, arrange, callMessages.FORBIDDEN)
    if (message !== null) keep(draft.value, message)
    forgetDraft(of, draft)
  }
  return taken.length
}
