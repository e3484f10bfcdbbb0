import { messageOf } from '#api/callErrors.ts'
import { SetVotingClosedDocument } from '#api/operations/votingControl.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { areResultsBlind } from '#domain/activity/votes/showing.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import { showToRoomText } from './showToRoomText.ts'

const roots = [activityRoots.flags, activityRoots.settings]

export interface ShowToRoomProps {
  /** The change of the shared state that leads the room to the results. */
  change: Partial<SessionState>
  /** The activity whose results they are. */
  objectId: ObjectId
  /** Called after a yes. */
  onMade?: (() => void) | undefined
  onClose: () => void
}

/**
 * Asked once before the room is led to results that it does not see. A yes shows them with the same act; blind ones at the
 * end of a close, up to which the room votes. SPEC BT22
 */
export function ShowToRoom({ change, objectId, onMade, onClose }: ShowToRoomProps) {
  const { doc } = useDocument('board', objectId)
  const why = useDerived(doc, roots, areBlind) ? 'blind' : 'notShown'
  const text = useText(showToRoomText)
  const { lead } = useRoomLead()
  const call = useCall()
  const show = async (): Promise<AnyMessage | null> => {
    try {
      if (why === 'notShown') await lead({ ...change, showResults: true })
      else {
        await lead({ ...change, showResultsPage: false, showGraph: false })
        const partId = change.activePartId ?? ''
        await call(SetVotingClosedDocument, { partId, closed: true, show: true })
      }
      onMade?.()
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

/** Nobody may see them before voting closes. */
function areBlind(board: Parameters<typeof areResultsBlind>[0]): boolean {
  return areResultsBlind(board, false)
}
