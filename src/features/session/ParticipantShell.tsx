import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useWakeLock } from '#sync/useWakeLock.ts'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import { useFollowing } from './useFollowing.ts'
import { useScreen } from './useScreen.ts'
import { ViewChangedBanner } from './ViewChangedBanner.tsx'
import { useViewSwitch } from './viewSwitch.ts'

const ParticipantViewBar = lazy(async () => ({
  default: (await import('./ParticipantViewBar.tsx')).ParticipantViewBar,
}))
const ParticipantTools = lazy(async () => ({
  default: (await import('./ParticipantTools.tsx')).ParticipantTools,
}))

/** The session as participants see it: it follows the facilitator, and the screen stays awake. */
export function ParticipantShell({ agenda: list, children }: { agenda: ReactNode; children: ReactNode }) {
  const { workshopId } = useRoom()
  const { state, agenda, workshop } = useStateDocument()
  const { part } = useScreen()
  const navigate = useNavigate()
  const { wasMoved } = useFollowing()
  useWakeLock(true)
  const viewSwitch = useViewSwitch()
  const presented = presentedPart(state, agenda)
  // In their order: from the lobby, which is before the first, the arrow leads to the first.
  const first = agenda.find(({ hidden }) => !hidden)
  const seesAgenda = state.showParticipantsAgenda && agenda.length > 0
  return (
    <>
      <SessionFrame
        name={workshop.workshopName}
        isEnded={workshop.ended}
        homePath={null}
        color={workshop.color}
        sidebar={seesAgenda ? list : null}
        notice={
          viewSwitch && (
            <Suspense>
              <ParticipantViewBar onLeave={() => viewSwitch.set(false)} />
            </Suspense>
          )
        }
        actions={
          <Suspense>
            <ParticipantTools />
          </Suspense>
        }
      >
        {part === null && presented && first && (
          <HeaderSlot name="steps">
            <StepArrows isLocked={state.followMe} onNext={() => void navigate(partPath(workshopId, first))} />
          </HeaderSlot>
        )}
        {children}
      </SessionFrame>
      <ViewChangedBanner isShown={wasMoved} />
    </>
  )
}
