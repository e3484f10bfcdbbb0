import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import { backoffMs } from '../connection/backoff.ts'
import { inTime, late } from '../device/deviceDatabase.ts'
import type { DocumentStore } from './documentStore.ts'

export interface DeskWritesOptions {
  name: string
  workshopId: WorkshopId
  doc: Y.Doc
  store: DocumentStore
  /** Whether edits wait for the server. */
  hasUnsaved: () => boolean
  /** `isKept` changed. */
  onKept: () => void
}

const bounds = { firstMs: 5000, mostMs: 60_000 }

/** Writes a desk to this device's disk, edit by edit, and makes up for what could not be written. SPEC D5 */
export class DeskWrites {
  readonly #options: DeskWritesOptions
  /** Writes that a slow disk has not answered yet. */
  readonly #late = new Set<Promise<boolean>>()
  /** A write failed, and the desk has not been written as a whole since. */
  #isBehind = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(options: DeskWritesOptions) {
    this.#options = options
  }

  /** The disk has everything so far, as far as a person waits for it. */
  get isKept(): boolean {
    return !this.#isBehind && this.#late.size === 0
  }

  /** @param isUnsaved the update is an edit of this device */
  append(update: Uint8Array, isUnsaved: boolean): void {
    void this.#write(update, isUnsaved).then((isKept) => {
      if (!isKept) this.#fellBehind()
    })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #write(update: Uint8Array, isUnsaved: boolean): Promise<boolean> {
    const { store, name, workshopId, onKept } = this.#options
    const writing = store.append(name, update, isUnsaved ? workshopId : null)
    const answer = await inTime(writing)
    if (answer !== late) return answer
    this.#late.add(writing)
    onKept()
    const isKept = await writing
    this.#late.delete(writing)
    onKept()
    return isKept
  }

  #fellBehind(): void {
    this.#isBehind = true
    this.#options.onKept()
    if (this.#isStopped || this.#timer !== undefined) return
    this.#timer = setTimeout(() => void this.#writeAll(), backoffMs(this.#failures++, bounds))
  }

  /** Writes all of it: merged with what is there, it holds what is missing. */
  async #writeAll(): Promise<void> {
    const isKept = await this.#write(Y.encodeStateAsUpdate(this.#options.doc), this.#options.hasUnsaved())
    this.#timer = undefined
    if (!isKept) return this.#fellBehind()
    this.#failures = 0
    this.#isBehind = false
    this.#options.onKept()
  }
}
