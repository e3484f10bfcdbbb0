import { useEffect, useEffectEvent, useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { forgetDraft, keptDrafts } from '../rows/cellDrafts.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import { planText } from '../text.ts'
import type { Plan } from './usePlan.ts'

/**
 * Sends texts that were being typed when the page was closed, once the table is there: with the text that they replace,
 * so that nothing newer is overwritten.
 */
export function useRestoredDrafts({ rows, isLocked, status }: Plan, acts: TableActs): void {
  const text = useText(planText)
  const owner = identityKey(useRoom().identity)
  const [rowIds] = useState(() => new Set(rows.map(({ id }) => id)))
  const isReady = status.status === 'ready' && !isLocked
  const restore = useEffectEvent(() => {
    const drafts = keptDrafts(owner, rowIds)
    const changed = drafts.filter(({ value, expected }) => value !== expected)
    for (const draft of drafts) forgetDraft(owner, draft)
    acts.edit(changed)
    if (changed.length > 0) notify(text.restored(changed.length))
  })
  useEffect(() => {
    if (isReady) restore()
  }, [isReady])
}
