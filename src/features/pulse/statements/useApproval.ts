import { messageOf } from '#api/callErrors.ts'
import { SetSliderPollApprovedDocument, SetSliderPollsApprovedDocument } from '#api/operations/pulse.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { statementText } from './statementText.ts'

export interface Approval {
  isReady: boolean
  /** Why nothing can be approved now, or null. */
  whyNot: string | null
  approve: (statements: readonly { id: string }[]) => Promise<void>
  /** Of all categories. */
  approveAll: () => Promise<void>
  /** Lets a statement wait again. */
  withdraw: (statement: { id: string }) => Promise<void>
}

/**
 * For facilitators: shows statements to the room, or lets them wait again. Commands, so that nothing approved offline
 * appears late. SPEC PU3
 */
export function useApproval(pulseId: ObjectId): Approval {
  const text = useText(statementText)
  const call = useCall()
  const whyNot = useWhyNotConnected()
  const { run, isBusy } = useAct(
    async (act: () => Promise<unknown>, said: string) => {
      await act()
      announce(said)
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const set = (sliderPollId: string, approved: boolean): Promise<unknown> =>
    call(SetSliderPollApprovedDocument, { sliderPollId, approved })
  return {
    isReady: whyNot === null && !isBusy,
    whyNot,
    approve: (statements) =>
      run(
        () => Promise.all(statements.map(({ id }) => set(id, true))),
        statements.length === 1 ? text.approved : text.approvedAll,
      ),
    approveAll: () =>
      run(() => call(SetSliderPollsApprovedDocument, { pulseId, approved: true }), text.approvedAll),
    withdraw: ({ id }) => run(() => set(id, false), text.withdrawn),
  }
}
