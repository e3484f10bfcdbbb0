import { Skeleton } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useConnection } from '#sync/connection.ts'
import { editDeskUndoably } from '#sync/desk.ts'
import { useDocument } from '#sync/documents.ts'
import { useCall } from '#sync/room.tsx'
import { useDerived } from '#sync/useDoc.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { notify } from '#ui/notify.ts'
import { useTold } from '#ui/toldText.ts'
import { useText } from '#ui/useText.ts'
import { inputOf, inputRoots } from './inputOf.ts'
import { startOverText } from './startOverText.ts'

export interface StartOverDialogProps {
  part: AgendaPart
  onClose: () => void
}

/** Empties an activity of all input after a rehearsal: says what goes, and offers to bring it back. SPEC B18. */
export function StartOverDialog({ part, onClose }: StartOverDialogProps) {
  const text = useText(startOverText)
  const told = useTold()
  const call = useCall()
  const isConnected = useConnection().status === 'online'
  const { doc, state } = useDocument('desk', part.objectId)
  const name = part.partName || text.unnamed
  const counts = useDerived(doc, inputRoots, inputOf)
  const input = state.status === 'ready' ? counts : null

  const confirm = async (): Promise<string | null> => {
    if (!isConnected) return text.needsConnection
    const outcome = editDeskUndoably(doc, startOver)
    if (!outcome.ok) return outcome.message
    try {
      await call(ResetFinishedDocument, { partId: part.id })
    } catch (error) {
      notify(`${text.marksStay} ${told(messageOf(error))}`, 'bad')
    }
    const takeBack = (): void => {
      const isBack = outcome.undo()
      notify(isBack ? text.undone(name) : text.cannotUndo, isBack ? 'good' : 'bad')
    }
    notify(text.done(name), 'good', { label: text.undo, run: takeBack })
    announce(text.done(name))
    return null
  }

  if (input === null) {
    return (
      <AppDialog title={text.title(name)} onClose={onClose}>
        <Skeleton height={64} />
      </AppDialog>
    )
  }
  return (
    <ConfirmDialog
      title={text.title(name)}
      body={text.body(input.answers, input.groups, input.comments)}
      confirmLabel={text.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
