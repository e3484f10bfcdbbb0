import { Button, Radio, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { PartsDocument } from '#api/operations/part.ts'
import { WorkshopsDocument } from '#api/operations/workshop.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { UserMistake } from '#domain/errors.ts'
import { useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { cardDate, timeOfDay } from '#ui/texts/dates.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useKindName } from '#ui/texts/kindText.ts'
import type { KindOfPart } from '#ui/texts/kindText.ts'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { sharedNames } from '#ui/people/sharedNames.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { ownerOf, sessionsToImportFrom } from './importable.ts'
import type { ImportableSession } from './importable.ts'
import { buildText } from '../buildText.ts'
import classes from './ChoiceTable.module.css'
import type { AgendaActs } from '../useAgendaActs.ts'

/** The number of activities listed to describe a session. */
const namedParts = 3

interface NamedPart extends KindOfPart {
  partName: string
}

export interface ImportActivityDialogProps {
  acts: AgendaActs
  onClose: () => void
}

/** Copies an activity of another session into this agenda. SPEC M7. */
export function ImportActivityDialog({ acts, onClose }: ImportActivityDialogProps) {
  const text = useText(buildText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const kindOf = useKindName()
  const language = useLanguage()
  const { workshopId } = useRoom()
  const { account } = useCredentials()
  const [search, setSearch] = useState('')
  const [sessionId, setSessionId] = useState<string | null>(null)
  const [partId, setPartId] = useState<string | null>(null)
  const [mode, setMode] = useState<'copy_all' | 'headings_only'>('copy_all')
  const sessions = useQuery(WorkshopsDocument, { template: false })
  const all = sessions.data?.workshops ?? []
  const found = sessionsToImportFrom(all, workshopId, search)
  // Only a visible row can be chosen: a search that hides the chosen row clears the choice.
  const session = found.find(({ id }) => id === sessionId) ?? null
  const parts = useQuery(session ? PartsDocument : null, { workshopId: session?.id ?? '' })
  const part = (session && parts.data?.parts.find(({ id }) => id === partId)) ?? null
  const nameOf = (row: NamedPart): string => row.partName || text.unnamedOf(kindOf(row))
  const isShared = sharedNames(all.map(({ workshopName }) => workshopName))
  const rows = parts.data?.parts ?? []
  const isSharedPart = sharedNames(rows.map(nameOf))
  const take = useAct(async () => {
    if (!part) return
    const mistake = await acts.duplicate(part.id, mode)
    if (mistake !== null) throw new UserMistake(mistake)
    announce(text.imported(nameOf(part)))
    onClose()
  }, messageOf)
  const find = (typed: string): void => {
    setSearch(typed)
    const stays = sessionsToImportFrom(found, workshopId, typed).some(({ id }) => id === sessionId)
    if (!stays) setSessionId(null)
  }
  /** A row of the first table; for sessions with the same name also the time and their activities. */
  const sessionRow = (row: ImportableSession, isTwin: boolean) => {
    const { id, workshopName, createdTimeStamp } = row
    const names = row.parts.slice(0, namedParts).map(nameOf).join(', ') || text.noneInIt
    const more = row.parts.length - namedParts
    return {
      id,
      cells: [workshopName, ownerOf(row, account?.userId, labels.me), cardDate(createdTimeStamp)],
      detail: isTwin
        ? `${timeOfDay(createdTimeStamp, language)} · ${more > 0 ? text.activitiesMore(names, more) : names}`
        : undefined,
    }
  }
  const noSession = search.trim() === '' ? text.noSessions : text.noSessionFound(search.trim())
  return (
    <AppDialog title={text.importTitle} isWide onClose={onClose}>
      <TextInput
        type="search"
        aria-label={text.searchSession}
        placeholder={text.searchSession}
        leftSection={<IconSearch size={18} />}
        value={search}
        data-autofocus
        onChange={(event) => find(event.currentTarget.value)}
      />
      {sessions.error && !sessions.data ? (
        <LoadFailed onRetry={() => void sessions.refetch()} />
      ) : (
        <ChoiceTable
          title={text.selectSession}
          columns={[text.session, text.owner, text.createdAt]}
          rows={found.map((row) => sessionRow(row, isShared(row.workshopName)))}
          empty={noSession}
          isLoading={sessions.isLoading}
          chosen={session?.id ?? null}
          onChoose={(id) => {
            setSessionId(id)
            setPartId(null)
          }}
        />
      )}
      <ChoiceTable
        title={text.selectActivity}
        columns={[labels.activityName, text.activityType]}
        rows={rows.map((row, index) => ({
          id: row.id,
          cells: [nameOf(row), kindOf(row)],
          detail: isSharedPart(nameOf(row)) ? text.placeOf(index + 1) : undefined,
        }))}
        empty={session ? text.noActivities : text.chooseSession}
        isLoading={session !== null && parts.isLoading}
        chosen={part?.id ?? null}
        onChoose={setPartId}
      />
      <Radio.Group
        className={classes.input ?? ''}
        label={text.selectInput}
        value={mode}
        onChange={(chosen) => setMode(chosen === 'copy_all' ? chosen : 'headings_only')}
      >
        <Radio value="copy_all" label={text.withInput} description={text.withInputHint} />
        <Radio value="headings_only" label={text.withoutInput} description={text.withoutInputHint} />
      </Radio.Group>
      <MistakeAlert message={take.mistake} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button disabled={part === null} loading={take.isBusy} onClick={() => void take.run()}>
          {text.import}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
