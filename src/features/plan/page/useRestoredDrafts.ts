import { useEffect, useEffectEvent, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { laterFile } from '#ui/loading/laterFile.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { startOf } from '../rows/cellDrafts.ts'
import type * as Restoring from './restoreDrafts.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import type { TableActs } from '../history/useTableActs.ts'
import { planText } from '../text.ts'
import type { Plan } from '../rows/usePlan.ts'

const restoring = laterFile(() => import('./restoreDrafts.ts'))

/**
 * Sends texts that were being typed when the page was closed, once the table is there: with the text that they replace,
 * so that nothing newer is overwritten. A row that was deleted meanwhile refuses its text, which stays with the person
 * (PL8); so does a heading that somebody else changed, and the server where input is closed. What is typed in another tab is left to that.
 *
 * @param arrange undefined while it is not known yet
 */
export function useRestoredDrafts(plan: Plan, acts: TableActs, arrange: Arrange | null | undefined): void {
  const { objectId, status } = plan
  const text = useText(planText)
  const { keepRefused } = useOutbox()
  const { identity, outbox, workshopId } = useRoomOfContext()
  const owner = identityKey(identity)
  const isDone = useRef(false)
  const left = useRef<ReadonlyMap<string, string> | null>(null)
  const isReady = status.status === 'ready' && arrange !== undefined
  /** What is kept from now on is being typed here. */
  const draftsBefore = useEffectEvent(() => {
    const drafts = draftsUnder(owner, startOf({ objectId }))
    return (left.current ??= new Map(drafts.map(({ key, text: kept }) => [key, kept])))
  })
  const restore = useEffectEvent(
    async (restoreDrafts: typeof Restoring.restoreDrafts, drafts: ReadonlyMap<string, string>) => {
      const count = await restoreDrafts({
        ...{
          of: { owner, workshopId, objectId },
          drafts,
          plan,
          arrange: arrange ?? null,
          outbox,
          edit: acts.edit,
        },
        keep: (words, message) => keepRefused({ objectId, label: text.labelColumn, text: words, message }),
      })
      if (count > 0) notify(text.restored(count))
    },
  )
  useEffect(() => {
    if (!isReady || isDone.current) return
    const drafts = draftsBefore()
    if (drafts.size === 0) return
    return restoring.whenLoaded(({ restoreDrafts }) => {
      isDone.current = true
      void restore(restoreDrafts, drafts)
    })
  }, [isReady])
}
