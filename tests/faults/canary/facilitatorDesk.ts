import type { HocuspocusProvider } from '@hocuspocus/provider'
import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { goOffline, openDocument, openTab, saved, synced } from '#support/documents/realProvider.ts'

/** A facilitator's desk in a browser tab, with the product's undo. */
export interface Desk {
  doc: Y.Doc
  undo: Y.UndoManager
  /** An edit as a facilitator makes it: one undo step. */
  edit(change: (desk: Y.Doc) => void): void
  /** Waits until the server has everything. */
  saved(): Promise<void>
  goOffline(): Promise<void>
  /** Reconnects, with everything that was edited meanwhile. */
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
