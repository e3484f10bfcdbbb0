import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCredentials } from '#api/signIn/credentials.ts'
import { GoesAlongContext } from '#activity/navigation/goesAlong.ts'
import { useGoesAlong } from '#activity/navigation/useGoesAlong.ts'
import { useTaken } from '#activity/navigation/useTaken.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { SidePanelContext, useOwnSidePanel } from '#activity/session/sidePanel.ts'
import { loadShellParts } from '../entry/loadShellParts.ts'
import { FacilitatorBar } from './FacilitatorBar.tsx'
import { FollowMeButton } from '../presenting/FollowMeButton.tsx'
import { PresentingProvider } from '../presenting/PresentingProvider.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import type { WorkshopDetails } from '../entry/SessionGate.tsx'
import { RoomBar } from '../presenting/RoomBar.tsx'
import { EndPanel } from './EndPanel.tsx'

const HiddenPartNotice = lazyPart(async () => (await loadShellParts()).loadHiddenPartNotice())
const LostPart = lazyPart(async () => (await loadShellParts()).loadLostPart())
const PeoplePanel = lazyPage(async () => ({
  default: (await import('../people/PeoplePanel.tsx')).PeoplePanel,
}))

export interface FacilitatorShellProps {
  agenda: ReactNode
  /** The content of the right panel while it shows the editor. */
  editor: (onClose: () => void) => ReactNode
  /** The content of the right panel while it shows the facilitator's notes. */
  notes: (onClose: () => void) => ReactNode
  /** The dialog that creates another session. */
  createWorkshop: (onClose: () => void) => ReactNode
  /** The dialog that creates a session from this template. */
  launch: (onClose: () => void) => ReactNode
  /** Null while unknown. */
  details: WorkshopDetails | null
  onChanged: () => void
  children: ReactNode
}

/** The session as its facilitators see it. */
export function FacilitatorShell(props: FacilitatorShellProps) {
  const { workshop } = useStateDocument()
  const { account } = useCredentials()
  const panel = useOwnSidePanel()
  const mayBuild = useMayDo('build')
  const mayLead = useMayDo('lead')
  const goesAlong = useGoesAlong()
  useTaken('facilitator', goesAlong)
  const { agenda, editor, notes, createWorkshop, launch, details, onChanged, children } = props
  // A session that has ended cannot be edited; its notes can still be read.
  const shown = !mayBuild && panel.shown === 'editor' ? null : panel.shown
  return (
    <SidePanelContext value={panel}>
      <PresentingProvider>
        <SessionFrame
          name={workshop.workshopName}
          color={workshop.color}
          isEnded={workshop.ended}
          homePath="/account"
          sidebar={agenda}
          actions={<FacilitatorBar {...{ panel, details, createWorkshop, launch, onChanged }} />}
          status={!workshop.template && <RoomBar />}
          notice={
            <>
              <HiddenPartNotice />
              <LostPart />
            </>
          }
          headerActions={mayLead && !workshop.template && <FollowMeButton />}
          end={
            shown && (
              <EndPanel name={shown} isOverlay={panel.isOverlay} onClose={panel.close}>
                <Suspense>
                  {shown === 'editor' && editor(panel.close)}
                  {shown === 'notes' && notes(panel.close)}
                  {shown === 'people' && (
                    <PeoplePanel
                      creatorId={details?.creator.id ?? null}
                      userId={account?.userId}
                      onClose={panel.close}
                    />
                  )}
                </Suspense>
              </EndPanel>
            )
          }
        >
          <GoesAlongContext value={goesAlong}>{children}</GoesAlongContext>
        </SessionFrame>
      </PresentingProvider>
    </SidePanelContext>
  )
}
