import { randomBytes } from 'node:crypto'
import * as Y from 'yjs'

const mostAnswers = 8
const longestKey = 4096

interface Encoded {
  version: string
  answers: Map<string, Uint8Array>
}

/**
 * Encoded answers to sync requests, cached until the document changes: a thousand people who reload, or reconnect after
 * a restart, all send the same request.
 */
export class EncodedStates<Doc extends Y.Doc> {
  readonly #encoded = new WeakMap<Doc, Encoded>()
  readonly #wrap: (document: Doc, update: Uint8Array) => Uint8Array

  /** @param wrap puts an update into the form in which it is sent */
  constructor(wrap: (document: Doc, update: Uint8Array) => Uint8Array) {
    this.#wrap = wrap
  }

  /** @throws {Error} when the state vector does not decode */
  answer(document: Doc, stateVector: Uint8Array): Uint8Array {
    const { answers } = this.#of(document)
    const key = Buffer.from(stateVector).toString('latin1')
    const kept = answers.get(key)
    if (kept) return kept
    const answer = this.#wrap(document, Y.encodeStateAsUpdate(document, stateVector))
    if (answers.size < mostAnswers && key.length <= longestKey) answers.set(key, answer)
    return answer
  }

  /** A random word for the document as it is now: another one after each change, and after each loading. */
  version(document: Doc): string {
    return this.#of(document).version
  }

  #of(document: Doc): Encoded {
    const known = this.#encoded.get(document)
    if (known) return known
    const made: Encoded = { version: randomBytes(12).toString('base64url'), answers: new Map() }
    this.#encoded.set(document, made)
    document.once('update', () => this.#encoded.delete(document))
    return made
  }
}
