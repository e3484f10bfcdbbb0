import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'

/** Close code of a socket that this side gave up. */
const gaveUpCode = 4408
const openState = 1

export interface RoomWebsocketOptions {
  url: string
  /** In tests under Node: one that tells an origin. */
  WebSocket?: typeof WebSocket
  /** The first frame of the server arrived. */
  onConnect: () => void
  onClose: (code: number) => void
}

/**
 * Hocuspocus' websocket, one attempt at a time: when the next one is made is decided in roomSocket.ts. By itself it would come
 * back after exactly one second, with everybody else, and for ever to a server that accepts sockets and closes them.
 */
export class RoomWebsocket extends HocuspocusProviderWebsocket {
  constructor({ url, WebSocket, onConnect, onClose }: RoomWebsocketOptions) {
    super({
      url,
      ...(WebSocket ? { WebSocketPolyfill: WebSocket } : {}),
      autoConnect: false,
      maxAttempts: 1,
      // The server pings every 20 s.
      messageReconnectTimeout: 45_000,
      onConnect,
      onClose: ({ event }) => {
        this.shouldConnect = false
        onClose(event.code)
      },
    })
    this.on('open', () => (this.shouldConnect = false))
  }

  get isOpen(): boolean {
    return this.webSocket?.readyState === openState
  }

  /** Gives the socket up without waiting for the other side, which may be gone. */
  drop(): void {
    if (this.webSocket === null) return
    const event = { code: gaveUpCode, reason: 'gave up' }
    this.emit('close', { event })
  }
}
