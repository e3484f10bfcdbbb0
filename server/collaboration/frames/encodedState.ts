import type { Document } from '@hocuspocus/server'
import * as Y from 'yjs'
import { syncStep2Frame } from './frames.ts'

const mostAnswers = 8
const longestKey = 4096

/**
 * Encoded answers to sync requests, cached until the document changes: a thousand people who reload, or reconnect after
 * a restart, all send the same request.
 */
export class EncodedStates {
  readonly #answers = new WeakMap<Document, Map<string, Uint8Array>>()

  /** @throws {Error} when the state vector does not decode */
  answer(document: Document, stateVector: Uint8Array): Uint8Array {
    const known = this.#answers.get(document) ?? this.#start(document)
    const key = Buffer.from(stateVector).toString('latin1')
    const kept = known.get(key)
    if (kept) return kept
    const frame = syncStep2Frame(document.name, Y.encodeStateAsUpdate(document, stateVector))
    if (known.size < mostAnswers && key.length <= longestKey) known.set(key, frame)
    return frame
  }

  #start(document: Document): Map<string, Uint8Array> {
    const answers = new Map<string, Uint8Array>()
    this.#answers.set(document, answers)
    document.once('update', () => this.#answers.delete(document))
    return answers
  }
}
