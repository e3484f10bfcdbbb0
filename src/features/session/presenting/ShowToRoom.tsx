import { messageOf } from '#api/callErrors.ts'
import { SetVotingClosedDocument } from '#api/operations/votingControl.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { useChangeState } from '#sync/documents/useChangeState.ts'
import { useCall } from '#sync/room/room.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Unshown } from './showing.ts'
import { showToRoomText } from './showToRoomText.ts'

export interface ShowToRoomProps {
  /** The change of the shared state that leads the room to the results. */
  change: Partial<SessionState>
  why: Unshown
  onClose: () => void
}

/**
 * Asked once before the room is led to results that it does not see. A yes shows them with the same act; blind ones at the
 * end of a close, up to which the room votes. SPEC BT22
 */
export function ShowToRoom({ change, why, onClose }: ShowToRoomProps) {
  const text = useText(showToRoomText)
  const changeState = useChangeState()
  const call = useCall()
  const show = async (): Promise<AnyMessage | null> => {
    try {
      if (why === 'notShown') await changeState({ ...change, showResults: true })
      else {
        await changeState({ ...change, showResultsPage: false, showGraph: false })
        const partId = change.activePartId ?? ''
        await call(SetVotingClosedDocument, { partId, closed: true, show: true })
      }
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  return (
    <ConfirmDialog
      title={text.title}
      body={text[why]}
      confirmLabel={why === 'blind' ? text.closeAndShow : text.show}
      isHarmless
      onConfirm={show}
      onClose={onClose}
    />
  )
}
