import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import type { OwnedWorkshop } from './workshopRow.ts'

const RenameDialog = lazyDialog(async () => ({ default: (await import('./RenameDialog.tsx')).RenameDialog }))
const RetentionDialog = lazyDialog(async () => ({
  default: (await import('./RetentionDialog.tsx')).RetentionDialog,
}))
const DeleteDialog = lazyDialog(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))

export type OwnDialogName = 'rename' | 'retention' | 'delete'

export interface OwnDialog {
  name: OwnDialogName
  workshop: OwnedWorkshop
}

export interface OwnDialogsProps {
  dialog: OwnDialog | null
  onClose: () => void
  /** Refetches the list. */
  onChanged: () => void
}

/**
 * The dialogs of an own session's or template's menu. They render outside the list, which may lose the row meanwhile.
 */
export function OwnDialogs({ dialog, onClose, onChanged }: OwnDialogsProps) {
  if (!dialog) return null
  const { name, workshop } = dialog
  return (
    <>
      {name === 'rename' && <RenameDialog {...{ workshop, onClose }} onRenamed={onChanged} />}
      {name === 'retention' && <RetentionDialog {...{ workshop, onClose, onChanged }} />}
      {name === 'delete' && <DeleteDialog {...{ workshop, onClose }} onDeleted={onChanged} />}
    </>
  )
}
