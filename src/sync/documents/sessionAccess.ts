import type { Identity } from '#api/signIn/identity.ts'
import type { Role } from '#domain/access.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import type { SessionAccess } from '#domain/workshop/kept.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import type { RoomSocket } from '../connection/roomSocket.ts'
import type { LiveDocument } from './liveDocument.ts'

/**
 * The server's answer about access to a session since the page was opened: undefined for none yet, null for no access
 * or gone.
 */
export type KnownAccess = SessionAccess | null | undefined

const roles: Record<Identity['kind'], Role> = {
  account: 'facilitator',
  member: 'participant',
  projector: 'projector',
  remote: 'remote',
}

/** The highest role that somebody can have in a session, as far as their device knows. */
export function mostRole({ kind }: Identity): Role {
  return roles[kind]
}

/** @param state the session's document of kind `state` */
export function sessionAccess({ kind }: Identity, socket: RoomSocket, state: LiveDocument): KnownAccess {
  const { status } = socket.state.getState()
  // An account's sign-in may expire while the session is still theirs; other identities belong to this session alone.
  if (status === 'removed' || (status === 'signedOut' && kind !== 'account')) return null
  const view = state.view.getState()
  if (view.state.status === 'forbidden' || view.state.status === 'gone') return null
  return state.keeper.isFromServer ? { agenda: readAgenda(view.doc), ended: hasEnded(view.doc) } : undefined
}
