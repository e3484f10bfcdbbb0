import type { Extension, onLoadDocumentPayload } from '@hocuspocus/server'
import type { Logger } from '#server/log.ts'
import type { Rooms } from '#server/tick/contract.ts'
import type { HookContext } from '../awareness.ts'
import type { Registry } from '../registry.ts'
import { Denial } from './guard.ts'

/** Documents are filled and fed by the room of their workshop. They are stored by nobody here: the journal is the tick's. */
export function loading(rooms: Rooms, registry: Registry, logger: Logger): Extension<HookContext> {
  return { onLoadDocument }

  async function onLoadDocument({
    document,
    documentName,
    context,
  }: onLoadDocumentPayload<HookContext>): Promise<void> {
    const state = context.session.links.get(documentName)?.state
    const decided = state?.is === 'opening' ? state.decided : null
    try {
      if (decided === null) throw new Denial('try-again')
      document.once('destroy', () => rooms.detach(documentName, document))
      await rooms.attach(documentName, decided.workshopId, document)
      // Hocuspocus would send what was loaded as a change to everyone who is connected a moment later.
      document.flush()
    } catch (error) {
      if (!(error instanceof Denial)) logger.error({ err: error }, 'a document could not be loaded')
      endThoseWhoWait(documentName)
      // Hocuspocus forgets the document without destroying it: its timer would run for ever.
      document.destroy()
      throw new Denial('try-again')
    }
  }

  /** To everyone who waits for the document Hocuspocus would say "permission denied", and nobody would try again. */
  function endThoseWhoWait(name: string): void {
    for (const session of registry.sessions) {
      if (session.links.get(name)?.state.is === 'opening') session.kill('tryAgain')
    }
  }
}
