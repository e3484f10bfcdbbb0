import type { Document } from '@hocuspocus/server'
import * as Y from 'yjs'
import { parseDocumentName } from '#domain/documents.ts'
import { isOwnAwareness, removeAwareness } from './frames/awareness.ts'
import { ownEntry, readAwarenessEntries } from './frames/awarenessFrame.ts'
import type { Counters } from '#server/sockets/counters.ts'
import { EncodedStates } from '../live/encodedStates.ts'
import { deskUpdateMistake, isEmptyUpdate } from './deskUpdate.ts'
import type { DocumentLink, OpenState } from './documentLink.ts'
import {
  permissionDeniedFrame,
  readFrame,
  syncStatusFrame,
  syncStep1Frame,
  syncStep2Frame,
} from './frames/frames.ts'
import type { Frame } from './frames/frames.ts'
import { frameCosts } from './limits.ts'
import type { CollaborationLimits } from './limits.ts'
import type { Registry } from './registry.ts'
import type { ClientSocket } from './clientSocket.ts'

type Named<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>

/**
 * Decides about each frame before Hocuspocus sees it. Hocuspocus gets the token, the good-bye and facilitators'
 * awareness, and never a Yjs byte of a client: edits of desks go to the tick.
 */
export class Router {
  readonly #limits: CollaborationLimits
  readonly #counters: Counters
  readonly #registry: Registry
  readonly #encoded = new EncodedStates((document: Document, update) => syncStep2Frame(document.name, update))

  constructor(limits: CollaborationLimits, counters: Counters, registry: Registry) {
    this.#limits = limits
    this.#counters = counters
    this.#registry = registry
  }

  receive(clientSocket: ClientSocket, data: Uint8Array, isBinary: boolean): void {
    if (!clientSocket.receiveFrame()) return
    this.#counters.add('frames_received')
    const frame = isBinary ? readFrame(data) : null
    if (frame === null) clientSocket.kill('malformed')
    else this.#route(clientSocket, frame, data)
  }

  /** Processes frames that waited for a document to open or close. */
  replay(clientSocket: ClientSocket, frames: Uint8Array[]): void {
    for (const data of frames) {
      const frame = readFrame(data)
      if (frame && !clientSocket.isClosed) this.#route(clientSocket, frame, data)
    }
  }

  #route(clientSocket: ClientSocket, frame: Frame, data: Uint8Array): void {
    if (frame.kind === 'pong') return
    const link = clientSocket.links.get(frame.name)
    if (!link) return frame.kind === 'auth' ? this.#open(clientSocket, frame.name, data) : this.#drop()
    if (link.state.is !== 'open') return this.#hold(clientSocket, link, data)
    switch (frame.kind) {
      case 'auth': // a new token for an open document
        if (clientSocket.spend(frameCosts.authentication)) forward(clientSocket, data)
        return
      case 'syncStep1':
        return this.#answerSync(clientSocket, link.state, frame)
      case 'write':
        return this.#write(clientSocket, link.state, frame)
      case 'awareness':
        return this.#awareness(clientSocket, link.state, frame, data)
      case 'close':
        this.#registry.closed(link, link.state.decided.workshopId)
        link.state = { is: 'leaving' }
        return forward(clientSocket, data)
      case 'ignored':
        return this.#drop()
    }
  }

  #open(clientSocket: ClientSocket, name: string, data: Uint8Array): void {
    if (!clientSocket.spend(frameCosts.authentication)) return
    const ref = parseDocumentName(name)
    if (ref === null || clientSocket.links.size >= this.#limits.documents) {
      this.#counters.add('documents_refused')
      if (clientSocket.spend(frameCosts.refusedDocument))
        clientSocket.send(permissionDeniedFrame(name, 'permission-denied'))
      return
    }
    const { rightsVersion } = this.#registry
    const state = { is: 'opening', decided: null } as const
    clientSocket.links.set(name, { name, ref, held: [], rightsSeen: rightsVersion, state })
    forward(clientSocket, data)
  }

  #hold(clientSocket: ClientSocket, link: DocumentLink, data: Uint8Array): void {
    const waiting = [...clientSocket.links.values()].flatMap(({ held }) => held)
    const bytes = waiting.reduce((sum, frame) => sum + frame.length, data.length)
    if (waiting.length >= this.#limits.heldFrames) clientSocket.kill('tooFast')
    else if (bytes > this.#limits.frameBytes) clientSocket.kill('tooLarge')
    // A copy: the frame is a view of a larger buffer, which would be kept alive as well.
    else link.held.push(new Uint8Array(data))
  }

  #answerSync(clientSocket: ClientSocket, state: OpenState, frame: Named<'syncStep1'>): void {
    if (!clientSocket.spend(frameCosts.syncStep1)) return
    const { document } = state.connection
    try {
      clientSocket.send(this.#encoded.answer(document, frame.stateVector))
    } catch {
      return clientSocket.kill('malformed')
    }
    // A reader's edits are never accepted, so the reader is not asked for them but told that it is in sync.
    if (state.writer) clientSocket.send(syncStep1Frame(frame.name, Y.encodeStateVector(document)))
    else clientSocket.send(syncStatusFrame(frame.name, true))
  }

  #write(clientSocket: ClientSocket, state: OpenState, frame: Named<'write'>): void {
    const { writer } = state
    const isNothing = frame.isStep2 && isEmptyUpdate(frame.update)
    if (!writer || isNothing) {
      if (!isNothing) this.#counters.add('writes_refused')
      return clientSocket.send(syncStatusFrame(frame.name, isNothing))
    }
    const isLarge = frame.update.length > this.#limits.updateBytes
    const mostBytes = state.firstSyncLeft ? this.#limits.firstSyncBytes : this.#limits.updateBytes
    if (isLarge) state.firstSyncLeft = false
    const mistake = deskUpdateMistake(frame.update, mostBytes)
    if (mistake) clientSocket.kill(mistake)
    else if (writer.waitingBytes > this.#limits.deskWaitingBytes) clientSocket.kill('tooFast')
    else writer.take(frame.update, frame.isStep2)
  }

  #awareness(
    clientSocket: ClientSocket,
    state: OpenState,
    frame: Named<'awareness'>,
    data: Uint8Array,
  ): void {
    if (!state.writer || frame.states.length > this.#limits.awarenessBytes) return this.#drop()
    const entries = readAwarenessEntries(frame.states)
    if (entries === null) return clientSocket.kill('malformed')
    const own = ownEntry(entries, state.awarenessClient)
    if (own === null || !isOwnAwareness(clientSocket, state.connection, own.client)) return this.#drop()
    state.awarenessClient = own.client
    if (own.isGone) removeAwareness(state.connection, own.client)
    else forward(clientSocket, data)
  }

  #drop(): void {
    this.#counters.add('frames_dropped')
  }
}

function forward(clientSocket: ClientSocket, data: Uint8Array): void {
  clientSocket.clientConnection?.handleMessage(data)
}
