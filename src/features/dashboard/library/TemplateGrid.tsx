import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { TemplateCard } from '../templates/TemplateCard.tsx'
import type { TemplateRow } from '../templates/templateRow.ts'
import type { OwnDialog } from '../workshops/OwnDialogs.tsx'
import { dashboardText } from '../text.ts'
import { OwnTemplateMenu } from './OwnTemplateMenu.tsx'
import { usePreview } from './TemplatePreview.tsx'
import classes from './library.module.css'

const pageLength = 48

export interface TemplateGridProps {
  templates: readonly TemplateRow[]
  userId: string
  /** Opens the dialog chosen in the menu of an own template. */
  onDialog: (dialog: OwnDialog) => void
}

/** Cards of templates; own ones have a menu. */
export function TemplateGrid({ templates, userId, onDialog }: TemplateGridProps) {
  const text = useText(dashboardText)
  const { open } = usePreview()
  const [shownCount, setShownCount] = useState(pageLength)
  return (
    <>
      <ul className={classes.grid}>
        {templates.slice(0, shownCount).map((template) => (
          <li key={template.id} className={classes.item}>
            <TemplateCard template={template} userId={userId} onOpen={open} />
            {template.isFacilitator && (
              <OwnTemplateMenu template={template} userId={userId} onDialog={onDialog} />
            )}
          </li>
        ))}
      </ul>
      {templates.length > shownCount && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setShownCount(shownCount + pageLength)}>
            {text.showMore}
          </Button>
        </div>
      )}
    </>
  )
}
