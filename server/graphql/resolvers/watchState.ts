import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { readState, sameValue } from '#domain/workshop/state.ts'
import * as Y from 'yjs'
import { createChannel } from '../transport/channel.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { StateParent } from '../../context/parents.ts'
import { openState } from '../../context/stateView.ts'

/**
 * The current shared state, then its new value after each change, for as long as the caller may see it.
 *
 * @throws {Refusal} as `openState`; also later, when the caller's rights are revoked
 */
export async function watchState(
  context: GraphQLContext,
  workshopId: WorkshopId,
): Promise<AsyncIterableIterator<StateParent>> {
  const role = await openState(context, workshopId)
  const { committed, signals, logger } = context.services
  const name = documentName({ kind: 'state', id: workshopId })
  const doc = new Y.Doc()
  const channel = createChannel<StateParent>(() => {
    signals.off('rightsChanged', checkIfConcerned)
    signals.off('signalsMissed', checkRights)
    committed.detach(name, doc)
    doc.destroy()
  })
  let last: StateParent | null = null

  function push(): void {
    const state = { ...readState(doc, workshopId), role }
    if (last !== null && sameValue(last, state)) return
    last = state
    channel.push(state)
  }

  function checkIfConcerned(what: { workshopId: WorkshopId }): void {
    if (what.workshopId === workshopId) checkRights()
  }

  function checkRights(): void {
    openState(context, workshopId).catch((error: unknown) => {
      if (!(error instanceof Refusal)) logger.error({ err: error }, 'rights of a subscription')
      channel.fail(error)
    })
  }

  signals.on('rightsChanged', checkIfConcerned)
  signals.on('signalsMissed', checkRights)
  try {
    await committed.attach(name, workshopId, doc)
  } catch (error) {
    await channel.iterator.return?.()
    throw error
  }
  push()
  doc.on('update', push)
  return channel.iterator
}
