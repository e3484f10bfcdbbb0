import { Skeleton } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import type * as Y from 'yjs'
import { useConnection } from '#sync/connection.ts'
import { editDeskUndoably } from '#sync/desk.ts'
import { useDocument } from '#sync/documents.ts'
import { useCall } from '#sync/room.tsx'
import type { AnyRoot } from '#sync/docWatch.ts'
import { useDerived } from '#sync/useDoc.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { notify } from '#ui/notify.ts'
import { useTold } from '#ui/toldText.ts'
import { useText } from '#ui/useText.ts'
import type { PartDialogProps } from '../face.ts'
import { startOverText } from './startOverText.ts'

export interface StartOverDialogProps extends PartDialogProps {
  /** Empties the desk, by flags alone. */
  startOver: (desk: Y.Doc) => void
  /** The maps of the desk that input stands in. */
  inputRoots: readonly AnyRoot[]
  /** How much goes, and what stays, in a sentence. */
  lostOf: (desk: Y.Doc) => string
}

/** Empties an activity of all input after a rehearsal: says what goes, and offers to bring it back. SPEC B18. */
export function StartOverDialog({ part, startOver, inputRoots, lostOf, onClose }: StartOverDialogProps) {
  const text = useText(startOverText)
  const told = useTold()
  const call = useCall()
  const isConnected = useConnection().status === 'online'
  const { doc, state } = useDocument('desk', part.objectId)
  const name = part.partName || text.unnamed
  const lost = useDerived(doc, inputRoots, lostOf)

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
