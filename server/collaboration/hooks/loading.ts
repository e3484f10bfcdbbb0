import type { Extension, onLoadDocumentPayload } from '@hocuspocus/server'
import type { Logger } from '#server/log.ts'
import type { CommittedDocuments } from '#server/tick/contract.ts'
import type { HookContext } from '../frames/awareness.ts'
import type { Registry } from '../registry.ts'
import { Denial } from './guard.ts'

/** Documents are filled and updated by the live workshop. Nothing is stored here: the tick writes the journal. */
export function loading(
  committed: CommittedDocuments,
  registry: Registry,
  logger: Logger,
): Extension<HookContext> {
  return { onLoadDocument }

  async function onLoadDocument({
    document,
    documentName,
    context,
  }: onLoadDocumentPayload<HookContext>): Promise<void> {
    const state = context.clientSocket.links.get(documentName)?.state
    const decided = state?.is === 'opening' ? state.decided : null
    try {
      if (decided === null) throw new Denial('try-again')
      document.once('destroy', () => committed.detach(documentName, document))
      await committed.attach(documentName, decided.workshopId, document)
      // Otherwise Hocuspocus would send the loaded content as a change to everyone who connects a moment later.
      document.flush()
    } catch (error) {
      if (!(error instanceof Denial)) logger.error({ err: error }, 'a document could not be loaded')
      endThoseWhoWait(documentName)
      // Hocuspocus drops the document without destroying it, and its timer would run for ever.
      document.destroy()
      throw new Denial('try-again')
    }
  }

  /**
   * Otherwise Hocuspocus would answer everyone who waits for the document with "permission denied", and no client would
   * retry.
   */
  function endThoseWhoWait(name: string): void {
    for (const clientSocket of registry.sessions) {
      if (clientSocket.links.get(name)?.state.is === 'opening') clientSocket.kill('tryAgain')
    }
  }
}
