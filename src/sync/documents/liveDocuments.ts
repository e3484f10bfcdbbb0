import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { documentName, parseDocumentName } from '#domain/documents.ts'
import type { DocumentRef } from '#domain/documents.ts'
import { handleOf } from './docHandle.ts'
import type { DocumentStore } from './documentStore.ts'
import { LiveDocument } from './liveDocument.ts'
import type { LiveDocumentOptions } from './liveDocumentContract.ts'
import { createShownAsOf } from './shownAsOf.ts'
import type { ShownAsOf } from './shownAsOf.ts'

export interface DesksSaving {
  /** Some edit is not acknowledged. */
  hasUnsaved: boolean
  /** Some edit is neither acknowledged nor kept by this browser. */
  isOnlyOnScreen: boolean
}

export interface LiveDocuments {
  /** The document with this name, open or not; a lookup does not open it. */
  get(ref: DocumentRef): LiveDocument
  /** Keeps a document open until the returned function is called, and a moment longer. */
  hold(ref: DocumentRef): () => void
  saving: StoreApi<DesksSaving>
  start(): void
  stop(): void
  /** Rights may have changed: requests denied documents again. */
  retry(): void
  each(act: (document: LiveDocument) => void): void
  /** Some screen uses it now. */
  isHeld(document: LiveDocument): boolean
  /** The session's state says that these are gone or closed to this person: deletes their content. */
  withdraw(isWithdrawn: (ref: DocumentRef) => boolean): void
  /** When what is on the screen was last known to be current. */
  shownAsOf: ShownAsOf
}

/** Covers StrictMode, a dialog and the way back; the server allows six documents per websocket. */
const lingerMs = 4000
const mostAttached = 6
/** Lifetime of a document that nobody held: made by a render that React discarded. */
const unusedMs = 30_000
const usualPatience: Patience = { lookMs: 5000, leastMs: 15_000, mostMs: 60_000 }

export interface Patience {
  /** Interval of the check. */
  lookMs: number
  /** How long an answer of the server may be overdue, at first and after several websockets without success. */
  leastMs: number
  mostMs: number
}

export function createLiveDocuments(
  options: Omit<LiveDocumentOptions, 'ref' | 'onSaving'> & {
    store: DocumentStore
    /** A screen waits for a document. */
    onMissing: () => void
  },
  patience: Patience = usualPatience,
): LiveDocuments {
  const { socket, store, workshopId } = options
  const documents = new Map<string, LiveDocument>()
  const holds = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const saving = createStore<DesksSaving>(() => ({ hasUnsaved: false, isOnlyOnScreen: false }))
  let watch: ReturnType<typeof setInterval> | undefined
  let patienceMs = patience.leastMs
  let isStarted = false
  const { shownAsOf, look } = createShownAsOf(() => [...documents.values()].filter(isHeld))

  const all: LiveDocuments = {
    saving,
    get(ref) {
      const name = documentName(ref)
      const known = documents.get(name)
      if (known) return known
      const made = new LiveDocument({ ...options, ref, onSaving: () => savingChanged(made) })
      made.view.subscribe(look)
      const keepHold = (): void => void (handleOf(made.view.getState().doc).hold = () => all.hold(ref))
      keepHold()
      made.view.subscribe(keepHold)
      documents.set(name, made)
      after(name, unusedMs, () => dropUnused(name))
      return made
    },
    hold(ref) {
      const document = all.get(ref)
      const { name } = document
      holds.set(name, (holds.get(name) ?? 0) + 1)
      clearTimeout(timers.get(name))
      if (isStarted) open(document)
      const { state, polled } = document.view.getState()
      if (state.status === 'loading' && !polled) options.onMissing()
      look()
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        holds.set(name, (holds.get(name) ?? 1) - 1)
        look()
        if (holds.get(name) === 0) after(name, lingerMs, () => letGo(document))
      }
    },
    start() {
      isStarted = true
      watch = setInterval(watchOver, patience.lookMs)
      for (const document of documents.values()) if (isHeld(document)) open(document)
      void sendUnsaved()
    },
    stop() {
      isStarted = false
      clearInterval(watch)
      for (const timer of timers.values()) clearTimeout(timer)
      for (const document of documents.values()) document.destroy()
      documents.clear()
    },
    retry() {
      // Also those that no screen holds for a moment: who is led back to one finds it there.
      for (const document of documents.values()) document.retry()
    },
    isHeld,
    shownAsOf,
    withdraw(isWithdrawn) {
      for (const document of documents.values())
        if (document.ref.kind !== 'state' && isWithdrawn(document.ref)) document.withdraw()
    },
    each(act) {
      for (const document of documents.values()) if (document.isAttached || isHeld(document)) act(document)
    },
  }
  return all

  function isHeld(document: LiveDocument): boolean {
    return (holds.get(document.name) ?? 0) > 0
  }

  function open(document: LiveDocument): void {
    makeRoom(document)
    document.open()
  }

  /** Closes lingering documents, oldest first, when the websocket has as many as the server allows. */
  function makeRoom(forDocument: LiveDocument): void {
    const attached = [...documents.values()].filter((one) => one.isAttached && one !== forDocument)
    const lingering = attached.filter((one) => !isHeld(one) && !one.hasUnsaved)
    for (const one of lingering.slice(0, Math.max(0, attached.length + 1 - mostAttached))) one.close()
  }

  /** An unsaved edit keeps its document open. */
  function letGo(document: LiveDocument): void {
    if (isHeld(document)) return
    if (document.hasUnsaved) after(document.name, lingerMs, () => letGo(document))
    else document.close()
  }

  function dropUnused(name: string): void {
    if ((holds.get(name) ?? 0) > 0 || documents.get(name)?.isAttached) return
    documents.get(name)?.destroy()
    documents.delete(name)
  }

  function after(name: string, ms: number, act: () => void): void {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(act, ms))
  }

  /** Opens desks with offline edits of an earlier page, until the server has the edits. */
  async function sendUnsaved(): Promise<void> {
    for (const { name } of await store.unsaved(workshopId)) {
      const ref = parseDocumentName(name)
      if (ref && isStarted) all.hold(ref)()
    }
  }

  function savingChanged(document: LiveDocument): void {
    const now = {
      hasUnsaved: [...documents.values()].some((one) => one.hasUnsaved),
      isOnlyOnScreen: [...documents.values()].some((one) => one.hasUnsaved && !one.keeper.isKept),
    }
    const before = saving.getState()
    if (before.hasUnsaved !== now.hasUnsaved || before.isOnlyOnScreen !== now.isOnlyOnScreen)
      saving.setState(now)
    if (!now.hasUnsaved) patienceMs = patience.leastMs
    if (!document.hasUnsaved && !isHeld(document)) after(document.name, lingerMs, () => letGo(document))
  }

  /**
   * Replaces a websocket on which an answer is overdue: a document's channel can die while the websocket stays open.
   */
  function watchOver(): void {
    const waiting = [...documents.values()].flatMap(({ waitingSinceMs }) => waitingSinceMs ?? [])
    const oldestMs = Math.min(Infinity, ...waiting)
    if (Date.now() - oldestMs < patienceMs) return
    if (socket.state.getState().status !== 'online') return
    patienceMs = Math.min(patience.mostMs, patienceMs * 2)
    socket.reconnect()
  }
}
