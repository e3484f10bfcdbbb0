import type { beforeHandleAwarenessPayload, beforeSyncPayload, Extension } from '@hocuspocus/server'
import type { HookContext } from '../frames/awareness.ts'
import { userIdOf } from '../roster/person.ts'
import type { RosterNames } from '../roster/rosterNames.ts'
import { Denial } from './guard.ts'

/**
 * Defence in depth: the router lets no Yjs update and no reader's awareness through, and this extension refuses them
 * once more. The server sets the identity in facilitators' awareness.
 */
export function clientData(names: RosterNames): Extension<HookContext> {
  return { beforeSync, beforeHandleAwareness }

  function beforeSync({ context }: beforeSyncPayload<HookContext>): Promise<void> {
    context.clientSocket.kill('malformed')
    return Promise.reject(new Denial('malformed'))
  }

  async function beforeHandleAwareness(payload: beforeHandleAwarenessPayload<HookContext>): Promise<void> {
    const { states, documentName } = payload
    const clientSocket = payload.context?.clientSocket
    const state = clientSocket?.links.get(documentName)?.state
    const client = state?.is === 'open' && state.writer ? state.awarenessClient : null
    const said = client === null ? undefined : states.get(client)
    states.clear()
    const userId = userIdOf(clientSocket?.caller ?? null)
    if (client === null || said === undefined || !clientSocket?.caller || userId === null) return
    const name = await names.nameOf(clientSocket.caller)
    states.set(client, { ...said, user: { userId, name } })
  }
}
