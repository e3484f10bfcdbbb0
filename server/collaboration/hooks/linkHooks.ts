import type { connectedPayload, Extension, onDisconnectPayload } from '@hocuspocus/server'
import type { HookContext } from '../frames/awareness.ts'
import type { DocumentConnections } from '../documentConnections.ts'

/** Reports when Hocuspocus has connected a document to a socket, and when it has released it. */
export function linkHooks(links: DocumentConnections): Extension<HookContext> {
  return {
    connected({ context, documentName, connection }: connectedPayload<HookContext>) {
      links.connected(context.clientSocket, documentName, connection)
      return Promise.resolve()
    },
    onDisconnect({ context, documentName }: onDisconnectPayload<HookContext>) {
      links.disconnected(context.clientSocket, documentName)
      return Promise.resolve()
    },
  }
}
