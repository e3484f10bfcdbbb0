import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { tableDate } from '#ui/texts/dates.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import classes from './Dialog.module.css'
import { workshopsText } from './text.ts'
import { useOwnActs } from './useOwnActs.ts'
import type { OwnedWorkshop } from './workshopRow.ts'

export interface DeleteDialogProps {
  workshop: OwnedWorkshop
  onClose: () => void
  onDeleted: () => void
}

const daySeconds = 24 * 60 * 60

/**
 * Confirms the deletion of a session or template. First it says until when the deletion can be undone, then the fixed
 * text about the loss, with the time from which it applies. SPEC X1, M21.
 */
export function DeleteDialog({ workshop, onClose, onDeleted }: DeleteDialogProps) {
  const text = useText(workshopsText)
  const language = useLanguage()
  const { remove } = useOwnActs(onDeleted)
  const { retentionDays, workshopName, isTemplate } = workshop
  const [nowMs] = useState(() => Date.now())
  const end = tableDate(nowMs / 1000 + retentionDays * daySeconds, language)
  const forGood = isTemplate ? text.deleteTemplateText : text.deleteText
  return (
    <ConfirmDialog
      title={isTemplate ? text.deleteTemplateTitle : text.deleteTitle}
      body={
        retentionDays === 0 ? (
          forGood
        ) : (
          <dl className={classes.times}>
            <dt>{text.until(end)}</dt>
            <dd>{text.restorable(workshopName)}</dd>
            <dt>{text.afterThat}</dt>
            <dd>{forGood}</dd>
          </dl>
        )
      }
      {...(retentionDays === 0 && { note: text.erasedAtOnce(workshopName) })}
      onConfirm={() => remove(workshop)}
      onClose={onClose}
    />
  )
}
