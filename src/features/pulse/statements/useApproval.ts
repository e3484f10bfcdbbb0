import { messageOf } from '#api/callErrors.ts'
import { SetSliderPollApprovedDocument, SetSliderPollsApprovedDocument } from '#api/operations/pulse.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { approvalText } from './approvalText.ts'
import { eachOf } from './eachOf.ts'

export interface Approval {
  isReady: boolean
  /** Why nothing can be approved now, or null. */
  whyNot: string | null
  approve: (statements: readonly { id: string }[]) => Promise<void>
  /** Of all categories. */
  approveAll: () => Promise<void>
  /** Lets a statement wait again. */
  withdraw: (statement: { id: string }) => Promise<void>
  /** Lets all wait again; resolves with the error, or null. */
  withdrawAll: () => Promise<AnyMessage | null>
}

/**
 * For facilitators: shows statements to the room, or lets them wait again. Commands, so that nothing approved offline
 * appears late. SPEC PU3
 */
export function useApproval(pulseId: ObjectId): Approval {
  const text = useText(approvalText)
  const call = useCall()
  const whyNot = useWhyNotConnected()
  const { run, isBusy } = useAct(
    async (act: () => Promise<unknown>, said?: string) => {
      await act()
      if (said !== undefined) announce(said)
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const set = (sliderPollId: string, approved: boolean): Promise<unknown> =>
    call(SetSliderPollApprovedDocument, { sliderPollId, approved })
  const setAll = (approved: boolean): Promise<unknown> =>
    call(SetSliderPollsApprovedDocument, { pulseId, approved })
  const approveEach = async (statements: readonly { id: string }[]): Promise<void> => {
    const errors = await eachOf(statements, ({ id }) => set(id, true))
    if (errors.length === 0) announce(statements.length === 1 ? text.approved : text.approvedAll)
    else if (statements.length === 1) throw errors[0]
    else notify(text.notApproved(errors.length, statements.length), 'bad')
  }
  return {
    isReady: whyNot === null && !isBusy,
    whyNot,
    approve: (statements) => run(() => approveEach(statements)),
    approveAll: () => run(() => setAll(true), text.approvedAll),
    withdraw: ({ id }) => run(() => set(id, false), text.withdrawn),
    withdrawAll: async () => {
      try {
        await setAll(false)
        announce(text.withdrawnAll)
        return null
      } catch (error) {
        return messageOf(error)
      }
    },
  }
}
