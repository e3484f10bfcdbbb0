import { Switch } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { UserRightDocument } from '#api/operations/account.ts'
import { UpdateTemplateDocument } from '#api/operations/template.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateDetails.module.css'
import { templatesText } from './templatesText.ts'

export interface OfficialSwitchProps {
  templateId: string
  isOfficial: boolean
  /** Refetches the template. */
  onChanged: () => Promise<void>
}

/** For administrators: adds any template to the library, or removes it. Renders nothing for others. SPEC W6. */
export function OfficialSwitch({ templateId, isOfficial, onChanged }: OfficialSwitchProps) {
  const text = useText(templatesText)
  const rights = useQuery(UserRightDocument, {}).data?.userRight
  const change = useAct(async (templateOfficial: boolean) => {
    await call(UpdateTemplateDocument, { workshopId: templateId, templateOfficial })
    await onChanged()
  }, messageOf)
  if (!rights?.administrator) return null
  return (
    <div className={classes.official}>
      <Switch
        label={text.officialSwitch}
        description={text.officialHint}
        checked={isOfficial}
        onChange={(event) => void change.run(event.currentTarget.checked)}
      />
      <MistakeAlert message={change.mistake} />
    </div>
  )
}
