import { Skeleton } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import type { AnyMessage } from '#domain/message.ts'
import type * as Y from 'yjs'
import { useConnection } from '#sync/connection/connection.ts'
import { editDeskUndoably } from '#sync/documents/desk.ts'
import { useDocument } from '#sync/documents/documents.ts'
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
import { startOverText } from './startOverText.ts'

export interface StartOverDialogProps extends PartDialogProps {
  /** Empties the desk, by flags alone. */
  startOver: (desk: Y.Doc) => void
  /** The maps of the desk that hold input. */
  inputRoots: readonly AnyRoot[]
  /** How much is removed, and what stays, in a sentence. */
  lostOf: (desk: Y.Doc) => string
}

/** Empties an activity of all input after a rehearsal: says what is removed, and offers undo. SPEC B18 */
export function StartOverDialog({ part, startOver, inputRoots, lostOf, onClose }: StartOverDialogProps) {
  const text = useText(startOverText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const call = useCall()
  const isConnected = useConnection().status === 'online'
  const { doc, state } = useDocument('desk', part.objectId)
  const name = part.partName || ui.unnamed
  const lost = useDerived(doc, inputRoots, lostOf)

  const confirm = async (): Promise<AnyMessage | null> => {
    if (!isConnected) return ui.needsConnection
    const outcome = editDeskUndoably(doc, startOver)
    if (!outcome.ok) return outcome.message
    try {
      await call(ResetFinishedDocument, { partId: part.id })
    } catch (error) {
      notify(`${text.marksStay} ${toText(messageOf(error))}`, 'bad')
    }
    const takeBack = (): void => {
      const isBack = outcome.undo()
      notify(isBack ? text.undone(name) : text.cannotUndo, isBack ? 'good' : 'bad')
    }
    notify(text.done(name), 'good', { label: labels.undo, run: takeBack })
    announce(text.done(name))
    return null
  }

  if (state.status !== 'ready') {
    return (
      <AppDialog title={text.title(name)} onClose={onClose}>
        <Skeleton height={64} />
      </AppDialog>
    )
  }
  return (
    <ConfirmDialog
      title={text.title(name)}
      body={lost}
      confirmLabel={text.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
