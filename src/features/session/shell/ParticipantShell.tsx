import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTaken } from '#activity/navigation/useTaken.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useWakeLock } from '#sync/device/useWakeLock.ts'
import { lazyPart, lazyTool } from '#ui/loading/lazyPart.tsx'
import { loadShellParts } from '../entry/loadShellParts.ts'
import { useViewSwitch } from '../entry/viewSwitch.ts'
import { SessionFrame } from './SessionFrame.tsx'
import { ViewChangedBanner } from '../presenting/ViewChangedBanner.tsx'

const LostPart = lazyTool(async () => (await loadShellParts()).loadLostPart())
const FollowNews = lazyTool(async () => (await loadShellParts()).loadFollowNews())
const ParticipantViewBar = lazyPart(async () => (await loadShellParts()).loadParticipantViewBar())
const ParticipantTools = lazyTool(async () => ({
  default: (await import('./ParticipantTools.tsx')).ParticipantTools,
}))

/** The session as participants see it: it follows the facilitator, and keeps the screen awake. */
export function ParticipantShell({ agenda: list, children }: { agenda: ReactNode; children: ReactNode }) {
  const { state, agenda, workshop } = useStateDocument()
  const { wasMoved, arrivesAt } = useTaken('participant')
  // Its documents and its page arrive together.
  useDocument('board', arrivesAt?.objectId ?? null)
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
        {arrivesAt ? null : children}
      </SessionFrame>
      <ViewChangedBanner isShown={wasMoved} />
    </>
  )
}
