import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { tableDate } from '#ui/dates.ts'
import { useLanguage, useText } from '#ui/useText.ts'
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
 * Asks before a session or template is deleted. Until when that can be taken back comes first, and then what the specification
 * says about it, at the time from which that is true. SPEC X1.
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
