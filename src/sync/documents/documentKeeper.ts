import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import { msSinceInput, watchInput } from '../device/lastInput.ts'
import type { DocumentStore } from './documentStore.ts'
import { LiveProvider, storedOrigin } from './liveProvider.ts'

export interface DocumentKeeperOptions {
  name: string
  workshopId: WorkshopId
  doc: Y.Doc
  isDesk: boolean
  store: DocumentStore
  /** Whether the server's answers so far allow keeping it. */
  mayKeep: () => boolean
  /** A kept copy is on screen. */
  onShown: () => void
}

/** Without an answer from the server for this long, the last copy is shown. */
export const showAfterMs = 2500
/**
 * How long a change of a read-only document may stay unkept. The first is kept at once, in case the network is lost
 * right after it.
 */
const keepAfterMs = 4000
/**
 * Writing a long document takes long enough to be felt: it waits until the person neither types nor scrolls, but no
 * longer than this. A page that is left keeps it at once.
 */
const calm = { ms: 1500, waitMs: 30_000 }

/**
 * What this device keeps of one document. A desk is kept edit by edit and merges with the server's. Of other documents
 * the last copy is shown while there is no connection, as a document of its own: merged with the live one it would
 * bring back what the server has removed since. SPEC D4
 */
export class DocumentKeeper {
  readonly doc: Y.Doc
  /** The live document, or the kept copy. */
  shown: Y.Doc
  hasContent = false
  /** Edits of earlier pages wait for the server. */
  hasUnsaved = false
  /** The browser has kept everything so far. */
  isKept = true
  /** What is shown came from the server since the page was opened. */
  isFromServer = false
  /** When what is shown was last known to match the server, in epoch milliseconds; null when unknown. */
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

  /** Loads the kept edits into the desk. */
  async load(): Promise<void> {
    const { update, isUnsaved, seenMs } = await this.#options.store.load(this.#options.name)
    if (update === null) return
    Y.applyUpdate(this.doc, update, storedOrigin)
    this.hasContent = true
    this.hasUnsaved = isUnsaved
    this.contactMs = seenMs
  }

  /** Shows the kept copy unless the server answers soon. */
  showAfterWhile(isMissing: () => boolean, afterMs = showAfterMs): void {
    clearTimeout(this.#showTimer)
    this.#showTimer = setTimeout(() => void this.#show(isMissing), afterMs)
  }

  /** Shows content from another source, as a document of its own, until the server's arrives. */
  fill(write: (doc: Y.Doc) => void): void {
    clearTimeout(this.#showTimer)
    if (this.shown === this.doc || !this.isFromServer) {
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

  /** The server's document has arrived. */
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

  /** Changes are not kept yet. */
  get isWaiting(): boolean {
    return this.#keepTimer !== undefined
  }

  /** Flushes now: the page may be gone in a moment. */
  keepNow(): void {
    if (this.isWaiting) this.#keep()
  }

  /** Deletes every copy on this device. */
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
    // Updates from the server come through a provider.
    const isEdit = !(origin instanceof LiveProvider)
    void store.append(name, update, isEdit ? workshopId : null).then((isKept) => {
      if (!isKept) this.isKept = false
    })
  }

  #seen(): void {
    this.hasContent = true
    this.isFromServer = true
    this.heard(Date.now())
  }

  #keepLater(): void {
    watchInput()
    this.#keepTimer ??= this.#hasKept
      ? setTimeout(() => this.#keepWhenCalm(Date.now() + calm.waitMs), keepAfterMs)
      : setTimeout(() => this.#keep())
  }

  #keepWhenCalm(latestMs: number): void {
    const wait = calm.ms - msSinceInput()
    if (wait <= 0 || Date.now() >= latestMs) this.#keep()
    else this.#keepTimer = setTimeout(() => this.#keepWhenCalm(latestMs), wait)
  }

  #keep(): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    const { store, name, mayKeep } = this.#options
    if (!mayKeep()) return
    this.#hasKept = true
    void store.replace(Y.encodeStateAsUpdate(this.shown), this.#seenDocument()).then((isKept) => {
      // On a full disk no copy is better than one that still holds removed content.
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
    if (update === null || this.isFromServer || !isMissing()) return
    this.shown = new Y.Doc()
    Y.applyUpdate(this.shown, update, storedOrigin)
    this.hasContent = true
    this.contactMs = seenMs
    this.#options.onShown()
  }
}
