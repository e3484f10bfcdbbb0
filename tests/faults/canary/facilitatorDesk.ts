import type { HocuspocusProvider } from '@hocuspocus/provider'
import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { goOffline, openDocument, openTab, saved, synced } from '#support/realProvider.ts'

/** A facilitator's desk in a browser tab, with undo as the product has it. */
export interface Desk {
  doc: Y.Doc
  undo: Y.UndoManager
  /** An edit as a facilitator makes it, one step of undo. */
  edit(change: (desk: Y.Doc) => void): void
  /** Waits until the server has it all. */
  saved(): Promise<void>
  goOffline(): Promise<void>
  /** Back with everything that was done meanwhile. */
  goOnline(): Promise<void>
  close(): void
}

export async function openDesk(server: { url: string }, objectId: string, token: string): Promise<Desk> {
  const tab = openTab({ url: `${server.url.replace('http', 'ws')}/collab`, origin: server.url })
  const provider: HocuspocusProvider = openDocument(tab, `desk/${objectId}`, token)
  await synced(provider)
  const doc = provider.document
  const undo = new Y.UndoManager(doc, { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 })
  return {
    doc,
    undo,
    edit: (change) => doc.transact(() => change(doc), facilitatorOrigin),
    saved: () => saved(provider),
    async goOffline() {
      await goOffline(tab)
    },
    async goOnline() {
      const back = new Promise((resolve) => provider.on('synced', resolve))
      await tab.connect()
      await back
      await saved(provider)
    },
    close() {
      provider.destroy()
      tab.destroy()
    },
  }
}
