import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import { backoffMs } from '../connection/backoff.ts'
import { inTime, late } from '../device/deviceDatabase.ts'
import { msSinceInput, watchInput } from '../device/lastInput.ts'
import { DeskWrites } from './deskWrites.ts'
import type { DocumentStore, KeptDocument } from './documentStore.ts'
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
  /** `isKept` changed. */
  onKept: () => void
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
/** A copy that could not be written is written again. */
const failedBounds = { firstMs: 5000, mostMs: 60_000 }

/**
 * What this device keeps of one document. A desk is kept edit by edit and merges with the server's. Of other documents
 * the last copy is shown while there is no connection, as a document of its own: merged with the live one it would
 * bring back what the server has removed since. SPEC D4
 */
export class DocumentKeeper {
  readonly doc: Y.Doc
  /** What polling fills: of a desk a document of its own, which would become a copy that is edited if it were merged. */
  readonly polled: Y.Doc
  /** The live document, or the kept copy. */
  shown: Y.Doc
  hasContent = false
  /** Edits of earlier pages wait for the server. */
  hasUnsaved = false
  /** What is shown came from the server since the page was opened. */
  isFromServer = false
  /** When what is shown was last known to match the server, in epoch milliseconds; null when unknown. */
  contactMs: number | null = null
  readonly #options: DocumentKeeperOptions
  #showTimer: ReturnType<typeof setTimeout> | undefined
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  #hasArrived = false
  #hasKept = false
  /** Edits of this page wait for the server. */
  #isEdited = false
  /** Copies that are being written. */
  #writing = 0
  #failures = 0
  #isStopped = false
  readonly #desk: DeskWrites
  /** The kept edits are in the desk. */
  #loaded: Promise<void> = Promise.resolve()

  constructor(options: DocumentKeeperOptions) {
    this.#options = options
    this.doc = options.doc
    this.shown = options.doc
    this.polled = options.isDesk ? new Y.Doc() : options.doc
    this.#desk = new DeskWrites({ ...options, hasUnsaved: () => this.hasUnsaved || this.#isEdited })
    this.doc.on('update', this.#updated)
  }

  /** The browser keeps every edit of the desk. */
  get isKept(): boolean {
    return this.#desk.isKept
  }

  /** Loads the kept edits into the desk. A slow disk is not waited for: they come later. SPEC D5 */
  async load(): Promise<void> {
    const loading = this.#options.store.load(this.#options.name)
    const kept = await inTime(loading)
    if (kept === late) this.#loaded = loading.then((found) => this.#take(found, null))
    else this.#take(kept, storedOrigin)
  }

  /** Shows the kept copy unless the server answers soon. */
  showAfterWhile(isMissing: () => boolean, afterMs = showAfterMs): void {
    clearTimeout(this.#showTimer)
    this.#showTimer = setTimeout(() => void this.#show(isMissing), afterMs)
  }

  /** Takes what polling returned. */
  fill(write: (doc: Y.Doc) => void): void {
    if (!this.#options.isDesk) this.#showServers()
    this.polled.transact(() => write(this.polled))
    if (!this.#options.isDesk && !this.#hasKept) this.#keepLater()
  }

  /** The server's document has arrived. */
  arrived(): void {
    this.#showServers()
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
    this.#isEdited = false
    // Edits of earlier pages that a slow disk has not given yet are not saved.
    void this.#loaded.then(() => {
      if (!this.hasUnsaved && !this.#isEdited) void this.#options.store.markSaved(this.#options.name)
    })
  }

  /** Changes are not kept yet. */
  get isWaiting(): boolean {
    return this.#keepTimer !== undefined || this.#writing > 0
  }

  /** Flushes now: the page may be gone in a moment. */
  keepNow(): void {
    if (this.#keepTimer !== undefined) void this.#keep()
  }

  /** Deletes every copy on this device. */
  forget(): void {
    this.#stopTimers()
    this.hasContent = false
    void this.#options.store.forget(this.#options.name)
  }

  stop(): void {
    this.#isStopped = true
    this.#stopTimers()
    this.#desk.stop()
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
    // Updates from the server come through a provider.
    const isEdit = !(origin instanceof LiveProvider)
    if (isEdit) this.#isEdited = true
    this.#desk.append(update, isEdit)
  }

  #showServers(): void {
    clearTimeout(this.#showTimer)
    this.shown = this.doc
    this.#hasArrived = true
    this.hasContent = true
    this.isFromServer = true
    this.heard(Date.now())
  }

  #keepLater(): void {
    watchInput()
    this.#keepTimer ??= this.#hasKept
      ? setTimeout(() => this.#keepWhenCalm(Date.now() + calm.waitMs), keepAfterMs)
      : setTimeout(() => void this.#keep())
  }

  #keepWhenCalm(latestMs: number): void {
    const wait = Date.now() < latestMs ? calm.ms - msSinceInput() : 0
    // A slow disk has the copy before to write: it gets one at a time.
    if (this.#writing === 0 && wait <= 0) void this.#keep()
    else this.#keepTimer = setTimeout(() => this.#keepWhenCalm(latestMs), wait > 0 ? wait : calm.ms)
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    const { store, name, mayKeep } = this.#options
    if (!mayKeep()) return
    this.#hasKept = true
    this.#writing += 1
    const outcome = await store.replace(Y.encodeStateAsUpdate(this.shown), this.#seenDocument())
    this.#writing -= 1
    // On a full disk no copy is better than one that still holds removed content.
    if (outcome === 'full') void store.forgetSaved(name)
    if (outcome !== 'failed') this.#failures = 0
    else if (!this.#isStopped)
      this.#keepTimer ??= setTimeout(() => void this.#keep(), backoffMs(this.#failures++, failedBounds))
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

  /** @param origin other than `storedOrigin`: what the disk gave late is sent like any edit */
  #take({ update, isUnsaved, seenMs }: KeptDocument, origin: typeof storedOrigin | null): void {
    if (update === null || this.#isStopped) return
    this.hasContent = true
    this.hasUnsaved ||= isUnsaved
    Y.applyUpdate(this.doc, update, isUnsaved ? origin : storedOrigin)
    if (this.isFromServer) return
    this.contactMs = seenMs
    this.#options.onShown()
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
