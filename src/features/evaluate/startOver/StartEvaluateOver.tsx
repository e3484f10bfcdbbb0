import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import type { PartDialogProps } from '#activity/face.ts'
import { activityInputText } from '#activity/inputText.ts'
import { useVotingActs } from '#activity/voting/control/useVotingActs.ts'
import { useTurnout, useVoting } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

/** Starts an Evaluate activity over: all votes are reset, the polls stay. SPEC EV9 */
export function StartEvaluateOver({ part, onClose }: PartDialogProps) {
  const shared = useText(activityInputText)
  const text = useText(inputText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const call = useCall()
  const isOnline = useCanCall()
  const { doc: board } = useDocument('board', part.objectId)
  const voting = useVoting(board)
  // The round that was on when the dialog opened: sent again after a lost answer, the reset ends no other.
  const [ended] = useState(voting.round)
  const { voted, proxies } = useTurnout(board, wholeScope)
  const acts = useVotingActs(part, voting)
  const confirm = async (): Promise<AnyMessage | null> => {
    if (!isOnline) return ui.needsConnection
    try {
      await acts.reset(ended)
    } catch (error) {
      return messageOf(error)
    }
    try {
      await call(ResetFinishedDocument, { partId: part.id })
    } catch (error) {
      notify(`${shared.marksStay} ${toText(messageOf(error))}`, 'bad')
    }
    return null
  }
  return (
    <ConfirmDialog
      title={shared.startOverTitle(part.partName || ui.unnamed)}
      body={text.lost(voted + proxies)}
      note={text.undo}
      confirmLabel={shared.startOver}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
