import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Identity } from '#api/signIn/identity.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { RoomProvider } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { ProjectorNotice } from './ProjectorNotice.tsx'
import { projectorText } from './projectorText.ts'
import { takeProjectorToken } from './projectorToken.ts'
import { ProjectorScreen } from './ProjectorScreen.tsx'

/**
 * `/projector/{workshopId}#token`: what the room may see, in large type, for the room's screen. It is read-only. SPEC
 * J1.
 */
export function ProjectorPage({ timer }: { timer: ReactNode }): ReactNode {
  const text = useText(projectorText)
  const { workshopId: typed = '' } = useParams()
  const workshopId = normalizeWorkshopId(typed)
  const [token] = useState(() => takeProjectorToken(workshopId))
  const identity = useMemo<Identity | null>(
    () => (token === null ? null : { kind: 'projector', workshopId, token }),
    [token, workshopId],
  )
  // Another link pasted into the address bar is another screen.
  useEffect(() => {
    const reload = (): void => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
  if (identity === null) return <ProjectorNotice title={text.incompleteTitle} hint={text.incompleteHint} />
  return (
    <RoomProvider workshopId={workshopId} identity={identity}>
      <ProjectorScreen timer={timer} />
    </RoomProvider>
  )
}
