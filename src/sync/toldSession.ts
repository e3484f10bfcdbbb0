import type { Identity } from '#api/identity.ts'
import type { Role } from '#domain/access.ts'
import { hasEnded } from '#domain/ending.ts'
import type { ToldSession } from '#domain/kept.ts'
import { readAgenda } from '#domain/state.ts'
import type { LiveDocument } from './liveDocument.ts'
import type { RoomSocket } from './roomSocket.ts'

/** What the server told of a session since the page was opened: undefined for nothing yet, null for "not yours" or "gone". */
export type Told = ToldSession | null | undefined

const roles: Record<Identity['kind'], Role> = {
  account: 'facilitator',
  member: 'participant',
  projector: 'projector',
  remote: 'remote',
}

/** What somebody is at the most in a session, as far as their device knows. */
export function mostRole({ kind }: Identity): Role {
  return roles[kind]
}

/** @param state the session's document of kind `state` */
export function toldSession({ kind }: Identity, socket: RoomSocket, state: LiveDocument): Told {
  const { status } = socket.state.getState()
  // The sign-in of an account may run out while the session is still theirs; all others are of this session alone.
  if (status === 'removed' || (status === 'signedOut' && kind !== 'account')) return null
  const view = state.view.getState()
  if (view.state.status === 'forbidden' || view.state.status === 'gone') return null
  return state.keeper.isTold ? { agenda: readAgenda(view.doc), ended: hasEnded(view.doc) } : undefined
}
