import { Suspense } from 'react'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { useRole } from '#activity/session/role.ts'
import { ParticipantLobby } from './ParticipantLobby.tsx'

const FacilitatorLobby = lazyPage(async () => ({
  default: (await import('./FacilitatorLobby.tsx')).FacilitatorLobby,
}))
const PreviewLobby = lazyPage(async () => ({ default: (await import('./PreviewLobby.tsx')).PreviewLobby }))

const lobbies = { facilitator: FacilitatorLobby, participant: ParticipantLobby, viewer: PreviewLobby }

export interface LobbyPageProps {
  /** The session's password, which facilitators show to the room; null while it is unknown. */
  password: string | null
}

/** The front page of a session. */
export function LobbyPage({ password }: LobbyPageProps) {
  const Lobby = lobbies[useRole()]
  return (
    <Suspense>
      <Lobby password={password} />
    </Suspense>
  )
}
