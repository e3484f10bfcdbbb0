import * as Y from 'yjs'
import { parseDocumentName } from '#domain/documents.ts'
import { isOwnAwareness, removeAwareness } from './awareness.ts'
import { ownEntry, readAwarenessEntries } from './awarenessFrame.ts'
import type { Counters } from '#server/sockets/counters.ts'
import { deskUpdateMistake, isEmptyUpdate } from './deskUpdate.ts'
import type { DocumentLink, OpenState } from './documentLink.ts'
import { EncodedStates } from './encodedState.ts'
import { permissionDeniedFrame, readFrame, syncStatusFrame, syncStep1Frame } from './frames.ts'
import type { Frame } from './frames.ts'
import { frameCosts } from './limits.ts'
import type { CollaborationLimits } from './limits.ts'
import type { Registry } from './registry.ts'
import type { Session } from './session.ts'

type Named<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>

/**
 * Decides what becomes of a frame before Hocuspocus sees it. Hocuspocus gets the token, the good-bye and
 * facilitators' awareness; no Yjs byte of a client ever reaches it: edits of desks go to the tick.
 */
export class Router {
  readonly #limits: CollaborationLimits
  readonly #counters: Counters
  readonly #registry: Registry
  readonly #encoded = new EncodedStates()

  constructor(limits: CollaborationLimits, counters: Counters, registry: Registry) {
    this.#limits = limits
    this.#counters = counters
    this.#registry = registry
  }

  receive(session: Session, data: Uint8Array, isBinary: boolean): void {
    if (!session.receiveFrame()) return
    this.#counters.add('frames_received')
    const frame = isBinary ? readFrame(data) : null
    if (frame === null) session.kill('malformed')
    else this.#route(session, frame, data)
  }

  /** Takes up frames that waited for a document to open or to be closed. */
  replay(session: Session, frames: Uint8Array[]): void {
    for (const data of frames) {
      const frame = readFrame(data)
      if (frame && !session.isClosed) this.#route(session, frame, data)
    }
  }

  #route(session: Session, frame: Frame, data: Uint8Array): void {
    if (frame.kind === 'pong') return
    const link = session.links.get(frame.name)
    if (!link) return frame.kind === 'auth' ? this.#open(session, frame.name, data) : this.#drop()
    if (link.state.is !== 'open') return this.#hold(session, link, data)
    switch (frame.kind) {
      case 'auth': // a new token for an open document
        if (session.spend(frameCosts.authentication)) forward(session, data)
        return
      case 'syncStep1':
        return this.#answerSync(session, link.state, frame)
      case 'write':
        return this.#write(session, link.state, frame)
      case 'awareness':
        return this.#awareness(session, link.state, frame, data)
      case 'close':
        this.#registry.closed(link, link.state.decided.workshopId)
        link.state = { is: 'leaving' }
        return forward(session, data)
      case 'ignored':
        return this.#drop()
    }
  }

  #open(session: Session, name: string, data: Uint8Array): void {
    if (!session.spend(frameCosts.authentication)) return
    const ref = parseDocumentName(name)
    if (ref === null || session.links.size >= this.#limits.documents) {
      this.#counters.add('documents_refused')
      if (session.spend(frameCosts.refusedDocument))
        session.send(permissionDeniedFrame(name, 'permission-denied'))
      return
    }
    const { rightsVersion } = this.#registry
    const state = { is: 'opening', decided: null } as const
    session.links.set(name, { name, ref, held: [], rightsSeen: rightsVersion, state })
    forward(session, data)
  }

  #hold(session: Session, link: DocumentLink, data: Uint8Array): void {
    const waiting = [...session.links.values()].flatMap(({ held }) => held)
    const bytes = waiting.reduce((sum, frame) => sum + frame.length, data.length)
    if (waiting.length >= this.#limits.heldFrames) session.kill('tooFast')
    else if (bytes > this.#limits.frameBytes) session.kill('tooLarge')
    // A copy: the frame is a view of a larger piece of memory, which would be kept as well.
    else link.held.push(new Uint8Array(data))
  }

  #answerSync(session: Session, state: OpenState, frame: Named<'syncStep1'>): void {
    if (!session.spend(frameCosts.syncStep1)) return
    const { document } = state.connection
    try {
      session.send(this.#encoded.answer(document, frame.stateVector))
    } catch {
      return session.kill('malformed')
    }
    // Of a reader nothing is taken, so it is not asked what the server lacks but told that all is settled.
    if (state.writer) session.send(syncStep1Frame(frame.name, Y.encodeStateVector(document)))
    else session.send(syncStatusFrame(frame.name, true))
  }

  #write(session: Session, state: OpenState, frame: Named<'write'>): void {
    const { writer } = state
    const isNothing = frame.isStep2 && isEmptyUpdate(frame.update)
    if (!writer || isNothing) {
      if (!isNothing) this.#counters.add('writes_refused')
      return session.send(syncStatusFrame(frame.name, isNothing))
    }
    const isLarge = frame.update.length > this.#limits.updateBytes
    const mostBytes = state.firstSyncLeft ? this.#limits.firstSyncBytes : this.#limits.updateBytes
    if (isLarge) state.firstSyncLeft = false
    const mistake = deskUpdateMistake(frame.update, mostBytes)
    if (mistake) session.kill(mistake)
    else if (writer.waitingBytes > this.#limits.deskWaitingBytes) session.kill('tooFast')
    else writer.take(frame.update, frame.isStep2)
  }

  #awareness(session: Session, state: OpenState, frame: Named<'awareness'>, data: Uint8Array): void {
    if (!state.writer || frame.states.length > this.#limits.awarenessBytes) return this.#drop()
    const entries = readAwarenessEntries(frame.states)
    if (entries === null) return session.kill('malformed')
    const own = ownEntry(entries, state.awarenessClient)
    if (own === null || !isOwnAwareness(session, state.connection, own.client)) return this.#drop()
    state.awarenessClient = own.client
    if (own.isGone) removeAwareness(state.connection, own.client)
    else forward(session, data)
  }

  #drop(): void {
    this.#counters.add('frames_dropped')
  }
}

function forward(session: Session, data: Uint8Array): void {
  session.clientConnection?.handleMessage(data)
}
