import { useEffect, useEffectEvent, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import * as callMessages from '#domain/messages/calls.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { Message } from '#domain/message.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { earlierMark, headings, startOf } from '../rows/cellDrafts.ts'
import type { CellDraft } from '../rows/cellDrafts.ts'
import type { Arrange } from '../rows/useArrange.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import { planText } from '../text.ts'
import type { Plan } from './usePlan.ts'

/**
 * Sends texts that were being typed when the page was closed, once the table is there: with the text that they replace,
 * so that nothing newer is overwritten. A row that was deleted meanwhile refuses its text, which stays with the person
 * (PL8); so does a heading that somebody else changed. What is typed in another tab is left to that.
 */
export function useRestoredDrafts(plan: Plan, acts: TableActs, arrange: Arrange | null): void {
  const { objectId, isLocked, status, columns, rows } = plan
  const text = useText(planText)
  const { keepRefused } = useOutbox()
  const owner = identityKey(useRoom().identity)
  const isDone = useRef(false)
  const isReady = status.status === 'ready' && !isLocked
  const restoreHeading = ({ columnId, value, expected }: CellDraft): void => {
    const column = columns.find(({ id }) => id === columnId)
    if (column?.heading === value) return
    let message: Message | null = callMessages.FORBIDDEN
    if (!column) message = planMessages.columnDeleted
    else if (column.heading !== expected) message = planMessages.headingChanged
    else if (arrange) message = arrange.rename(columnId, value)
    if (message !== null) keepRefused({ objectId, label: text.labelColumn, text: value, message })
  }
  const restore = useEffectEvent(async () => {
    // What is kept from now on is being typed here.
    const keys = new Set(draftsUnder(owner, startOf({ owner, objectId })).map(({ key }) => key))
    const hasEarlier = draftsUnder(owner, '').some(({ key }) => key.includes(earlierMark))
    if (keys.size === 0 && !hasEarlier) return
    const rowIds = new Set(rows.map(({ id }) => id))
    const { takeAbandoned, takeEarlier } = await import('../rows/abandonedDrafts.ts')
    const changed = [...takeEarlier(owner, rowIds), ...(await takeAbandoned({ owner, objectId }, keys))]
    const [ofHeadings, ofCells] = [true, false].map((isHeading) =>
      changed.filter(({ rowId }) => (rowId === headings) === isHeading),
    ) as [CellDraft[], CellDraft[]]
    acts.edit(ofCells.map(({ tab: _tab, ...draft }) => draft))
    for (const draft of ofHeadings) restoreHeading(draft)
    if (changed.length > 0) notify(text.restored(changed.length))
  })
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    void restore()
  }, [isReady])
}
