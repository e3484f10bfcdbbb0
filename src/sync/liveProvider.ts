import { HocuspocusProvider } from '@hocuspocus/provider'
import type { onCloseParameters } from '@hocuspocus/provider'
import * as decoding from 'lib0/decoding'
import type * as Y from 'yjs'
import { InFlight } from './inFlight.ts'
import type { RoomWebsocket } from './roomWebsocket.ts'

/** Message type of Hocuspocus' protocol for acknowledgements. */
const syncStatus = 8
const openState = 1

/** Origin of what was read from this device's own storage: it is nobody's edit. */
export const storedOrigin = Symbol('stored on this device')

export interface LiveProviderOptions {
  name: string
  document: Y.Doc
  websocketProvider: RoomWebsocket
  isWriter: boolean
  /** The token of this moment. @throws {CallError} when there is none to be had now */
  token: () => Promise<string>
  onTokenFailed: (error: unknown) => void
  /** The token and the question for what is new are on their way. */
  onIntroduced: () => void
  /** Everything the server has is here. */
  onHandshake: () => void
  /** The server does not open the document; it says why in one word. */
  onDenied: (reason: string) => void
  /** The server closed this one document; the socket is open. */
  onClosedByServer: (reason: string) => void
  /** The socket is gone. */
  onLost: () => void
  /** What is saved changed. */
  onSaving: () => void
  onMessage: (text: string) => void
}

/**
 * Hocuspocus' provider of one document, with what it lacks for a bad network: nothing is queued for a socket that is not there
 * (the handshake brings what was missed; a queued good-bye would close the next connection), and acknowledgements are
 * counted edit by edit.
 */
export class LiveProvider extends HocuspocusProvider {
  readonly inFlight = new InFlight()
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

  /** Introduces itself again on the open socket, after the server did not open the document or closed it. */
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
    // While the token was fetched, the socket may have been replaced: that one introduces itself.
    if (token === null || socket !== this.configuration.websocketProvider.webSocket || !this.isAttached)
      return
    this.configuration.token = token
    await super.sendToken()
    this.startSync()
    this.#options.onIntroduced()
  }

  /** Also when the server asks for a new one on an open socket. */
  override async sendToken(): Promise<void> {
    const token = await this.#tokenOrNull()
    if (token === null) return
    this.configuration.token = token
    await super.sendToken()
  }

  override documentUpdateHandler(update: Uint8Array, origin: unknown): void {
    if (origin === this || origin === storedOrigin || !this.#options.isWriter) return
    this.inFlight.edited()
    super.documentUpdateHandler(update, origin)
    this.#options.onSaving()
  }

  override send(...[message, args]: Parameters<HocuspocusProvider['send']>): void {
    const { webSocket } = this.configuration.websocketProvider
    if (webSocket?.readyState !== openState) return
    const isUpdate = 'update' in args
    const isAnswer = 'encoder' in args
    // Before the server has asked what it lacks, the answer to that will hold it.
    if (isUpdate && !this.#hasAnsweredHandshake) return
    if (isAnswer) this.#hasAnsweredHandshake = true
    if (isUpdate || isAnswer) this.inFlight.sent(Date.now())
    super.send(message, args)
  }

  override onMessage(event: MessageEvent<ArrayBuffer>): void {
    const isTaken = readSyncStatus(event.data)
    if (isTaken === true) this.inFlight.acknowledged(Date.now())
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
    this.inFlight.lost()
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

/** Whether the server took a write, of an acknowledgement; null of any other frame. */
function readSyncStatus(data: ArrayBuffer): boolean | null {
  const decoder = decoding.createDecoder(new Uint8Array(data))
  decoding.readVarString(decoder)
  return decoding.readVarUint(decoder) === syncStatus ? decoding.readVarInt(decoder) === 1 : null
}
