import { ActionIcon, Skeleton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { UserRightDocument } from '#api/operations/account.ts'
import { useSession } from '#api/session.ts'
import { useQuery } from '#api/useQuery.ts'
import { limits, times } from '#domain/limits.ts'
import { passwordSpacesMessage } from '#domain/workshop.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { lazyPage } from '#ui/lazyPart.tsx'
import { useAutosave } from '#ui/useAutosave.ts'
import type { Autosave } from '#ui/useAutosave.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useText } from '#ui/useText.ts'
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
  /** What is no document (the password) changed. */
  onSaved: () => void
}

/** @see specification, part 2, section 2: Settings panel */
export function SettingsPanel({ password, creatorId, agendaSwitch, onSaved }: SettingsPanelProps) {
  const text = useText(editorText)
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  const { account } = useSession()
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
    mistakeIn: (draft) => (/\s/.test(draft) ? passwordSpacesMessage : null),
    save: (draft) => save({ password: draft }),
  })
  // A field with unsaved text keeps it where it can be selected and read.
  const offline = (field: Autosave) =>
    isConnected ? {} : { disabled: !field.isDirty, readOnly: true, title: text.needsConnection }
  return (
    <div className={classes.settings}>
      <TextInput
        size="sm"
        label={workshop.template ? text.templateName : text.sessionName}
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
        label={workshop.template ? text.templateId : text.sessionId}
        value={workshopId}
        readOnly
        rightSection={<CopyIcon value={workshopId} label={text.copyId} />}
      />
      <TextInput
        size="sm"
        label={text.password}
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
