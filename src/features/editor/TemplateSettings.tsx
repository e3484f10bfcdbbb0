import { Skeleton, Switch, Textarea, Title } from '@mantine/core'
import { TemplateDocument } from '#api/operations/template.ts'
import type { TemplateQuery } from '#api/generated.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { limits, times } from '#domain/limits.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useRoom, useWorkshopChanged } from '#sync/room/room.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PicturePicker } from './PicturePicker.tsx'
import { TemplateCategories } from './TemplateCategories.tsx'
import classes from './TemplateSettings.module.css'
import { templateText } from './templateText.ts'
import { useTemplateChange } from './useTemplateChange.ts'

/** Settings for finding and choosing a template: description, picture, visibility and categories. */
export function TemplateSettings({ isAdministrator }: { isAdministrator: boolean }) {
  const text = useText(templateText)
  const { workshopId } = useRoom()
  const { data, error, refetch } = useQuery(TemplateDocument, { id: workshopId })
  useWorkshopChanged(() => void refetch())
  return (
    <section className={classes.template} aria-label={text.title}>
      <Title order={3} size="h4">
        {text.title}
      </Title>
      {data && (
        <TemplateFields template={data.workshop} isAdministrator={isAdministrator} onSaved={refetch} />
      )}
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={220} role="status" aria-label={text.loading} />}
    </section>
  )
}

interface TemplateFieldsProps {
  template: TemplateQuery['workshop']
  isAdministrator: boolean
  onSaved: () => Promise<void>
}

function TemplateFields({ template, isAdministrator, onSaved }: TemplateFieldsProps) {
  const text = useText(templateText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const { account } = useCredentials()
  const { save, apply } = useTemplateChange(onSaved)
  const isConnected = useCanCall()
  const isCreator = template.creator.id === account?.userId
  const desc = useAutosave({
    value: template.templateDesc,
    delayMs: times.sessionNameSaveMs,
    save: (templateDesc) => save({ templateDesc: templateDesc.trim() }),
  })
  const categories = template.publictemplateinfoSet
    .filter(({ isSet }) => isSet)
    .map(({ category }) => category)
  const whyNot = !isConnected ? ui.needsConnection : isCreator || isAdministrator ? null : text.onlyCreator
  const publicHint = template.templateOfficial
    ? text.isOfficial
    : template.templatePublic
      ? text.publicOn
      : text.publicOff
  return (
    <>
      <Textarea
        size="sm"
        label={text.desc}
        description={text.descHint}
        autosize
        minRows={3}
        maxLength={limits.templateDesc}
        value={desc.value}
        error={desc.mistake}
        readOnly={!isConnected}
        onChange={(event) => desc.change(event.currentTarget.value)}
        onBlur={desc.flush}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
      />
      <p className={classes.count} aria-live="off">
        {text.count(desc.value.length, limits.templateDesc)}
      </p>
      <PicturePicker
        pic={template.templatePic}
        isDisabled={!isConnected}
        onPick={(templatePic) => apply({ templatePic })}
      />
      <Switch
        {...switchLook}
        label={text.public}
        description={whyNot ?? publicHint}
        onLabel={labels.on}
        offLabel={labels.off}
        checked={template.templatePublic}
        disabled={whyNot !== null}
        onChange={(event) => void apply({ templatePublic: event.currentTarget.checked })}
      />
      {isAdministrator && (
        <Switch
          {...switchLook}
          label={text.official}
          description={text.officialHint}
          onLabel={labels.on}
          offLabel={labels.off}
          checked={template.templateOfficial}
          disabled={!isConnected}
          onChange={(event) => void apply({ templateOfficial: event.currentTarget.checked })}
        />
      )}
      <TemplateCategories
        categories={categories}
        whyNot={whyNot}
        onChange={(publicTemplateInfo) => apply({ publicTemplateInfo })}
      />
    </>
  )
}

const switchLook = {
  size: 'md',
  labelPosition: 'left',
  classNames: { body: classes.switch ?? '' },
} as const
