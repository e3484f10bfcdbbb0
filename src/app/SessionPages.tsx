import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { AgendaList } from '#features/agenda/AgendaList.tsx'
import { LobbyPage } from '#features/lobby/LobbyPage.tsx'
import { MissingId } from '#features/session/MissingId.tsx'
import { NoActiveWorkshop } from '#features/session/NoActiveWorkshop.tsx'
import { PageFallback } from '#features/session/PageFallback.tsx'
import { PartGuard } from '#features/session/PartGuard.tsx'
import { SessionGate } from '#features/session/SessionGate.tsx'
import type { WorkshopDetails } from '#features/session/SessionGate.tsx'
import { SessionShell } from '#features/session/SessionShell.tsx'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { lobbyPath } from '#domain/paths.ts'
import { useRole } from '#ui/session/role.ts'
import { PageLoading } from './PageLoading.tsx'

const FacilitatorAgenda = lazy(async () => ({
  default: (await import('#features/agenda/FacilitatorAgenda.tsx')).FacilitatorAgenda,
}))
const CreatePage = lazy(async () => ({
  default: (await import('#features/agenda/CreatePage.tsx')).CreatePage,
}))
const SessionEditor = lazy(async () => ({ default: (await import('./SessionEditor.tsx')).SessionEditor }))
const CreateSessionDialog = lazy(async () => ({
  default: (await import('#features/dashboard/CreateSessionDialog.tsx')).CreateSessionDialog,
}))
const loadBrainstorm = () => import('#features/brainstorm/BrainstormRoute.tsx')
const BrainstormRoute = lazy(async () => ({ default: (await loadBrainstorm()).BrainstormRoute }))

/** `/workshop/{workshopId}/*`: the gate, the shell, and in it the lobby or an activity. */
export function SessionPages() {
  const { workshopId: typed = '' } = useParams()
  const workshopId = normalizeWorkshopId(typed)
  // Fetched while people wait in the lobby, so that Present moves them at once.
  useEffect(() => void loadBrainstorm().catch(() => undefined), [])
  if (workshopId === '') return <NoActiveWorkshop />
  return (
    <SessionGate key={workshopId} workshopId={workshopId}>
      {(details, refetch) => (
        <SessionShell
          workshopId={workshopId}
          agenda={<Agenda />}
          editor={(onClose) => <SessionEditor {...{ details, onClose }} onSaved={refetch} />}
          createWorkshop={(onClose) => <CreateWorkshop onClose={onClose} />}
          details={details}
          onChanged={refetch}
        >
          <Suspense fallback={<PageLoading />}>
            <Pages details={details} />
          </Suspense>
        </SessionShell>
      )}
    </SessionGate>
  )
}

function Pages({ details }: { details: WorkshopDetails | null }) {
  const isFacilitator = useRole() === 'facilitator'
  return (
    <Routes>
      <Route index element={<LobbyPage password={details?.password ?? null} />} />
      {isFacilitator && <Route path="create" element={<CreatePage />} />}
      <Route path="brainstorm" element={<MissingId kind="brainstorm" />} />
      <Route path="present" element={<MissingId kind="present" />} />
      <Route
        path="brainstorm/:objectId"
        element={
          <PartGuard>
            <BrainstormRoute />
          </PartGuard>
        }
      />
      <Route path="*" element={<PageFallback />} />
    </Routes>
  )
}

function Agenda() {
  if (useRole() === 'participant') return <AgendaList />
  return (
    <Suspense>
      <FacilitatorAgenda />
    </Suspense>
  )
}

function CreateWorkshop({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return <CreateSessionDialog onClose={onClose} onCreated={(id) => void navigate(lobbyPath(id))} />
}
