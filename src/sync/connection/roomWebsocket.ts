import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'

/** Close code of a websocket that this side dropped. */
const gaveUpCode = 4408
const openState = 1

export interface RoomWebsocketOptions {
  url: string
  /** For tests under Node: a WebSocket that sends an origin. */
  WebSocket?: typeof WebSocket
  /** The first frame from the server arrived. */
  onConnect: () => void
  onClose: (code: number) => void
}

/**
 * Hocuspocus' websocket, limited to one attempt at a time; roomSocket.ts schedules the attempts. On its own it would
 * reconnect after exactly one second, together with every other device, and forever to a server that accepts and closes
 * websockets.
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

  /** Drops the websocket without waiting for the other side, which may be gone. */
  drop(): void {
    if (this.webSocket === null) return
    const event = { code: gaveUpCode, reason: 'gave up' }
    this.emit('close', { event })
  }
}
