import type { SupabaseFaults } from './supabaseFaults.ts'

/** By then an answer must have begun: nobody waits longer for a sign-in or a file that is not to be had. */
export const answerMs = 4_000
/** The same for a command, whose work would be lost. */
const patientMs = 60_000
/** Characters of a refusal that the log gets. */
const mostWords = 300

/**
 * How file storage is asked. SPEC U23
 *
 * @param faults for people, who are told `Unavailable` while it is away; null for a command, which waits for it
 */
export function createStorageCalls(faults: Pick<SupabaseFaults, 'storageAway'> | null) {
  const waitMs = faults ? answerMs : patientMs
  async function ask(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    if (!faults) return await fetch(input, init)
    const act = init.method ?? 'GET'
    const answer = await fetch(input, init).catch((error: unknown) => {
      throw faults.storageAway(act, error)
    })
    if (isOfStorage(answer)) return answer
    const words = await answer.text().catch(() => '')
    throw faults.storageAway(act, new Error(`${answer.status} ${words.slice(0, mostWords)}`))
  }
  return {
    ask,
    /** For calls of the client: those of a server end in a moment. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      ask(input, { ...init, ...(faults && { signal: AbortSignal.timeout(waitMs) }) }),
    /**
     * For a call whose answer has to begin in time, and may take any time then. `goOn` begins the time anew, for a call
     * that goes on; it takes the milliseconds that are granted beside.
     */
    untilAnswer() {
      const late = new AbortController()
      const begin = (moreMs = 0) =>
        setTimeout(() => late.abort(new Error('file storage does not answer')), waitMs + moreMs)
      let timer = begin()
      const end = (): void => clearTimeout(timer)
      const goOn = (moreMs?: number): void => {
        end()
        timer = begin(moreMs)
      }
      return { signal: late.signal, goOn, end }
    },
  }
}

/** Pages are answered by what stands before file storage; a key is refused when it was changed. */
function isOfStorage({ ok, status, headers }: Response): boolean {
  if (ok) return true
  const isRefusal = status < 500 && ![401, 403, 429].includes(status)
  return isRefusal && headers.get('content-type')?.includes('json') === true
}
