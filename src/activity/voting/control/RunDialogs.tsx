import { messageOf } from '#api/callErrors.ts'
import type { AnyMessage } from '#domain/message.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { controlText } from './controlText.ts'
import type { RunProps, RunVote } from './useRunning.ts'

const ClosingDialog = lazyDialog(async () => ({
  default: (await import('./ClosingDialog.tsx')).ClosingDialog,
}))
const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** What is asked or counted down before a vote closes or a new round begins. SPEC BT10, BT18 */
export function RunDialogs({ vote, part }: { vote: RunVote } & Pick<RunProps, 'part'>) {
  const text = useText(controlText)
  const { acts, dialog, close } = vote
  const begin = async (ended: number): Promise<AnyMessage | null> => {
    try {
      await acts.reset(ended)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  if (dialog === null) return null
  return dialog.is === 'closing' ? (
    <ClosingDialog {...{ acts }} shows={dialog.shows} objectId={part.objectId} onClose={close} />
  ) : (
    <ConfirmDialog
      title={text.roundTitle}
      body={text.roundText}
      note={text.roundNote}
      confirmLabel={text.roundConfirm}
      isHarmless
      onConfirm={() => begin(dialog.round)}
      onClose={close}
    />
  )
}
