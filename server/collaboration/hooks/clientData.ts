import type { beforeHandleAwarenessPayload, beforeSyncPayload, Extension } from '@hocuspocus/server'
import type { HookContext } from '../awareness.ts'
import { userIdOf } from '../person.ts'
import type { RosterNames } from '../rosterNames.ts'
import { Denial } from './guard.ts'

/**
 * The second line of defence: the router lets no Yjs update and no reader's awareness through, and here it is refused
 * once more. What a facilitator says of themselves gets its identity from the server.
 */
export function clientData(names: RosterNames): Extension<HookContext> {
  return { beforeSync, beforeHandleAwareness }

  function beforeSync({ context }: beforeSyncPayload<HookContext>): Promise<void> {
    context.session.kill('malformed')
    return Promise.reject(new Denial('malformed'))
  }

  async function beforeHandleAwareness(payload: beforeHandleAwarenessPayload<HookContext>): Promise<void> {
    const { states, documentName } = payload
    const session = payload.context?.session
    const state = session?.links.get(documentName)?.state
    const client = state?.is === 'open' && state.writer ? state.awarenessClient : null
    const said = client === null ? undefined : states.get(client)
    states.clear()
    const userId = userIdOf(session?.caller ?? null)
    if (client === null || said === undefined || !session?.caller || userId === null) return
    const name = await names.nameOf(session.caller)
    states.set(client, { ...said, user: { userId, name } })
  }
}
