import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { ResetVotesDocument, UndoResetVotesDocument } from '#api/operations/votingControl.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import { votingRound } from '#domain/activity/votes/showing.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type * as Y from 'yjs'
import { useConnection } from '#sync/room/connection.ts'
import { editDeskUndoably } from '#sync/documents/desk.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'
import type { AnyRoot } from '#sync/documents/docWatch.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { PartDialogProps } from '../face.ts'
import { editorText } from '../editorText.ts'
import { activityInputText } from '../inputText.ts'

export interface StartOverDialogProps extends PartDialogProps {
  /** Empties the desk, by flags alone. */
  startOver: (desk: Y.Doc) => void
  /** The maps of the desk that hold input. */
  inputRoots: readonly AnyRoot[]
  /** How much is removed, and what stays, in a sentence. */
  lostOf: (desk: Y.Doc) => string
  /** It is voted on: the next round begins. SPEC BT10 */
  hasVotes?: boolean
}

/** Empties an activity of all input after a rehearsal: says what is removed, and offers undo. SPEC B18 */
export function StartOverDialog(props: StartOverDialogProps) {
  const { part, startOver, inputRoots, lostOf, hasVotes = false, onClose } = props
  const text = useText(activityInputText)
  const tools = useText(editorText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const call = useCall()
  const isConnected = useConnection().status === 'online'
  const { doc, state } = useDocument('desk', part.objectId)
  const name = part.partName || ui.unnamed
  const lost = useDerived(doc, inputRoots, lostOf)

  const votes = useVotesReset(part)
  const confirm = async (): Promise<AnyMessage | null> => {
    if (!isConnected) return ui.needsConnection
    // First: of the two it is the one that may fail.
    const mistake = hasVotes ? await votes.reset() : null
    if (mistake !== null) return mistake
    const outcome = editDeskUndoably(doc, startOver)
    if (!outcome.ok) {
      // All of it, or nothing.
      if (hasVotes) await votes.undo()
      return outcome.message
    }
    try {
      await call(ResetFinishedDocument, { partId: part.id })
    } catch (error) {
      notify(`${text.marksStay} ${toText(messageOf(error))}`, 'bad')
    }
    const takeBack = async (): Promise<void> => {
      const failed = hasVotes ? await votes.undo() : null
      const isBack = outcome.undo()
      if (failed !== null) notify(failed, 'bad')
      else notify(isBack ? text.startOverUndone(name) : tools.cannotUndo, isBack ? 'good' : 'bad')
    }
    const action = { label: labels.undo, run: () => void takeBack() }
    notify(text.startedOver(name), 'good', hasVotes ? { ...action, forMs: times.resetUndoMs } : action)
    announce(text.startedOver(name))
    return null
  }

  if (state.status !== 'ready') {
    return (
      <AppDialog title={text.startOverTitle(name)} onClose={onClose}>
        <Skeleton height={64} />
      </AppDialog>
    )
  }
  return (
    <ConfirmDialog
      title={text.startOverTitle(name)}
      body={lost}
      confirmLabel={text.startOver}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** Starts the next round of voting, and takes that back; both return the error, or null. SPEC BT10 */
function useVotesReset({ id: partId, objectId }: AgendaPart) {
  const call = useCall()
  const { doc: board } = useDocument('board', objectId)
  const now = useDerived(board, [activityRoots.settings], votingRound)
  // The round that was on when the dialog opened: sent again after a lost answer, the reset ends no other.
  const [round] = useState(now)
  const attempt = async (act: Promise<unknown>): Promise<AnyMessage | null> => {
    try {
      await act
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  return {
    reset: () => attempt(call(ResetVotesDocument, { partId, round })),
    undo: () => attempt(call(UndoResetVotesDocument, { partId, round: round + 1 })),
  }
}
