import { Button, Switch, Text, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { CreateRightsDocument, TemplateDocument } from '#api/operations/template.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { limits } from '#domain/limits.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import * as settingMessages from '#domain/messages/settings.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { tellLeftOut } from '#activity/copyInput/tellLeftOut.ts'
import { openEditorBeside } from '#activity/session/sidePanel.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { copyEverything } from './copyChoice.ts'
import { CopyParts } from './CopyParts.tsx'
import classes from './CreateWorkshopDialog.module.css'
import { createText } from './createText.ts'
import { LicenceLimit, whyNotCreate } from './LicenceLimit.tsx'
import { makeWorkshop } from './makeWorkshop.ts'
import type { WorkshopSource } from './makeWorkshop.ts'

const SessionPreview = lazyPage(async () => ({
  default: (await import('./SessionPreview.tsx')).SessionPreview,
}))

export interface CreateWorkshopDialogProps {
  /** The workshop to copy; absent for a new one. */
  source?: WorkshopSource
  /** Creates a template instead of a session. */
  asTemplate?: boolean
  onClose: () => void
  onCreated: (workshopId: string) => void
}

/**
 * Creates a session or a template: new, or as a copy.
 *
 * @see SPEC K4, K13, M7
 */
export function CreateWorkshopDialog(props: CreateWorkshopDialogProps) {
  const { source, asTemplate = false, onClose, onCreated } = props
  const text = useText(createText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const isFromTemplate = source?.isTemplate ?? false
  const [newWorkshopId] = useState(newId)
  const [name, setName] = useState(source?.name.slice(0, limits.workshopName) ?? '')
  const [password, setPassword] = useState('')
  const [includeInput, setIncludeInput] = useState(false)
  const [choice, setChoice] = useState(copyEverything)
  const [isPreviewing, setPreviewing] = useState(false)
  const rights = useQuery(CreateRightsDocument, {}).data?.userRight
  const template = useQuery(isFromTemplate ? TemplateDocument : null, { id: source?.id ?? '' })
  const parts = template.data?.workshop.parts ?? null
  const create = useAct(async () => {
    const { id, leftOut } = await makeWorkshop({
      id: newWorkshopId,
      name,
      password,
      asTemplate,
      source,
      includeInput,
      choice,
      parts,
    })
    if (isFromTemplate) openEditorBeside()
    onCreated(id)
    tellLeftOut(leftOut)
  }, messageOf)
  const whyNot = whyNotCreate(rights)
  const hasSpace = /\s/.test(password)
  const canCreate = name.trim() !== '' && !hasSpace && whyNot === null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canCreate) void create.run()
  }
  if (source && isPreviewing) {
    return (
      <Suspense>
        <SessionPreview source={source} onClose={() => setPreviewing(false)} />
      </Suspense>
    )
  }
  return (
    <AppDialog
      isWide={isFromTemplate}
      title={asTemplate ? text.createTemplate : labels.createSession}
      onClose={onClose}
    >
      <DialogForm onSubmit={submit} className={classes.form}>
        {rights && whyNot && <LicenceLimit rights={rights} />}
        {source && (
          <Text c="dimmed" size="sm" className={classes.from ?? ''}>
            {text.from(source.name)}
          </Text>
        )}
        <TextInput
          label={asTemplate ? labels.templateName : labels.sessionName}
          description={asTemplate ? text.templateNameHint : text.sessionNameHint}
          maxLength={limits.workshopName}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={text.password}
          description={asTemplate ? text.templatePasswordHint : text.passwordHint}
          autoComplete="off"
          maxLength={limits.editDialogPassword}
          value={password}
          error={hasSpace ? toText(settingMessages.passwordWithSpaces) : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {source && !isFromTemplate && (
          <Switch
            size="md"
            labelPosition="left"
            classNames={{ body: classes.switch ?? '' }}
            label={text.includeInput}
            description={text.includeInputHint}
            onLabel={labels.on}
            offLabel={labels.off}
            checked={includeInput}
            onChange={(event) => setIncludeInput(event.currentTarget.checked)}
          />
        )}
        {isFromTemplate && (
          <CopyParts
            parts={parts}
            isFailed={!parts && template.error !== null}
            choice={choice}
            onChange={setChoice}
          />
        )}
        <MistakeAlert message={create.mistake} />
        <DialogActions>
          {source && isFromTemplate && (
            <Button
              component="a"
              href={lobbyPath(source.id)}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              className={classes.preview ?? ''}
              title={text.previewHint}
            >
              {text.preview}
            </Button>
          )}
          {source && !isFromTemplate && (
            <Button
              variant="subtle"
              className={classes.preview ?? ''}
              title={text.previewSessionHint}
              onClick={() => setPreviewing(true)}
            >
              {text.preview}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton disabled={!canCreate} loading={create.isBusy}>
            {text.create}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
