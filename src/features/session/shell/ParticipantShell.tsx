import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTaken } from '#activity/navigation/useTaken.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useWakeLock } from '#sync/device/useWakeLock.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { loadShellParts } from './loadShellParts.ts'
import { SessionFrame } from './SessionFrame.tsx'
import { ViewChangedBanner } from '../presenting/ViewChangedBanner.tsx'
import { useViewSwitch } from './viewSwitch.ts'

const LostPart = lazyPart(async () => (await loadShellParts()).loadLostPart())
const FollowNews = lazyPart(async () => (await loadShellParts()).loadFollowNews())
const ParticipantViewBar = lazyPart(async () => (await loadShellParts()).loadParticipantViewBar())
const ParticipantTools = lazyPart(async () => ({
  default: (await import('./ParticipantTools.tsx')).ParticipantTools,
}))

/** The session as participants see it: it follows the facilitator, and keeps the screen awake. */
export function ParticipantShell({ agenda: list, children }: { agenda: ReactNode; children: ReactNode }) {
  const { state, agenda, workshop } = useStateDocument()
  const { wasMoved } = useTaken('participant')
  useWakeLock(true)
  const viewSwitch = useViewSwitch()
  const [hasFollowed, setFollowed] = useState(false)
  if (state.followMe && !hasFollowed) setFollowed(true)
  const seesAgenda = state.showParticipantsAgenda && agenda.length > 0
  return (
    <>
      <SessionFrame
        name={workshop.workshopName}
        isEnded={workshop.ended}
        homePath={null}
        color={workshop.color}
        sidebar={seesAgenda ? list : null}
        status={hasFollowed && <FollowNews />}
        notice={
          <>
            {viewSwitch && <ParticipantViewBar onLeave={() => viewSwitch.set(false)} />}
            <LostPart />
          </>
        }
        actions={<ParticipantTools />}
      >
        {children}
      </SessionFrame>
      <ViewChangedBanner isShown={wasMoved} />
    </>
  )
}
