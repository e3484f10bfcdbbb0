import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { PartsDocument } from '#api/operations/part.ts'
import { WorkshopsDocument } from '#api/operations/workshop.ts'
import type { PartRowFragment } from '#api/generated.ts'
import { useSession } from '#api/session.ts'
import { useQuery } from '#api/useQuery.ts'
import { UserMistake } from '#domain/errors.ts'
import { useRoom } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { cardDate } from '#ui/dates.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { useKindName } from '#ui/kindText.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { ownerOf, sessionsToImportFrom } from './importable.ts'
import { buildText } from './buildText.ts'
import type { AgendaActs } from './useAgendaActs.ts'

export interface ImportActivityDialogProps {
  acts: AgendaActs
  onClose: () => void
}

/** @see specification, part 2, section 2: Import activity dialog */
export function ImportActivityDialog({ acts, onClose }: ImportActivityDialogProps) {
  const text = useText(buildText)
  const kindOf = useKindName()
  const { workshopId } = useRoom()
  const { account } = useSession()
  const [search, setSearch] = useState('')
  const [sessionId, setSessionId] = useState<string | null>(null)
  const [partId, setPartId] = useState<string | null>(null)
  const sessions = useQuery(WorkshopsDocument, { template: false })
  const found = sessionsToImportFrom(sessions.data?.workshops ?? [], workshopId, search)
  // What is chosen is on the screen: a search that hides it takes the choice back.
  const session = found.find(({ id }) => id === sessionId) ?? null
  const parts = useQuery(session ? PartsDocument : null, { workshopId: session?.id ?? '' })
  const part = (session && parts.data?.parts.find(({ id }) => id === partId)) ?? null
  const nameOf = (row: PartRowFragment): string => row.partName || text.unnamedOf(kindOf(row))
  const take = useAct(
    async () => {
      if (!part) return
      const mistake = await acts.duplicate(part.id, 'copy_all')
      if (mistake !== null) throw new UserMistake(mistake)
      announce(text.imported(nameOf(part)))
      onClose()
    },
    (error) => (error as Error).message,
  )
  const find = (typed: string): void => {
    setSearch(typed)
    const stays = sessionsToImportFrom(found, workshopId, typed).some(({ id }) => id === sessionId)
    if (!stays) setSessionId(null)
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
          rows={found.map((row) => ({
            id: row.id,
            cells: [row.workshopName, ownerOf(row, account?.userId, text.me), cardDate(row.createdTimeStamp)],
          }))}
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
        columns={[text.activityName, text.activityType]}
        rows={(parts.data?.parts ?? []).map((row) => ({
          id: row.id,
          cells: [nameOf(row), kindOf(row)],
        }))}
        empty={session ? text.noActivities : text.chooseSession}
        isLoading={session !== null && parts.isLoading}
        chosen={part?.id ?? null}
        onChoose={setPartId}
      />
      <MistakeAlert message={take.mistake} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button disabled={part === null} loading={take.isBusy} onClick={() => void take.run()}>
          {text.import}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
