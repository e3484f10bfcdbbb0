/** A part of a file, from `begin` up to `end`. */
export interface Part {
  begin: number
  end: number
}

type Bytes = Uint8Array<ArrayBuffer>

/** What is asked for within this time in milliseconds goes in one request. */
const gatherMs = 4
/** As many as the server answers at once. */
const mostParts = 400

/**
 * Fetches parts that are asked for at the same moment with one request: to open a document the library needs a little of
 * each of its pages.
 *
 * @param fetchParts gets parts in ascending order that do not overlap
 */
export function createGathering(
  fetchParts: (parts: readonly Part[]) => Promise<Bytes[]>,
): (part: Part) => Promise<Bytes> {
  interface Waiting extends Part {
    resolve: (bytes: Bytes) => void
    reject: (reason: unknown) => void
  }
  let waiting: Waiting[] = []

  function go(): void {
    const sorted = waiting.toSorted((one, other) => one.begin - other.begin)
    const [now, later]: [Waiting[], Waiting[]] = [[], []]
    for (const one of sorted) {
      const isFree = now.length < mostParts && one.begin >= (now.at(-1)?.end ?? 0)
      ;(isFree ? now : later).push(one)
    }
    waiting = later
    if (later.length > 0) setTimeout(go, 0)
    fetchParts(now).then(
      (all) => now.forEach(({ resolve }, at) => resolve(all[at] as Bytes)),
      (error: unknown) => now.forEach(({ reject }) => reject(error)),
    )
  }

  return ({ begin, end }) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(go, gatherMs)
      waiting.push({ begin, end, resolve, reject })
    })
}

/**
 * The parts in an answer that has several of them. RFC 9110, `multipart/byteranges`.
 *
 * @throws {Error} when it does not have exactly these
 */
export function readParts(answer: Bytes, wanted: readonly Part[]): Bytes[] {
  const decoder = new TextDecoder('latin1')
  let at = 0
  return wanted.map(({ begin, end }) => {
    // A head is a few lines; what is looked through must not be a whole part.
    const text = decoder.decode(answer.subarray(at, at + mostHead))
    const close = text.indexOf('\r\n\r\n')
    const range = /content-range: bytes (\d+)-(\d+)\//i.exec(text.slice(0, Math.max(0, close)))
    if (!range || Number(range[1]) !== begin || Number(range[2]) !== end - 1)
      throw new Error('another part than was asked for')
    const from = at + close + 4
    at = from + end - begin
    if (at > answer.length) throw new Error('a part is cut off')
    return answer.slice(from, at)
  })
}

const mostHead = 500
