import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import { AgendaList } from '#features/agenda/list/AgendaList.tsx'
import { LobbyPage } from '#features/lobby/LobbyPage.tsx'
import { PartGuard } from '#features/session/entry/PartGuard.tsx'
import { SessionGate } from '#features/session/entry/SessionGate.tsx'
import type { WorkshopDetails } from '#features/session/entry/SessionGate.tsx'
import { FacilitatorShell, SessionShell } from '#features/session/shell/SessionShell.tsx'
import { useCredentials } from '#api/signIn/credentials.ts'
import { notYet } from '#domain/activity/model.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { lobbyPath, remotePath } from '#domain/workshop/paths.ts'
import type { ActivityFace } from '#activity/face.ts'
import { FacesProvider } from '#activity/faces.tsx'
import { ItemNounContext } from '#activity/itemNoun.ts'
import { usePreloadedAt, usePreloadedParts } from '#activity/preload.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { lazyDialog, lazyPage, lazyPart, lazyTool } from '#ui/loading/lazyPart.tsx'
import { RunDialogProvider } from '#activity/session/RunDialogProvider.tsx'
import { useMaySee, useRole } from '#activity/session/role.ts'
import { faces } from '../registries/faces.ts'
import { PageLoading } from '../PageLoading.tsx'

const BuildAgenda = lazyPage(async () => ({ default: (await import('./BuildAgenda.tsx')).BuildAgenda }))
const SessionEditor = lazyPage(async () => ({ default: (await import('./SessionEditor.tsx')).SessionEditor }))
const FacilitatorRun = lazyPart(async () => ({
  default: (await import('./FacilitatorRun.tsx')).FacilitatorRun,
}))
const ParticipantRun = lazyTool(async () => ({
  default: (await import('./ParticipantRun.tsx')).ParticipantRun,
}))

const loadParts = () => import('./sessionParts.ts')
const CreateRoute = lazyPage(async () => (await loadParts()).loadCreateRoute())
const CreateWorkshopDialog = lazyDialog(async () => (await loadParts()).loadCreateWorkshop())
const PreviewBanner = lazyPart(async () => (await loadParts()).loadPreviewBanner())
const NotesPanel = lazyPage(async () => (await loadParts()).loadNotes())
const RemoteScreen = lazyPage(async () => (await loadParts()).loadRemote())
const MissingId = lazyPart(async () => (await loadParts()).loadMissingId())
const PageFallback = lazyPart(async () => (await loadParts()).loadPageFallback())
const NoActiveWorkshop = lazyPart(async () => (await loadParts()).loadNoActiveWorkshop())
const MinePage = lazyPage(async () => (await loadParts()).loadMine())
const EndingPage = lazyPage(async () => (await loadParts()).loadEnding())

const kinds = Object.keys(contents) as ActivityKind[]

/** `/workshop/{workshopId}/*`: the gate, the shell, and in it the lobby or an activity. */
export function SessionPages() {
  return (
    <FacesProvider faces={faces}>
      <SessionAt />
    </FacesProvider>
  )
}

function SessionAt() {
  const { workshopId: typed = '' } = useParams()
  const workshopId = normalizeWorkshopId(typed)
  const { pathname } = useLocation()
  usePreloadedAt(pathname)
  usePreloadedShell(workshopId)
  if (workshopId === '') return <NoActiveWorkshop />
  return (
    <SessionGate key={workshopId} workshopId={workshopId}>
      {(details, refetch) => (
        <RunDialogProvider>
          <SessionShell
            workshopId={workshopId}
            agenda={<Agenda />}
            editor={(onClose) => <SessionEditor {...{ details, onClose }} onSaved={refetch} />}
            notes={(onClose) => <NotesPanel onClose={onClose} />}
            wholePage={
              pathname === remotePath(workshopId) && (
                <Suspense fallback={<PageLoading />}>
                  <RemoteScreen />
                </Suspense>
              )
            }
            createWorkshop={(onClose) => <CreateWorkshop onClose={onClose} />}
            launch={(onClose) => <Launch onClose={onClose} />}
            preview={<PreviewBanner launch={(onClose) => <Launch onClose={onClose} />} />}
            details={details}
            onChanged={refetch}
          >
            <Suspense>
              <Run />
            </Suspense>
            <Suspense fallback={<PageLoading />}>
              <Pages details={details} />
            </Suspense>
          </SessionShell>
        </RunDialogProvider>
      )}
    </SessionGate>
  )
}

/** Preloads what a facilitator's page shows at once: what is there when the session arrives needs no fallback. */
function usePreloadedShell(workshopId: WorkshopId): void {
  const { account, members } = useCredentials()
  const mayLead = account !== null && !(workshopId in members)
  useEffect(() => {
    if (!mayLead) return
    // A failed preload is repeated when the part is shown.
    for (const part of [FacilitatorShell, BuildAgenda, FacilitatorRun]) part.preload().catch(() => undefined)
  }, [mayLead])
}

const runs = { facilitator: FacilitatorRun, participant: ParticipantRun, viewer: null }

/** The controls beside any activity. */
function Run() {
  const OfRole = runs[useRole()]
  return OfRole && <OfRole />
}

function Pages({ details }: { details: WorkshopDetails | null }) {
  const mayBuild = useMayDo('build')
  const { agenda, workshop } = useStateDocument()
  const { ended } = workshop
  // Preloads while people wait in the lobby, so that Present moves them without delay.
  usePreloadedParts(agenda, 'page')
  return (
    <Routes>
      <Route index element={ended ? <EndingPage /> : <LobbyPage password={details?.password ?? null} />} />
      <Route path="mine" element={<MinePage />} />
      {mayBuild && <Route path="create" element={<CreateRoute />} />}
      {kinds.map((kind) => (
        <Route key={kind} path={kind}>
          <Route index element={<MissingId kind={kind} />} />
          <Route path={pathOf(faces[kind])} element={<ActivityPage face={faces[kind]} />} />
        </Route>
      ))}
      <Route path="*" element={<PageFallback />} />
    </Routes>
  )
}

/** Path of an activity below its kind's. */
function pathOf(face: ActivityFace | typeof notYet): string {
  return face !== notYet && face.hasPages ? ':objectId/*' : ':objectId'
}

function ActivityPage({ face }: { face: ActivityFace | typeof notYet }) {
  if (face === notYet)
    return (
      <PartGuard>
        <PageFallback />
      </PartGuard>
    )
  return (
    <PartGuard>
      <ItemNounContext value={face.itemNoun ?? 'answer'}>
        <face.Page />
      </ItemNounContext>
    </PartGuard>
  )
}

function Agenda() {
  if (!useMaySee('all')) return <AgendaList />
  return (
    <Suspense>
      <BuildAgenda />
    </Suspense>
  )
}

function CreateWorkshop({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return <CreateWorkshopDialog onClose={onClose} onCreated={(id) => void navigate(lobbyPath(id))} />
}

/** Creates a session from this template and opens it. */
function Launch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { workshopId } = useRoom()
  const { workshopName } = useStateDocument().workshop
  return (
    <CreateWorkshopDialog
      source={{ id: workshopId, name: workshopName, isTemplate: true }}
      onClose={onClose}
      onCreated={(id) => void navigate(lobbyPath(id))}
    />
  )
}
