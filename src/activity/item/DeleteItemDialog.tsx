import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useText } from '#ui/useText.ts'
import { itemText } from './text.ts'

export interface DeleteItemDialogProps {
  /** It is an edit of the desk, which this person can undo. */
  isUndoable: boolean
  /** Deletes it; answers what went wrong as a sentence, or null when it is done. */
  onConfirm: () => Promise<string | null> | string | null
  onClose: () => void
}

/** Asks before an answer is deleted. */
export function DeleteItemDialog(props: DeleteItemDialogProps) {
  const text = useText(itemText)
  return <ConfirmDialog title={text.deleteTitle} body={text.deleteBody} {...props} />
}
