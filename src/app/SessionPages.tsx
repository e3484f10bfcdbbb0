import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { AgendaList } from '#features/agenda/AgendaList.tsx'
import { LobbyPage } from '#features/lobby/LobbyPage.tsx'
import { NoActiveWorkshop } from '#features/session/NoActiveWorkshop.tsx'
import { PageFallback } from '#features/session/PageFallback.tsx'
import { SessionGate } from '#features/session/SessionGate.tsx'
import { SessionShell } from '#features/session/SessionShell.tsx'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { useRole } from '#ui/session/role.ts'
import { PageLoading } from './PageLoading.tsx'

const FacilitatorAgenda = lazy(async () => ({
  default: (await import('#features/agenda/FacilitatorAgenda.tsx')).FacilitatorAgenda,
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
          password={details?.password ?? null}
          onChanged={refetch}
        >
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route index element={<LobbyPage password={details?.password ?? null} />} />
              <Route path="brainstorm/:objectId" element={<BrainstormRoute />} />
              <Route path="*" element={<PageFallback />} />
            </Routes>
          </Suspense>
        </SessionShell>
      )}
    </SessionGate>
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
