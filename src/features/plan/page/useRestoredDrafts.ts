import { useEffect, useEffectEvent, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { startOf } from '../rows/cellDrafts.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import { planText } from '../text.ts'
import type { Plan } from './usePlan.ts'

/**
 * Sends texts that were being typed when the page was closed, once the table is there: with the text that they replace,
 * so that nothing newer is overwritten. A row that was deleted meanwhile refuses its text, which stays with the person
 * (PL8). What is typed in another tab is left to that.
 */
export function useRestoredDrafts({ objectId, isLocked, status }: Plan, acts: TableActs): void {
  const text = useText(planText)
  const owner = identityKey(useRoom().identity)
  const isDone = useRef(false)
  const isReady = status.status === 'ready' && !isLocked
  const restore = useEffectEvent(async () => {
    // What is kept from now on is being typed here.
    const keys = new Set(draftsUnder(owner, startOf({ owner, objectId })).map(({ key }) => key))
    if (keys.size === 0) return
    const { takeAbandoned } = await import('../rows/abandonedDrafts.ts')
    const changed = await takeAbandoned({ owner, objectId }, keys)
    acts.edit(changed.map(({ tab: _tab, ...draft }) => draft))
    if (changed.length > 0) notify(text.restored(changed.length))
  })
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    void restore()
  }, [isReady])
}
