import { ActionIcon, Skeleton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { UserRightDocument } from '#api/operations/account.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { limits, times } from '#domain/limits.ts'
import * as settingMessages from '#domain/messages/settings.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import type { Autosave } from '#ui/inputs/useAutosave.ts'
import { useCopy } from '#ui/inputs/useCopy.ts'
import { uiText } from '#ui/texts/text.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from './text.ts'
import { useSettings } from './useSettings.ts'
import classes from './SettingsPanel.module.css'

const TemplateSettings = lazyPage(async () => ({
  default: (await import('./TemplateSettings.tsx')).TemplateSettings,
}))
const BetaSettings = lazyPage(async () => ({ default: (await import('./BetaSettings.tsx')).BetaSettings }))

export interface SettingsPanelProps {
  /** The session's password; null while it is not known. */
  password: string | null
  creatorId: string | null
  /** 'Show Agenda to Participants' */
  agendaSwitch: ReactNode
  /** Called after a setting outside the documents (the password) was saved. */
  onSaved: () => void
}

/** The settings of a session. SPEC M6, Z21. */
export function SettingsPanel({ password, creatorId, agendaSwitch, onSaved }: SettingsPanelProps) {
  const text = useText(editorText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  const { account } = useCredentials()
  const rights = useQuery(UserRightDocument, {}).data?.userRight
  const { save, isConnected } = useSettings(onSaved)
  const isCreator = creatorId === account?.userId
  const name = useAutosave({
    value: workshop.workshopName,
    delayMs: times.sessionNameSaveMs,
    mistakeIn: (draft) => (draft.trim() === '' ? text.nameMissing : null),
    save: (workshopName) => save({ workshopName: workshopName.trim() }),
  })
  const secret = useAutosave({
    value: password ?? '',
    delayMs: times.sessionNameSaveMs,
    mistakeIn: (draft) => (/\s/.test(draft) ? settingMessages.passwordWithSpaces : null),
    save: (draft) => save({ password: draft }),
  })
  // Offline, a field with unsaved text is read-only instead of disabled, so that the text can be selected and read.
  const offline = (field: Autosave) =>
    isConnected ? {} : { disabled: !field.isDirty, readOnly: true, title: ui.needsConnection }
  return (
    <div className={classes.settings}>
      <TextInput
        size="sm"
        label={workshop.template ? labels.templateName : labels.sessionName}
        maxLength={limits.workshopName}
        value={name.value}
        error={name.mistake}
        description={creatorId === null || isCreator ? undefined : text.onlyCreator}
        readOnly={!isCreator}
        {...offline(name)}
        onChange={(event) => name.change(event.currentTarget.value)}
        onBlur={name.flush}
      />
      <TextInput
        size="sm"
        label={workshop.template ? text.templateId : ui.sessionId}
        value={workshopId}
        readOnly
        rightSection={<CopyIcon value={workshopId} label={text.copyId} />}
      />
      <TextInput
        size="sm"
        label={ui.password}
        placeholder={text.passwordPlaceholder}
        autoComplete="off"
        maxLength={limits.workshopPassword}
        value={secret.value}
        error={secret.mistake}
        {...(password === null ? { disabled: true } : offline(secret))}
        onChange={(event) => secret.change(event.currentTarget.value)}
        onBlur={secret.flush}
        rightSection={<CopyIcon value={secret.value} label={text.copyPassword} />}
      />
      {!workshop.template && agendaSwitch}
      {workshop.template && (
        <Suspense fallback={<Skeleton height={220} />}>
          <TemplateSettings isAdministrator={rights?.administrator ?? false} />
        </Suspense>
      )}
      {rights?.betaUser && (
        <Suspense>
          <BetaSettings color={workshop.color} save={save} />
        </Suspense>
      )}
    </div>
  )
}

function CopyIcon({ value, label }: { value: string; label: string }) {
  const { isCopied, copy } = useCopy()
  return (
    <ActionIcon
      size={30}
      radius={8}
      aria-label={label}
      disabled={value === ''}
      onClick={() => void copy(value)}
    >
      {isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
    </ActionIcon>
  )
}
