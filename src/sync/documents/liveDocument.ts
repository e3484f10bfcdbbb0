import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { closeCodes } from '#domain/errors.ts'
import { documentName } from '#domain/documents.ts'
import type { DocumentRef } from '#domain/documents.ts'
import { backoffMs } from '../connection/backoff.ts'
import { handleOf } from './docHandle.ts'
import { DocumentKeeper } from './documentKeeper.ts'
import { loadingView, sameState } from './documentState.ts'
import type { DocumentState, DocumentView } from './documentState.ts'
import type { LiveDocumentOptions } from './liveDocumentContract.ts'
import { LiveProvider } from './liveProvider.ts'
import { unsavedTexts } from '../device/unsavedTexts.ts'

const deniedBounds = { firstMs: 8000, mostMs: 60_000 }
const failedBounds = { firstMs: 500, mostMs: 20_000 }
/** After this many websocket closes during an edit, the edit counts as refused, whatever the reason. */
const mostSuspicions = 2

/** One document of a room: the live one, this device's copy, and whether its edits are saved. */
export class LiveDocument {
  readonly view: StoreApi<DocumentView>
  readonly name: string
  readonly isDesk: boolean
  readonly ref: DocumentRef
  readonly #options: LiveDocumentOptions
  /** This device's copy. */
  keeper: DocumentKeeper
  #provider: LiveProvider | null = null
  #isOpen = false
  #introducedMs = Infinity
  #failures = 0
  #suspicions = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  /** The desk with the refused edits, until the server's copy arrives for comparison. */
  #refusedDesk: Y.Doc | null = null

  constructor(options: LiveDocumentOptions) {
    this.#options = options
    this.name = documentName(options.ref)
    this.isDesk = options.ref.kind === 'desk'
    this.ref = options.ref
    this.view = createStore(loadingView)
    this.keeper = this.#keep()
  }

  get isAttached(): boolean {
    return this.#provider !== null
  }

  get hasUnsaved(): boolean {
    return this.#provider?.unacknowledged.hasUnsaved ?? this.keeper.hasUnsaved
  }

