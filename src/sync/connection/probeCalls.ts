import type { Credentials } from '#api/signIn/createCredentials.ts'
import { ServerTimeDocument } from '#api/operations/entry.ts'
import { repeat } from './repeat.ts'

/** Whether calls get through where no websocket does, and what they brought. */
export interface Calls {
  /** Null while unknown. */
  areThrough: boolean | null
  /** What was on the server at this moment is on screen, in epoch milliseconds; null before the first round of polling. */
  polledMs: number | null
}

/** How long calls may stay unanswered before they are reported as not getting through. */
const silenceMs = 2500
const everyMs = 2000

/**
 * While there is no websocket: asks for the server's time, a cheap call, until it is answered. From then on calls get
 * through.
 *
 * @param tell called at each change of whether calls get through
 * @returns stops asking
 */
export function probeCalls(credentials: Credentials, tell: (areThrough: boolean) => void): () => void {
  const silence = setTimeout(() => tell(false), silenceMs)
  const probing = repeat(
    () => everyMs,
    async (isStopped) => {
      try {
        await credentials.callAs(ServerTimeDocument, {}, null)
      } catch (error) {
        if (!isStopped()) tell(false)
        throw error
      } finally {
        clearTimeout(silence)
      }
      if (isStopped()) return
      probing.stop()
      tell(true)
    },
  )
  return () => {
    clearTimeout(silence)
    probing.stop()
  }
}
