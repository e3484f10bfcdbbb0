import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import type { WorkshopId } from '#domain/ids.ts'
import { createSession } from './createSession.ts'
import type { Session, SessionView } from './createSession.ts'
import type { Identity } from './identity.ts'
import { browserStorage } from './storage.ts'

/**
 * The session of this browser: `session.signIn`, `session.join`, `session.signOut`, `session.identityIn(workshopId)`,
 * `session.choose`. Tokens stand in local storage and are renewed by themselves.
 */
export const session: Session = createSession({
  address: globalThis.location?.origin ?? '',
  storage: browserStorage(),
})

/** Who is signed in on this device. */
export function useSession(): SessionView {
  return useStore(session.view)
}

/** Who this device is in a workshop; null: the person has to sign in or join. */
export function useIdentity(workshopId: WorkshopId): Identity | null {
  const key = useStore(session.view, () => JSON.stringify(session.identityIn(workshopId)))
  return useMemo(() => JSON.parse(key) as Identity | null, [key])
}
