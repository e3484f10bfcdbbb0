import { filesUnavailable } from '#domain/messages/calls.ts'
import { createArriving } from './arriving.ts'
import { createGathering, readParts } from './gathering.ts'
import type { Part } from './gathering.ts'
import { unless } from './unless.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file that is being fetched: as a stream, and in parts that are needed before the stream has them. */
export interface FileReading {
  /** In bytes. */
  length: number
  /**
   * The bytes from `begin` up to `end`; asked for again until they come. Where something on the way gives all of the file
   * whatever is asked for, they come with `whole`.
   */
  part: (begin: number, end: number) => Promise<Bytes>
  /**
   * Fetches all of it, going on where a broken connection left off.
   *
   * @param onPiece gets every byte once, in order
   * @param calm when what comes behind the first half megabyte is fetched, unless it is needed sooner
   */
  whole: (onPiece: (piece: Bytes) => void, calm?: Promise<unknown>) => Promise<Bytes>
}

/** The server does not give the file: it was replaced or removed, or it is closed to this person now. */
export class FileClosed extends Error {
  override name = 'FileClosed'
}

/** The server has lost the file: asking again is of no use. SPEC SL21 */
export class FileLost extends FileClosed {
  override name = 'FileLost'
}

/** The server cannot read it now. SPEC U23 */
export class FileAway extends Error {
  override name = 'FileAway'
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

/** Fetched at once: small files are whole, and in large ones the first page is often there. */
const headBytes = 500_000

/** The library reads a table piece by piece; so much of it comes at a time. */
const aheadBytes = 128 * 1024

/** What arrives is handed on when it is that much, or that long ago: each piece costs the page and the worker a message. */
const piece = { bytes: 1_000_000, ms: 30 }

/**
 * Begins to fetch a file.
 *
 * @throws {FileClosed} also when it is lost
 * @throws {FileAway} while file storage is away
 * @throws {Error} when it cannot be fetched now
 */
export async function readFile({ address, pause, signal }: FileSource): Promise<FileReading> {
  let current = await address()
  const first = await get(`0-${headBytes - 1}`)
  const length = lengthOf(first)
  if (!(length > 0) || !first.body) throw new Error('a file without a length')
  const all = new Uint8Array(length)
  const arriving = createArriving()
  const budget = Math.max(beside.least, length * beside.share)
  let [received, told] = [0, 0]
  let [fetchedBeside, isPlain] = [0, false]
  /** Something on the way knows no parts: asked for one, it gives all of the file. */
  let hasNoParts = first.status !== partStatus
  /** What is here of what the stream has not brought yet. */
  const ahead: Part[] = []
  const rest = Promise.withResolvers<undefined>()
  const goOn = (): void => rest.resolve(undefined)
  const gathered = createGathering((parts) => persistently(() => fetchParts(parts)))

  async function get(range: string): Promise<Response> {
    const answer = await ask(range)
    if (answer.status !== 401 && answer.status !== 403) return usable(answer)
    current = await address()
    return usable(await ask(range))
  }

  function ask(range: string): Promise<Response> {
    return fetch(current, {
      headers: { range: `bytes=${range}` },
      signal,
      credentials: 'omit',
      cache: 'no-store',
    })
  }

  const isHere = ({ begin, end }: Part): boolean =>
    end <= received || ahead.some((one) => one.begin <= begin && end <= one.end)

  async function part(begin: number, end: number): Promise<Bytes> {
    if (isHere({ begin, end })) return all.slice(begin, end)
    if (hasNoParts) return streamed({ begin, end })
    const isDear = fetchedBeside + end - begin > budget
    if (isDear) goOn()
    await arriving.wait(end, isDear ? Number.POSITIVE_INFINITY : beside.soonMs)
    return isHere({ begin, end }) ? all.slice(begin, end) : gathered({ begin, end })
  }

  async function streamed({ begin, end }: Part): Promise<Bytes> {
    goOn()
    await arriving.reach(end)
    return all.slice(begin, end)
  }

  async function fetchParts(parts: readonly Part[]): Promise<Bytes[]> {
    if (parts.length > 1 && !isPlain) {
      const answer = await get(parts.map(({ begin, end }) => `${begin}-${end - 1}`).join())
      if (answer.headers.get('content-type')?.startsWith('multipart/byteranges')) {
        const body = new Uint8Array(await answer.arrayBuffer())
        fetchedBeside += body.length
        return readParts(body, parts)
      }
      // Something on the way knows one part only.
      void answer.body?.cancel()
      isPlain = true
      goOn()
    }
    const found: Bytes[] = []
    for (const one of parts) found.push(await fetchPart(one))
    return found
  }

  async function fetchPart({ begin, end }: Part): Promise<Bytes> {
    if (isPlain) await arriving.wait(end, beside.soonMs)
    if (isHere({ begin, end })) return all.slice(begin, end)
    if (hasNoParts) return streamed({ begin, end })
    const upTo = Math.min(length, Math.max(end, begin + aheadBytes))
    const answer = await get(`${begin}-${upTo - 1}`)
    if (answer.status !== partStatus) {
      void answer.body?.cancel()
      hasNoParts = true
      return streamed({ begin, end })
    }
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length !== upTo - begin) throw new Error('a part of another length')
    fetchedBeside += bytes.length
    all.set(bytes, begin)
    ahead.push({ begin, end: upTo })
    return bytes.slice(0, end - begin)
  }

