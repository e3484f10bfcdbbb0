import type { Connection } from '@hocuspocus/server'
import { removeAwarenessStates } from 'y-protocols/awareness'
import { userIdOf } from './person.ts'
import type { Session } from './session.ts'

/** What hooks know of the connection that they are called for. */
export interface HookContext {
  session: Session
}

/**
 * Whether an awareness client may be spoken for on a connection: nobody else speaks for it. The same person may, as a
 * connection that broke without a word is still there when the next one opens.
 */
export function isOwnAwareness(session: Session, connection: Connection, client: number): boolean {
  const { document } = connection
  return document.getConnections().every((other: Connection<HookContext>) => {
    const isTheirs = other !== connection && document.getClients(other).has(client)
    return !isTheirs || userIdOf(other.context.session.caller) === userIdOf(session.caller)
  })
}

/** Tells the others that somebody left a desk; a null state from the client would not be relayed. */
export function removeAwareness({ document }: Connection, client: number): void {
  removeAwarenessStates(document.awareness, [client], 'left')
}
