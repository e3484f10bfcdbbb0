import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import type { HocuspocusProviderWebsocketConfiguration } from '@hocuspocus/provider'
import { WebSocket } from 'ws'
import * as Y from 'yjs'

/** The websocket of a browser tab as the product makes it: several documents, no awareness. */
export function openTab(
  { url, origin }: { url: string; origin: string },
  options: Partial<HocuspocusProviderWebsocketConfiguration> = {},
): HocuspocusProviderWebsocket {
  class BrowserWebSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin, perMessageDeflate: false })
    }
  }
  return new HocuspocusProviderWebsocket({
    url,
    WebSocketPolyfill: BrowserWebSocket,
    delay: 50,
    minDelay: 20,
    maxDelay: 200,
    ...options,
  })
}

/** Resolves after this many messages. */
export function messages(tab: HocuspocusProviderWebsocket, count: number): Promise<'messages'> {
  return new Promise((resolve) => {
    let left = count
    tab.on('message', () => {
      left -= 1
      if (left === 0) resolve('messages')
    })
  })
}

/** Resolves when the connection is lost or closed. */
export function disconnected(tab: HocuspocusProviderWebsocket): Promise<'disconnected'> {
  return new Promise((resolve) => tab.on('disconnect', () => resolve('disconnected')))
}

/** Disconnects a tab from the network, and waits until it has noticed. */
export function goOffline(tab: HocuspocusProviderWebsocket): Promise<'disconnected'> {
  const gone = disconnected(tab)
  tab.disconnect()
  return gone
}

/** A document in a tab. */
export function openDocument(
  tab: HocuspocusProviderWebsocket,
  name: string,
  token: string | (() => Promise<string>),
  document = new Y.Doc(),
): HocuspocusProvider {
  const provider = new HocuspocusProvider({
    websocketProvider: tab,
    name,
    token,
    document,
    awareness: null,
  })
  provider.attach()
  return provider
}

/** Waits until a document has everything from the server. */
export function synced(provider: HocuspocusProvider): Promise<void> {
  if (provider.isSynced) return Promise.resolve()
  return new Promise((resolve) => {
    const onSynced = (): void => {
      provider.off('synced', onSynced)
      resolve()
    }
    provider.on('synced', onSynced)
  })
}

/** Waits until the server has everything from the document. */
export function saved(provider: HocuspocusProvider): Promise<void> {
  if (!provider.hasUnsyncedChanges) return Promise.resolve()
  return new Promise((resolve) => {
    const onChange = ({ number }: { number: number }): void => {
      if (number > 0) return
      provider.off('unsyncedChanges', onChange)
      resolve()
    }
    provider.on('unsyncedChanges', onChange)
  })
}

/** Waits until a condition becomes true through a change of a document. */
export function until(document: Y.Doc, isIt: () => boolean): Promise<void> {
  if (isIt()) return Promise.resolve()
  return new Promise((resolve) => {
    const onUpdate = (): void => {
      if (!isIt()) return
      document.off('update', onUpdate)
      resolve()
    }
    document.on('update', onUpdate)
  })
}
