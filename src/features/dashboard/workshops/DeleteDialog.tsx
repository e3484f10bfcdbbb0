import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { useOwnActs } from './useOwnActs.ts'
import type { OwnedWorkshop } from './workshopRow.ts'

export interface DeleteDialogProps {
  workshop: OwnedWorkshop
  onClose: () => void
  onDeleted: () => void
}

/** Confirms the deletion of a session or template; afterwards a toast says until when it can be restored. SPEC X1, M21 */
export function DeleteDialog({ workshop, onClose, onDeleted }: DeleteDialogProps) {
  const text = useText(dashboardText)
  const { remove } = useOwnActs(onDeleted)
  const { retentionDays, workshopName, isTemplate } = workshop
  return (
    <ConfirmDialog
      title={isTemplate ? text.deleteTemplateTitle : text.deleteTitle}
      body={isTemplate ? text.deleteTemplateText : text.deleteText}
      {...(retentionDays === 0 && { note: text.erasedAtOnce(workshopName) })}
      onConfirm={() => remove(workshop)}
      onClose={onClose}
    />
  )
}
