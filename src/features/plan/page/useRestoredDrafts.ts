import { useEffect, useEffectEvent, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { earlierMark, startOf } from '../rows/cellDrafts.ts'
import type { Arrange } from '../rows/useArrange.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import { planText } from '../text.ts'
import type { Plan } from './usePlan.ts'

/**
 * Sends texts that were being typed when the page was closed, once the table is there: with the text that they replace,
 * so that nothing newer is overwritten. A row that was deleted meanwhile refuses its text, which stays with the person
 * (PL8); so does a heading that somebody else changed. What is typed in another tab is left to that.
 *
 * @param arrange undefined while it is not known yet
 */
export function useRestoredDrafts(plan: Plan, acts: TableActs, arrange: Arrange | null | undefined): void {
  const { objectId, isLocked, status } = plan
  const text = useText(planText)
  const { keepRefused } = useOutbox()
  const owner = identityKey(useRoom().identity)
  const isDone = useRef(false)
  const isReady = status.status === 'ready' && !isLocked && arrange !== undefined
  const restore = useEffectEvent(async () => {
    const of = { owner, objectId }
    // What is kept from now on is being typed here.
    const keys = new Set(draftsUnder(owner, startOf(of)).map(({ key }) => key))
    if (keys.size === 0 && !draftsUnder(owner, '').some(({ key }) => key.includes(earlierMark))) return
    const { restoreDrafts } = await import('../rows/restoreDrafts.ts')
    const count = await restoreDrafts({
      ...{ of, keys, plan, arrange: arrange ?? null, edit: acts.edit },
      keep: (words, message) => keepRefused({ objectId, label: text.labelColumn, text: words, message }),
    })
    if (count > 0) notify(text.restored(count))
  })
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    void restore()
  }, [isReady])
}
