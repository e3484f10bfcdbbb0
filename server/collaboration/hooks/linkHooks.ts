import type { connectedPayload, Extension, onDisconnectPayload } from '@hocuspocus/server'
import type { HookContext } from '../awareness.ts'
import type { LinkLife } from '../linkLife.ts'

/** Tells when Hocuspocus has connected a document to a socket, and when it let it go. */
export function linkHooks(links: LinkLife): Extension<HookContext> {
  return {
    connected({ context, documentName, connection }: connectedPayload<HookContext>) {
      links.connected(context.session, documentName, connection)
      return Promise.resolve()
    },
    onDisconnect({ context, documentName }: onDisconnectPayload<HookContext>) {
      links.disconnected(context.session, documentName)
      return Promise.resolve()
    },
  }
}
