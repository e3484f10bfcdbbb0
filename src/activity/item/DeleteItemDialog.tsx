import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { AnyMessage } from '#domain/message.ts'
import { useText } from '#ui/texts/useText.ts'
import { itemText } from './text.ts'

export interface DeleteItemDialogProps {
  /** The deletion is an edit of the desk, which this person can undo. */
  isUndoable: boolean
  /** Deletes it; resolves with the error as a sentence, or null. */
  onConfirm: () => Promise<AnyMessage | null> | AnyMessage | null
  onClose: () => void
}

/** Confirmation before an answer is deleted. */
export function DeleteItemDialog(props: DeleteItemDialogProps) {
  const text = useText(itemText)
  return <ConfirmDialog title={text.deleteTitle} body={text.deleteBody} {...props} />
}