  async function stream(answer: Response, end: number, onPiece: (piece: Bytes) => void): Promise<void> {
    const { body } = answer
    /** Of what comes, so much is here already. */
    let known = received - beginOf(answer)
    if (!body || !(known >= 0) || lengthOf(answer) !== length) {
      void body?.cancel()
      throw new Error('another part than was asked for')
    }
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
        const news = value.subarray(known)
        known = Math.max(0, known - value.length)
        if (received + news.length > length) throw new FileClosed('longer than it said')
        all.set(news, received)
        received += news.length
        arriving.tell(received)
        if (received - told >= piece.bytes) tell()
        else timer ??= setTimeout(tell, piece.ms)
      }
    } finally {
      tell()
    }
    if (received < end) throw new Error('the connection broke off')
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
    async whole(onPiece, calm = Promise.resolve()) {
      void calm.then(goOn, goOn)
      let answer: Response | null = first
      const to = async (end: number): Promise<void> => {
        arriving.begin(received, end)
        await persistently(async () => {
          const from = answer ?? (await get(`${received}-${end - 1}`))
          answer = null
          await stream(from, end, onPiece)
        }).finally(arriving.end)
      }
      try {
        await to(first.status === partStatus ? Math.min(headBytes, length) : length)
        if (received === length) return all
        await unless(rest.promise, signal)
        await to(length)
        return all
      } catch (error) {
        arriving.fail(error)
        throw error
      }
    },
  }
}

const partStatus = 206

/** Of all of a file that a part was asked of. */
function lengthOf({ status, headers }: Response): number {
  const name = status === partStatus ? 'content-range' : 'content-length'
  return Number(headers.get(name)?.split('/').at(-1))
}

/** Where in the file an answer begins; not a number when it does not say so. */
function beginOf({ status, headers }: Response): number {
  if (status !== partStatus) return 0
  return Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1])
}

function usable(answer: Response): Response {
  if (answer.ok) return answer
  void answer.body?.cancel()
  if (answer.status === 410) throw new FileLost('lost')
  if ([401, 403, 404, 416].includes(answer.status)) throw new FileClosed(`status ${answer.status}`)
  if (answer.headers.get('error-code') === filesUnavailable.code)
    throw new FileAway(`status ${answer.status}`)
  throw new Error(`status ${answer.status}`)
}
