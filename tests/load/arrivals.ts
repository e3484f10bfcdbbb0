import { MarkReader } from './answerMarks.ts'

/** Tracks which answers have arrived at which people. */
export class Arrivals {
  readonly #marks = new MarkReader()
  readonly #first: number
  readonly #count: number
  readonly #seen: Uint8Array[]
  readonly #seenBy: Uint32Array
  /** Pairs of a person and an answer. */
  count = 0
  readonly expected: number

  /** @param first the number of the first answer that counts; `count` answers count */
  constructor(people: number, first: number, count: number) {
    this.#first = first
    this.#count = count
    this.#seen = Array.from({ length: people }, () => new Uint8Array(count))
    this.#seenBy = new Uint32Array(people)
    this.expected = people * count
  }

  /** The answers that reach a person for the first time with this frame, numbered from the first one. */
  note(who: number, frame: Buffer): number[] {
    const seen = this.#seen[who]
    const added: number[] = []
    if (!seen) return added
    for (const mark of this.#marks.marksIn(frame)) {
      const index = mark - this.#first
      if (seen[index] !== 0) continue
      seen[index] = 1
      added.push(index)
    }
    this.#seenBy[who] = (this.#seenBy[who] ?? 0) + added.length
    this.count += added.length
    return added
  }

  hasAll(who: number): boolean {
    return this.#seenBy[who] === this.#count
  }

  get isComplete(): boolean {
    return this.count === this.expected
  }
}
