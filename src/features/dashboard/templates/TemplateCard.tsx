import { IconCopy } from '@tabler/icons-react'
import { fullName } from '#domain/accounts/names.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { cardDate } from '#ui/texts/dates.ts'
import { TemplatePicture } from '#ui/templates/TemplatePicture.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateCard.module.css'
import { TemplateMark } from './TemplateMark.tsx'
import { templatesText } from './templatesText.ts'
import type { TemplateRow } from './templateRow.ts'

export interface TemplateCardProps {
  template: TemplateRow
  /** The signed-in person. */
  userId: string
  onOpen: (templateId: string) => void
}

/** A template; the whole card opens its preview dialog. */
export function TemplateCard({ template, userId, onOpen }: TemplateCardProps) {
  const text = useText(templatesText)
  const labels = useText(labelText)
  const name = template.workshopName || text.nameMissing
  const owner = template.creator.id === userId ? labels.me : fullName(template.creator)
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <TemplatePicture pic={template.templatePic} name={name} />
      </div>
      <div className={classes.body}>
        <button
          type="button"
          className={classes.name}
          aria-label={text.open(name)}
          onClick={() => onOpen(template.id)}
        >
          {name}
        </button>
        <p className={classes.desc}>{template.templateDesc || text.descMissing}</p>
        <div className={classes.meta}>
          <TemplateMark template={template} />
          {!template.templateOfficial && (
            <span className={classes.owner}>
              {owner !== '' && `${text.by(owner)} · `}
              {cardDate(template.createdTimeStamp)}
            </span>
          )}
          {template.copyCounter > 0 && (
            <CountMark
              icon={<IconCopy size={15} aria-hidden="true" />}
              count={template.copyCounter}
              label={text.copies(template.copyCounter)}
              className={classes.copies}
            />
          )}
        </div>
      </div>
    </article>
  )
}
