import { Button, Skeleton } from '@mantine/core'
import { IconEye, IconPencil, IconPlus } from '@tabler/icons-react'
import type { TemplateQuery } from '#api/generated.ts'
import { fullName } from '#domain/accounts/names.ts'
import { useCategoryName } from '#ui/templates/text.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { TemplatePicture } from '#ui/templates/TemplatePicture.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { OfficialSwitch } from './OfficialSwitch.tsx'
import { PartList } from './PartList.tsx'
import classes from './TemplateDetails.module.css'
import { TemplateMark } from './TemplateMark.tsx'
import { templatesText } from './templatesText.ts'

export interface TemplateDetailsProps {
  template: TemplateQuery['workshop']
  onPreview: () => void
  onEdit: () => void
  onCreate: () => void
  /** Refetches the template. */
  onChanged: () => Promise<void>
}

/** The left column holds the description and the activities; the right one the picture. */
export function TemplateDetails(props: TemplateDetailsProps) {
  const { template, onPreview, onEdit, onCreate, onChanged } = props
  const text = useText(templatesText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const nameOf = useCategoryName()
  const creator = fullName(template.creator)
  const categories = template.publictemplateinfoSet.filter(({ isSet }) => isSet)
  return (
    <div className={classes.details}>
      <div className={classes.panel}>
        <p className={classes.desc}>{template.templateDesc || text.descMissing}</p>
        <TemplateMark template={template} />
        <dl className={classes.facts}>
          {creator !== '' && (
            <div>
              <dt>{text.creator}</dt>
              <dd>{creator}</dd>
            </div>
          )}
          {template.copyCounter > 0 && (
            <div>
              <dt>{text.used}</dt>
              <dd translate="no" data-numeric>
                {text.times(template.copyCounter)}
              </dd>
            </div>
          )}
          {categories.length > 0 && (
            <div>
              <dt>{text.categories}</dt>
              <dd className={classes.categories}>
                {categories.map(({ category }) => (
                  <span key={category} className={classes.category}>
                    {nameOf(category)}
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
        <PartList parts={template.parts} none={text.noActivities} />
        <OfficialSwitch
          templateId={template.id}
          isOfficial={template.templateOfficial}
          onChanged={onChanged}
        />
      </div>
      <div className={classes.side}>
        <div className={classes.picture}>
          <TemplatePicture pic={template.templatePic} name={template.workshopName} />
        </div>
      </div>
      <DialogActions>
        {template.isFacilitator ? (
          <Button variant="default" leftSection={<IconPencil size={20} />} onClick={onEdit}>
            {ui.edit}
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconEye size={20} />} onClick={onPreview}>
            {text.preview}
          </Button>
        )}
        <Button leftSection={<IconPlus size={20} />} data-autofocus onClick={onCreate}>
          {labels.createSession}
        </Button>
      </DialogActions>
    </div>
  )
}

/** Placeholder while the details load. */
export function TemplateDetailsSkeleton() {
  const text = useText(templatesText)
  return (
    <div className={classes.details} role="status" aria-label={text.loading}>
      <div className={classes.panel}>
        <Skeleton height={16} />
        <Skeleton height={16} mt={8} width="70%" />
        <Skeleton height={120} mt={24} />
      </div>
      <div className={classes.side}>
        <Skeleton className={classes.picture ?? ''} height={260} />
      </div>
    </div>
  )
}
