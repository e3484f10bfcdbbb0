/** A file that is being fetched: as a stream, and in parts that are needed before the stream has them. */
export interface FileReading {
  /** In bytes. */
  length: number
  /** The bytes from `begin` up to `end`; asked for again until they come. */
  part: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * Fetches all of it, going on where a broken connection left off.
   *
   * @param onPiece gets every byte once, in order
   */
  whole: (onPiece: (piece: Uint8Array<ArrayBuffer>) => void) => Promise<Uint8Array<ArrayBuffer>>
}

/** The server does not give the file: it was replaced or removed, or it is closed to this person now. */
export class FileClosed extends Error {
  override name = 'FileClosed'
}

/** The server has lost the file: asking again is of no use. SPEC SL21 */
export class FileLost extends FileClosed {
  override name = 'FileLost'
}

/** Where a file is fetched from. */
export interface FileSource {
  /** Asks for an address with a new token: one is valid for ten minutes, which a slow network may not be done in. */
  address: () => Promise<string>
  /** Resolves when it is time to try again after a number of failures. */
  pause: (failures: number) => Promise<void>
  signal: AbortSignal
}

/**
 * Parts that are fetched beside the stream: what it brings within this time in milliseconds is waited for, and all of them
 * together are at most this many bytes or this share of the file. The library may need something of each page before it
 * shows the first one; asked for part by part that would be the file twice.
 */
const beside = { soonMs: 300, least: 4_000_000, share: 1 / 8 }

/** What arrives is handed on when it is that much, or that long ago: each piece costs the page and the worker a message. */
const piece = { bytes: 1_000_000, ms: 30 }

/**
 * Begins to fetch a file.
 *
 * @throws {FileClosed} also when it is lost
 * @throws {Error} when it cannot be fetched now
 */
export async function readFile({ address, pause, signal }: FileSource): Promise<FileReading> {
  let current = await address()
  const first = await get(null)
  const length = Number(first.headers.get('content-length'))
  if (!(length > 0) || !first.body) throw new Error('a file without a length')
  const all = new Uint8Array(length)
  const arriving = createArriving()
  const budget = Math.max(beside.least, length * beside.share)
  let [received, told] = [0, 0]
  let fetchedBeside = 0

  /** @param range undefined bounds: all of it */
  async function get(range: string | null): Promise<Response> {
    const answer = await ask(range)
    if (answer.status !== 401 && answer.status !== 403) return usable(answer)
    current = await address()
    return usable(await ask(range))
  }

  function ask(range: string | null): Promise<Response> {
    const headers = range === null ? {} : { range: `bytes=${range}` }
    return fetch(current, { headers, signal, credentials: 'omit', cache: 'no-store' })
  }

  async function part(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const isDear = fetchedBeside + end - begin > budget
    if (end > received) await arriving.wait(end, isDear ? Number.POSITIVE_INFINITY : beside.soonMs)
    if (end <= received) return all.slice(begin, end)
    fetchedBeside += end - begin
    return persistently(async () => {
      const answer = await get(`${begin}-${end - 1}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (bytes.length !== end - begin) throw new Error('a part of another length')
      return bytes
    })
  }

  async function stream(
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    onPiece: (piece: Uint8Array<ArrayBuffer>) => void,
  ): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tell(): void {
      clearTimeout(timer)
      timer = undefined
      if (received > told) onPiece(all.slice(told, received))
      told = received
    }
    try {
      for (const reader = body.getReader(); ;) {
        const { done, value } = await reader.read()
        if (done) break
        if (received + value.length > length) throw new FileClosed('longer than it said')
        all.set(value, received)
        received += value.length
        arriving.tell(received)
        if (received - told >= piece.bytes) tell()
        else timer ??= setTimeout(tell, piece.ms)
      }
    } finally {
      tell()
    }
    if (received < length) throw new Error('the connection broke off')
  }

  async function persistently<Result>(act: () => Promise<Result>): Promise<Result> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await act()
      } catch (error) {
        if (error instanceof FileClosed) throw error
        signal.throwIfAborted()
        await pause(failures)
        signal.throwIfAborted()
      }
    }
  }

  return {
    length,
    part,
    async whole(onPiece) {
      let body = first.body
      arriving.begin()
      await persistently(async () => {
        body ??= (await get(`${received}-${length - 1}`)).body
        const from = body
        body = null
        if (from) await stream(from, onPiece)
      }).finally(arriving.end)
      return all
    },
  }
}

/** What a stream has brought, for those who wait for more of it. */
function createArriving() {
  const waiting = new Set<{ end: number; go: () => void }>()
  let [isOn, beganMs, received] = [false, 0, 0]
  return {
    begin(): void {
      ;[isOn, beganMs] = [true, performance.now()]
    },
    tell(now: number): void {
      received = now
      for (const one of waiting) if (one.end <= now) one.go()
    },
    /** Nothing more comes, or all of it has. */
    end(): void {
      isOn = false
      for (const one of waiting) one.go()
    },
    /** Resolves when the stream has come as far as `end`; at once when it would take longer than `mostMs` at its pace. */
    wait(end: number, mostMs: number): Promise<void> {
      const pace = received / (performance.now() - beganMs)
      if (!isOn || !((end - received) / pace <= mostMs)) return Promise.resolve()
      return new Promise((resolve) => {
        const one = { end, go }
        // The pace was wrong.
        const timer = mostMs < Number.POSITIVE_INFINITY ? setTimeout(go, 2 * mostMs) : undefined
        function go(): void {
          clearTimeout(timer)
          waiting.delete(one)
          resolve()
        }
        waiting.add(one)
      })
    },
  }
}

function usable(answer: Response): Response {
  if (answer.ok) return answer
  void answer.body?.cancel()
  if (answer.status === 410) throw new FileLost('lost')
  if ([401, 403, 404, 416].includes(answer.status)) throw new FileClosed(`status ${answer.status}`)
  throw new Error(`status ${answer.status}`)
}
