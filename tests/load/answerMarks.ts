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
