import { HocuspocusProvider } from '@hocuspocus/provider'
import type { onCloseParameters } from '@hocuspocus/provider'
import * as decoding from 'lib0/decoding'
import type * as Y from 'yjs'
import { UnacknowledgedEdits } from './unacknowledgedEdits.ts'
import type { RoomWebsocket } from '../connection/roomWebsocket.ts'

/** Message type of acknowledgements in Hocuspocus' protocol. */
const syncStatus = 8
const openState = 1

/** Origin of updates read from this device's own storage; they are nobody's edits. */
export const storedOrigin = Symbol('stored on this device')

export interface LiveProviderOptions {
  name: string
  document: Y.Doc
  websocketProvider: RoomWebsocket
  isWriter: boolean
  /** The current token. @throws {CallError} when none can be had now */
  token: () => Promise<string>
  onTokenFailed: (error: unknown) => void
  /** The token and the sync request are sent. */
  onIntroduced: () => void
  /** Everything the server has is here. */
  onHandshake: () => void
  /** The server refuses to open the document; the reason is one word. */
  onDenied: (reason: string) => void
  /** The server closed this one document; the websocket is open. */
  onClosedByServer: (reason: string) => void
  /** The websocket is gone. */
  onLost: () => void
  /** The save state changed. */
  onSaving: () => void
  onMessage: (text: string) => void
}

/**
 * Hocuspocus' provider of one document, made robust for bad networks. It queues nothing while there is no websocket:
 * the handshake brings what was missed, and a queued close message would close the next connection. It counts
 * acknowledgements edit by edit.
 */
export class LiveProvider extends HocuspocusProvider {
  readonly unacknowledged = new UnacknowledgedEdits()
  #hasAnsweredHandshake = false
  readonly #options: LiveProviderOptions

  constructor(options: LiveProviderOptions) {
    super({
      name: options.name,
      document: options.document,
      websocketProvider: options.websocketProvider,
      awareness: null,
      onAuthenticationFailed: ({ reason }) => options.onDenied(reason),
      onSynced: ({ state }) => {
        if (state) options.onHandshake()
      },
      onStateless: ({ payload }) => options.onMessage(payload),
    })
    this.#options = options
    this.on('close', ({ event }: onCloseParameters) => {
      if (options.websocketProvider.isOpen) options.onClosedByServer(event.reason)
      else options.onLost()
    })
  }

  /** Repeats the handshake on the open websocket, after the server refused or closed the document. */
  introduce(): void {
    this.#forgetSocket()
    void this.onOpen(new Event('open'))
  }

  override async onOpen(event: Event): Promise<void> {
    this.#forgetSocket()
    const socket = this.configuration.websocketProvider.webSocket
    this.isAuthenticated = false
    this.emit('open', { event })
    const token = await this.#tokenOrNull()
    // While the token was fetched, the websocket may have been replaced; the new one does its own handshake.
    if (token === null || socket !== this.configuration.websocketProvider.webSocket || !this.isAttached)
      return
    this.configuration.token = token
    await super.sendToken()
    this.startSync()
    this.#options.onIntroduced()
  }

  /** Also called when the server asks for a new token on an open websocket. */
  override async sendToken(): Promise<void> {
    const token = await this.#tokenOrNull()
    if (token === null) return
    this.configuration.token = token
    await super.sendToken()
  }

  override documentUpdateHandler(update: Uint8Array, origin: unknown): void {
    if (origin === this || origin === storedOrigin || !this.#options.isWriter) return
    this.unacknowledged.edited()
    super.documentUpdateHandler(update, origin)
    this.#options.onSaving()
  }

  override send(...[message, args]: Parameters<HocuspocusProvider['send']>): void {
    const { webSocket } = this.configuration.websocketProvider
    if (webSocket?.readyState !== openState) return
    const isUpdate = 'update' in args
    const isAnswer = 'encoder' in args
    // Until the server has asked for missing updates: its answer will hold this edit.
    if (isUpdate && !this.#hasAnsweredHandshake) return
    if (isAnswer) this.#hasAnsweredHandshake = true
    if (isUpdate || isAnswer) this.unacknowledged.sent(Date.now())
    super.send(message, args)
  }

  override onMessage(event: MessageEvent<ArrayBuffer>): void {
    const isTaken = readSyncStatus(event.data)
    if (isTaken === true) this.unacknowledged.acknowledged(Date.now())
    super.onMessage(event)
    if (isTaken === true) this.#options.onSaving()
  }

  override onClose(): void {
    this.#forgetSocket()
    super.onClose()
  }

  #forgetSocket(): void {
    this.synced = false
    this.#hasAnsweredHandshake = false
    this.unacknowledged.lost()
  }

  async #tokenOrNull(): Promise<string | null> {
    try {
      return await this.#options.token()
    } catch (error) {
      this.#options.onTokenFailed(error)
      return null
    }
  }
}

/** Whether an acknowledgement says that the server took a write; null for any other frame. */
function readSyncStatus(data: ArrayBuffer): boolean | null {
  const decoder = decoding.createDecoder(new Uint8Array(data))
  decoding.readVarString(decoder)
  return decoding.readVarUint(decoder) === syncStatus ? decoding.readVarInt(decoder) === 1 : null
}
