import type { Connection } from '@hocuspocus/server'
import { removeAwarenessStates } from 'y-protocols/awareness'
import { userIdOf } from '../roster/person.ts'
import type { ClientSocket } from '../clientSocket.ts'

/** The data that hooks know about their connection. */
export interface HookContext {
  clientSocket: ClientSocket
}

/**
 * Whether a connection may send awareness for an awareness client: only the person who owns it may. The same person may
 * from two connections, because a broken connection may still exist when the next one opens.
 */
export function isOwnAwareness(clientSocket: ClientSocket, connection: Connection, client: number): boolean {
  const { document } = connection
  return document.getConnections().every((other: Connection<HookContext>) => {
    const isTheirs = other !== connection && document.getClients(other).has(client)
    return !isTheirs || userIdOf(other.context.clientSocket.caller) === userIdOf(clientSocket.caller)
  })
}

/** Announces to the others that a person left a desk; a null state sent by the client would not be relayed. */
export function removeAwareness({ document }: Connection, client: number): void {
  removeAwarenessStates(document.awareness, [client], 'left')
}
