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

const mark = /~(\d{6})~/g

/** The text of the n-th answer of a run; `marksIn` finds it again in any frame that contains it. */
export function answerText(index: number): string {
  return `A thought worth keeping ~${String(index).padStart(6, '0')}~ for the whole room`
}

/**
 * Finds which answers a frame contains. Frames to a thousand readers are equal, so the results of the last ones are
 * cached.
 */
export class MarkReader {
  readonly #known = new Map<string, number[]>()

  marksIn(frame: Buffer): number[] {
    const text = frame.toString('latin1')
    const known = this.#known.get(text)
    if (known) return known
    const marks = [...new Set([...text.matchAll(mark)].map((match) => Number(match[1])))]
    if (this.#known.size > 64) this.#known.clear()
    this.#known.set(text, marks)
    return marks
  }
}
