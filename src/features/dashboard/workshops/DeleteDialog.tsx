import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { tableDate } from '#ui/dates.ts'
import { useLanguage, useText } from '#ui/useText.ts'
import { workshopsText } from './text.ts'
import { useOwnActs } from './useOwnActs.ts'
import type { OwnedWorkshop } from './workshopRow.ts'

export interface DeleteDialogProps {
  workshop: OwnedWorkshop
  onClose: () => void
  onDeleted: () => void
}

const daySeconds = 24 * 60 * 60

/** Asks before a session or template is deleted, and says until when that can be taken back. */
export function DeleteDialog({ workshop, onClose, onDeleted }: DeleteDialogProps) {
  const text = useText(workshopsText)
  const language = useLanguage()
  const { remove } = useOwnActs(onDeleted)
  const { retentionDays, workshopName } = workshop
  const [nowMs] = useState(() => Date.now())
  const end = tableDate(nowMs / 1000 + retentionDays * daySeconds, language)
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteText}
      note={retentionDays === 0 ? text.erasedAtOnce(workshopName) : text.restorableUntil(workshopName, end)}
      onConfirm={() => remove(workshop)}
      onClose={onClose}
    />
  )
}
