import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentStore } from './documentStore.ts'
import { remoteOrigins, storedOrigin } from './liveProvider.ts'

export interface DocumentKeeperOptions {
  name: string
  workshopId: WorkshopId
  doc: Y.Doc
  isDesk: boolean
  store: DocumentStore
  /** What was kept is on screen. */
  onShown: () => void
}

/** Without an answer of the server for so long, what was seen last is better than nothing. */
export const showAfterMs = 2500
/** How long a change of a document that is only read may stay unkept; the first time shorter, for who loses the network at once. */
const keepAfterMs = 4000
const keepFirstAfterMs = 500

/**
 * What this device keeps of one document. A desk is kept edit by edit and merges with the server's. Of the others the last that
 * was seen is shown while there is no connection, as a document apart: merged with the live one it would bring back what the
 * server has taken away since.
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
  readonly #options: DocumentKeeperOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #hasArrived = false

  constructor(options: DocumentKeeperOptions) {
    this.#options = options
    this.doc = options.doc
    this.shown = options.doc
    this.doc.on('update', this.#updated)
  }

  /** Fills the desk with what is kept of it. */
  async load(): Promise<void> {
    const { update, isUnsaved } = await this.#options.store.load(this.#options.name)
    if (update === null) return
    Y.applyUpdate(this.doc, update, storedOrigin)
    this.hasContent = true
    this.hasUnsaved = isUnsaved
  }

  /** Shows what was seen last, unless the server answers soon. */
  showAfterWhile(isMissing: () => boolean): void {
    this.#stopTimer()
    this.#timer = setTimeout(() => void this.#show(isMissing), showAfterMs)
  }

  /** Shows what is known in another way, as a document apart, until the server's is here. */
  fill(write: (doc: Y.Doc) => void): void {
    this.#stopTimer()
    if (this.shown === this.doc) {
      this.shown = new Y.Doc()
      if (this.hasContent) Y.applyUpdate(this.shown, Y.encodeStateAsUpdate(this.doc), storedOrigin)
    }
    const { shown } = this
    shown.transact(() => write(shown), storedOrigin)
    this.hasContent = true
  }

  /** The server's document is here. */
  arrived(): void {
    if (!this.#hasArrived) this.#stopTimer()
    this.hasContent = true
    this.shown = this.doc
    if (!this.#options.isDesk) this.#keepLater()
    this.#hasArrived = true
  }

  /** The server has every edit. */
  saved(): void {
    this.hasUnsaved = false
    void this.#options.store.markSaved(this.#options.name)
  }

  /** Nothing of it may stay on this device. */
  forget(): void {
    this.#stopTimer()
    this.hasContent = false
    void this.#options.store.forget(this.#options.name)
  }

  stop(): void {
    this.#stopTimer()
    this.doc.off('update', this.#updated)
  }

  readonly #updated = (update: Uint8Array, origin: unknown): void => {
    if (origin === storedOrigin) return
    if (!this.#options.isDesk) {
      if (this.#hasArrived) this.#keepLater()
      return
    }
    const { store, name, workshopId } = this.#options
    const isEdit = !(origin instanceof Object && remoteOrigins.has(origin))
    void store.append(name, update, isEdit ? workshopId : null).then((isKept) => {
      if (!isKept) this.isKept = false
    })
  }

  #keepLater(): void {
    if (this.#timer !== undefined) return
    const { store, name } = this.#options
    const afterMs = this.#hasArrived ? keepAfterMs : keepFirstAfterMs
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void store.replace(name, Y.encodeStateAsUpdate(this.doc))
    }, afterMs)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  async #show(isMissing: () => boolean): Promise<void> {
    this.#timer = undefined
    const { update } = await this.#options.store.load(this.#options.name)
    if (update === null || this.#hasArrived || !isMissing()) return
    this.shown = new Y.Doc()
    Y.applyUpdate(this.shown, update, storedOrigin)
    this.hasContent = true
    this.#options.onShown()
  }
}
