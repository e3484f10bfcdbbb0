import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '#api/session.ts'
import { useTaken } from '#activity/place/useTaken.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/documents.ts'
import { lazyPage } from '#ui/lazyPart.tsx'
import { useSidePanel } from '#activity/session/sidePanel.ts'
import { EndPanel } from './EndPanel.tsx'
import { FacilitatorBar } from './FacilitatorBar.tsx'
import { FollowMeButton } from './FollowMeButton.tsx'
import { HiddenPartNotice } from './HiddenPartNotice.tsx'
import { PresentingProvider } from './presenting.tsx'
import { RoomBar } from './RoomBar.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import type { WorkshopDetails } from './SessionGate.tsx'

const PeoplePanel = lazyPage(async () => ({ default: (await import('./PeoplePanel.tsx')).PeoplePanel }))

export interface FacilitatorShellProps {
  agenda: ReactNode
  /** What stands in the panel at the right while it is the editor. */
  editor: (onClose: () => void) => ReactNode
  /** And while it is the presenter's notes. */
  notes: (onClose: () => void) => ReactNode
  /** The dialog that makes another session. */
  createWorkshop: (onClose: () => void) => ReactNode
  /** The dialog that makes a session out of this template. */
  launch: (onClose: () => void) => ReactNode
  /** Null while it is not known. */
  details: WorkshopDetails | null
  onChanged: () => void
  children: ReactNode
}

/** The session as its facilitators see it. */
export function FacilitatorShell(props: FacilitatorShellProps) {
  const { workshop } = useStateDocument()
  const { account } = useSession()
  const panel = useSidePanel()
  const mayBuild = useMayDo('build')
  const mayLead = useMayDo('lead')
  useTaken('facilitator')
  const { agenda, editor, notes, createWorkshop, launch, details, onChanged, children } = props
  // What has ended is not edited any more; its notes can still be read.
  const shown = !mayBuild && panel.shown === 'editor' ? null : panel.shown
  return (
    <PresentingProvider>
      <SessionFrame
        name={workshop.workshopName}
        color={workshop.color}
        isEnded={workshop.ended}
        homePath="/account"
        sidebar={agenda}
        actions={<FacilitatorBar {...{ panel, details, createWorkshop, launch, onChanged }} />}
        status={!workshop.template && <RoomBar />}
        notice={<HiddenPartNotice />}
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
        {children}
      </SessionFrame>
    </PresentingProvider>
  )
}