  /** Since when an answer of the server is due, in milliseconds; null when none is. */
  get waitingSinceMs(): number | null {
    const provider = this.#provider
    if (!provider || this.#retryTimer !== undefined || !this.#options.socket.websocket?.isOpen) return null
    return provider.isSynced ? provider.unacknowledged.oldestMs : this.#introducedMs
  }

  open(): void {
    if (this.#isOpen) return this.retry()
    this.#isOpen = true
    void this.#openFromDevice()
  }

  /** Disconnects it from the server; its content stays readable. */
  close(): void {
    this.keepNow()
    this.#isOpen = false
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    this.#provider?.destroy()
    this.#provider = null
    this.#becomeLive(false)
  }

  destroy(): void {
    this.close()
    this.keeper.stop()
    this.view.getState().doc.destroy()
  }

  /** The reason for a denial may be gone, or somebody opens it again: retries now. */
  retry(): void {
    if (this.#retryTimer === undefined) return
    clearTimeout(this.#retryTimer)
    this.#introduce()
  }

  /** The websocket is about to close. An edit that was under way may be the cause. */
  socketCloses(code: number): void {
    const isSuspicious = code === closeCodes.malformed.code || code === closeCodes.tooLarge.code
    if (!isSuspicious || !this.isDesk || !this.#provider?.unacknowledged.isUnderWay) return
    this.#suspicions += 1
    if (this.#suspicions >= mostSuspicions) this.#refuse()
  }

  /** What polling fills; null when it is live, or a desk of which this device has a copy, which is edited offline. */
  get polled(): Y.Doc | null {
    const isKept = this.isDesk && this.keeper.hasContent
    return isKept || this.#provider?.isSynced ? null : this.keeper.polled
  }

  /** Shows what polling returned; the server answers it by the same rights. */
  fill(write: (doc: Y.Doc) => void): void {
    const { polled } = this
    if (!polled) return
    this.keeper.fill(write)
    if (!this.isDesk) this.#setState({ status: 'ready', isLive: false })
    else if (this.view.getState().polled !== polled)
      this.view.setState({ state: { status: 'loading' }, polled })
  }

  /** The session's state says that it is gone or closed to this person, as the server does over a websocket. */
  withdraw(): void {
    const { status } = this.view.getState().state
    if (status !== 'forbidden' && status !== 'gone' && !this.hasUnsaved) this.#forbid()
  }

  /** Notes the time of the last contact. @param flushes pending changes are kept on this device too */
  keepNow(flushes = true): void {
    const { state } = this.view.getState()
    const heardMs = this.#options.socket.websocket?.lastMessageReceived
    if (heardMs && state.status === 'ready' && state.isLive) this.keeper.heard(heardMs)
    if (flushes) this.keeper.keepNow()
  }

  /** The network is gone: shows the kept copy without further delay. */
  showKept(): void {
    if (this.#isOpen && !this.isDesk && this.#isMissing()) this.keeper.showAfterWhile(this.#isMissing, 0)
  }

  /** Makes the server answer. */
  probe(): void {
    this.#provider?.forceSync()
  }

  /** The token was renewed while the websocket is open. */
  sendToken(): void {
    if (this.#provider?.isAuthenticated) void this.#provider.sendToken()
  }

  readonly #isMissing = (): boolean => this.view.getState().state.status === 'loading'

  async #openFromDevice(): Promise<void> {
    if (this.isDesk) await this.keeper.load()
    if (!this.#isOpen) return
    this.#attach()
    if (this.isDesk) return
    this.keeper.showAfterWhile(this.#isMissing)
    if (this.#options.socket.state.getState().status === 'offline') this.showKept()
  }

  #attach(): void {
    const { websocket } = this.#options.socket
    if (this.#provider || !websocket) return
    const provider = new LiveProvider({
      name: this.name,
      document: this.keeper.doc,
      websocketProvider: websocket,
      isWriter: this.isDesk,
      token: this.#options.token,
      onTokenFailed: () => this.#retryAfter(backoffMs(this.#failures++, failedBounds)),
      onIntroduced: () => (this.#introducedMs = Date.now()),
      onHandshake: () => this.#handshake(),
      onDenied: (reason) => this.#denied(reason),
      onClosedByServer: (reason) => this.#closedByServer(reason),
      onLost: () => {
        this.#introducedMs = Infinity
        this.keepNow()
        this.#becomeLive(false)
      },
      onSaving: () => this.#saving(),
      onMessage: this.#options.onMessage,
    })
    this.#provider = provider
    this.#introducedMs = Infinity
    if (this.keeper.hasUnsaved) provider.unacknowledged.edited()
    provider.attach()
    this.#options.onSaving()
  }

  #introduce(): void {
    this.#retryTimer = undefined
    if (!this.#isOpen) return
    if (!this.#provider) this.#attach()
    else if (this.#options.socket.websocket?.isOpen) this.#provider.introduce()
  }

  #handshake(): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    this.#failures = 0
    this.keeper.arrived()
    this.#options.onArrived(this.ref, this.keeper.doc)
    // A desk that is read-only for its facilitators belongs to a workshop that has ended.
    const isOver = this.isDesk && this.#provider?.authorizedScope === 'readonly'
    if (isOver && this.hasUnsaved) {
      this.#refuse()
      // Only a new websocket separates answers to the new document from late answers to the old one.
      return this.#options.socket.reconnect()
    }
    if (isOver) handleOf(this.keeper.doc).isClosed = true
    const refused = this.#refusedDesk
    this.#refusedDesk = null
    this.#becomeLive(true)
    if (refused) this.#options.onRefused(this.ref, unsavedTexts(refused, this.keeper.doc), isOver)
    refused?.destroy()
  }

  #denied(reason: string): void {
    const { socket } = this.#options
    if (reason === 'unauthenticated') {
      socket.renewToken(() => this.#introduce())
    } else if (reason === 'permission-denied') this.#forbid()
    else this.#retryAfter(backoffMs(this.#failures++, failedBounds))
  }

  #closedByServer(reason: string): void {
    // The acknowledgement of our own close message, from before the document was opened again.
    if (reason === 'provider_initiated') return
    if (reason === closeCodes.rightsChanged.reason) this.#forbid()
    // While an acknowledgement is due, only a new websocket separates new acknowledgements from late ones.
    else if (this.#provider?.unacknowledged.hasUnsaved) this.#options.socket.reconnect()
    else this.#retryAfter(backoffMs(this.#failures++, failedBounds))
  }

  #forbid(): void {
    this.#retryAfter(backoffMs(this.#failures++, deniedBounds))
    if (this.isDesk && this.hasUnsaved) {
      // Kept on this device in case the rights come back; no answer is due any more.
      this.#provider?.unacknowledged.settle()
      this.#options.onSaving()
    } else this.#startEmpty()
    const isGone = this.ref.kind !== 'state' && !(this.#options.isInAgenda(this.ref.id) ?? true)
    this.#setState({ status: isGone ? 'gone' : 'forbidden' })
  }

  #retryAfter(ms: number): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => this.#introduce(), ms)
  }

  #saving(): void {
    const { unacknowledged } = this.#provider ?? {}
    if (unacknowledged && !unacknowledged.hasUnsaved) {
      this.#suspicions = 0
      this.keeper.saved()
    }
    this.#options.onSaving()
  }

  /** Sets the desk with the refused edits aside and takes the server's. */
  #refuse(): void {
    this.#suspicions = 0
    this.#refusedDesk = this.keeper.doc
    this.#startEmpty()
    this.#attach()
    this.#options.onSaving()
  }

  /** Removes all content from the screen and from this device. */
  #startEmpty(): void {
    this.#provider?.destroy()
    this.#provider = null
    this.keeper.forget()
    this.keeper.stop()
    this.keeper = this.#keep(new Y.Doc())
  }

  #becomeLive(isLive: boolean): void {
    const { status } = this.view.getState().state
    if (!isLive && status !== 'ready' && !this.keeper.hasContent) return
    if (isLive || (status !== 'forbidden' && status !== 'gone')) this.#setState({ status: 'ready', isLive })
  }

  #setState(state: DocumentState): void {
    const now = this.view.getState()
    if (now.doc !== this.keeper.shown || !sameState(now.state, state))
      this.view.setState({ doc: this.keeper.shown, state, polled: null })
  }

  #keep(doc = this.view.getState().doc): DocumentKeeper {
    return new DocumentKeeper({
      name: this.name,
      workshopId: this.#options.workshopId,
      doc,
      isDesk: this.isDesk,
      store: this.#options.store,
      mayKeep: () => this.#options.mayKeep(this.ref),
      onShown: () => this.#becomeLive(false),
      onKept: () => this.#options.onSaving(),
    })
  }
}
