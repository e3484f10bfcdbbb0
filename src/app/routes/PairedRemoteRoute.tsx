import { Suspense } from 'react'
import { DoneCount } from '#features/done/DoneCount.tsx'
import { NotesAsked } from '#features/notes/NotesAsked.tsx'
import { PairedRemotePage } from '#features/remote/PairedRemotePage.tsx'
import { TimerPanel } from '#features/timer/TimerPanel.tsx'
import { TimerSignals } from '#features/timer/signals/TimerSignals.tsx'
import { FacesProvider } from '#activity/faces.tsx'
import { faces } from '../registries/faces.ts'
import { PageLoading } from '../PageLoading.tsx'
import { lazyPage } from '#ui/loading/lazyPart.tsx'

const RemoteOfKinds = lazyPage(async () => ({
  default: (await import('./RemoteOfKinds.tsx')).RemoteOfKinds,
}))

/** `/remote/{workshopId}`: the remote on a paired phone, with controls of other features. */
export function PairedRemoteRoute() {
  return (
    <FacesProvider faces={faces}>
      <PairedRemotePage
        remote={(leave) => (
          <Suspense fallback={<PageLoading />}>
            <RemoteOfKinds
              leave={leave}
              timer={<TimerPanel />}
              notes={(part) => <NotesAsked key={part.objectId} part={part} />}
              done={(part) => <DoneCount part={part} />}
            />
            <TimerSignals />
          </Suspense>
        )}
      />
    </FacesProvider>
  )
}
