import type * as Y from 'yjs'
import { watchEdit } from '#sync/documents/desk.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '#ui/dialogs/ConfirmDialog.tsx'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from '../editorText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { itemText } from '../itemText.ts'

export interface DeleteDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'onConfirm' | 'onClose'
> {
  /** What is said afterwards. */
  deleted: string
  /** The deletion is an edit of this desk, which the person can undo, unless it was gone there already; null: it is a call. */
  desk: Y.Doc | null
}

/** Confirmation before a deletion in an activity. Afterwards a toast says so, with *Undo* where there is one. SPEC M21 */
export function DeleteDialog({ deleted, desk, onConfirm, ...asked }: DeleteDialogProps) {
  const text = useText(editorText)
  const labels = useText(labelText)
  const tell = (undo: (() => boolean) | null): void => {
    announce(deleted)
    if (undo === null) return
    const takeBack = (): void => {
      if (undo()) announce(text.undone)
      else notify(text.cannotUndo, 'bad')
    }
    notify(deleted, 'plain', { label: labels.undo, run: takeBack })
  }
  const confirm = async () => {
    const undoOf = desk && watchEdit(desk)
    const mistake = await onConfirm()
    if (mistake === null) tell(undoOf && undoOf())
    return mistake
  }
  return <ConfirmDialog {...asked} onConfirm={confirm} />
}

/** The same before an answer is deleted. */
export function DeleteItemDialog(props: Pick<DeleteDialogProps, 'desk' | 'onConfirm' | 'onClose'>) {
  const text = useText(itemText)
  const { deleteTitle, deleteBody, deleted } = useItemNoun() === 'item' ? text.ofItem : text
  return <DeleteDialog title={deleteTitle} body={deleteBody} deleted={deleted} {...props} />
}
