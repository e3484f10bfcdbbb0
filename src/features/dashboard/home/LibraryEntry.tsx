import { UnstyledButton } from '@mantine/core'
import { TemplatePicture } from '#ui/templates/TemplatePicture.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { TemplateRow } from '../templates/templateRow.ts'
import { templatesText } from '../templates/templatesText.ts'
import { dashboardText } from '../text.ts'
import classes from './LibraryEntry.module.css'

export interface LibraryEntryProps {
  template: TemplateRow
  onOpen: (templateId: string) => void
}

/** A library template on one line; a press opens its preview. */
export function LibraryEntry({ template, onOpen }: LibraryEntryProps) {
  const text = useText(dashboardText)
  const words = useText(templatesText)
  const { id, workshopName, templatePic, copyCounter } = template
  const name = workshopName || words.nameMissing
  return (
    <UnstyledButton className={classes.entry} onClick={() => onOpen(id)}>
      <span className={classes.picture}>
        <TemplatePicture pic={templatePic} name={name} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.meta}>{copyCounter > 0 ? text.used(copyCounter) : text.unused}</span>
      </span>
    </UnstyledButton>
  )
}
