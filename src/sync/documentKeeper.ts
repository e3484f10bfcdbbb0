import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentStore } from './documentStore.ts'
import { LiveProvider, storedOrigin } from './liveProvider.ts'

export interface DocumentKeeperOptions {
  name: string
  workshopId: WorkshopId
  doc: Y.Doc
  isDesk: boolean
  store: DocumentStore
  /** Nothing that the server told speaks against keeping it. */
  mayKeep: () => boolean
  /** What was kept is on screen. */
  onShown: () => void
}

/** Without an answer of the server for so long, what was seen last is better than nothing. */
export const showAfterMs = 2500
/** How long a change of a document that is only read may stay unkept. The first time it is kept at once, for who loses the network then. */
const keepAfterMs = 4000

/**
 * What this device keeps of one document. A desk is kept edit by edit and merges with the server's. Of the others the last that
 * was seen is shown while there is no connection, as a document apart: merged with the live one it would bring back what the
 * server has taken away since. SPEC D4
 */
export class DocumentKeeper {
  readonly doc: Y.Doc
  /** The live document, or what was kept of it. */
  shown: Y.Doc
  hasContent = false
  /** Edits of earlier pages wait for the server. */
  hasUnsaved = false
  /** The browser kept everything so far. */
  isKept = true
  /** What is shown came from the server since the page was opened. */
  isTold = false
  /** When what is shown was last known to be what the server has, in epoch milliseconds; null when nobody knows. */
  contactMs: number | null = null
  readonly #options: DocumentKeeperOptions
  #showTimer: ReturnType<typeof setTimeout> | undefined
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  #hasArrived = false
  #hasKept = false

  constructor(options: DocumentKeeperOptions) {
    this.#options = options
    this.doc = options.doc
    this.shown = options.doc
    this.doc.on('update', this.#updated)
  }

  /** Fills the desk with what is kept of it. */
  async load(): Promise<void> {
    const { update, isUnsaved, seenMs } = await this.#options.store.load(this.#options.name)
    if (update === null) return
    Y.applyUpdate(this.doc, update, storedOrigin)
    this.hasContent = true
    this.hasUnsaved = isUnsaved
    this.contactMs = seenMs
  }

  /** Shows what was seen last, unless the server answers soon. */
  showAfterWhile(isMissing: () => boolean, afterMs = showAfterMs): void {
    clearTimeout(this.#showTimer)
    this.#showTimer = setTimeout(() => void this.#show(isMissing), afterMs)
  }

  /** Shows what is known in another way, as a document apart, until the server's is here. */
  fill(write: (doc: Y.Doc) => void): void {
    clearTimeout(this.#showTimer)
    if (this.shown === this.doc || !this.isTold) {
      const kept = this.hasContent ? Y.encodeStateAsUpdate(this.shown) : null
      this.shown = new Y.Doc()
      if (kept) Y.applyUpdate(this.shown, kept, storedOrigin)
      this.shown.on('update', () => this.#keepLater())
    }
    const { shown } = this
    shown.transact(() => write(shown), storedOrigin)
    this.#seen()
    if (!this.#hasKept) this.#keepLater()
  }

  /** The server's document is here. */
  arrived(): void {
    clearTimeout(this.#showTimer)
    this.shown = this.doc
    this.#hasArrived = true
    this.#seen()
    if (this.#options.isDesk) void this.#options.store.saw(this.#seenDocument())
    else this.#keepLater()
  }

  /** The server was heard on the connection that keeps the document live. */
  heard(atMs: number): void {
    this.contactMs = Math.max(this.contactMs ?? 0, atMs)
  }

  /** The server has every edit. */
  saved(): void {
    this.hasUnsaved = false
    void this.#options.store.markSaved(this.#options.name)
  }

  /** The page may be gone in a moment. */
  keepNow(): void {
    if (this.#keepTimer !== undefined) this.#keep()
  }

  /** Nothing of it may stay on this device. */
  forget(): void {
    this.#stopTimers()
    this.hasContent = false
    void this.#options.store.forget(this.#options.name)
  }

  stop(): void {
    this.#stopTimers()
    this.doc.off('update', this.#updated)
  }

  readonly #updated = (update: Uint8Array, origin: unknown): void => {
    if (origin === storedOrigin) return
    if (!this.#options.isDesk) {
      if (!this.#hasArrived) return
      this.heard(Date.now())
      this.#keepLater()
      return
    }
    const { store, name, workshopId } = this.#options
    // What came from the server came through a provider.
    const isEdit = !(origin instanceof LiveProvider)
    void store.append(name, update, isEdit ? workshopId : null).then((isKept) => {
      if (!isKept) this.isKept = false
    })
  }

  #seen(): void {
    this.hasContent = true
    this.isTold = true
    this.heard(Date.now())
  }

  #keepLater(): void {
    this.#keepTimer ??= setTimeout(() => this.#keep(), this.#hasKept ? keepAfterMs : 0)
  }

  #keep(): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    const { store, name, mayKeep } = this.#options
    if (!mayKeep()) return
    this.#hasKept = true
    void store.replace(Y.encodeStateAsUpdate(this.shown), this.#seenDocument()).then((isKept) => {
      // Where the disk is full, nothing stays rather than a copy with what was taken away since.
      if (!isKept) void store.forgetSaved(name)
    })
  }

  #seenDocument(): { name: string; workshopId: WorkshopId; atMs: number } {
    const { name, workshopId } = this.#options
    return { name, workshopId, atMs: this.contactMs ?? 0 }
  }

  #stopTimers(): void {
    clearTimeout(this.#showTimer)
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
  }

  async #show(isMissing: () => boolean): Promise<void> {
    const { update, seenMs } = await this.#options.store.load(this.#options.name)
    if (update === null || this.isTold || !isMissing()) return
    this.shown = new Y.Doc()
    Y.applyUpdate(this.shown, update, storedOrigin)
    this.hasContent = true
    this.contactMs = seenMs
    this.#options.onShown()
  }
}
