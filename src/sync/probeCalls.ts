import type { Session } from '#api/createSession.ts'
import { ServerTimeDocument } from '#api/operations/state.ts'
import { repeat } from './repeat.ts'

/** How long calls may be silent until it is told that none gets through. */
const silenceMs = 2500
const everyMs = 2000

/**
 * While there is no socket: asks for the server's time, which costs nothing, until it is told. From then on calls get through.
 *
 * @param tell is told at each change whether they do
 * @returns stops asking
 */
export function probeCalls(session: Session, tell: (areThrough: boolean) => void): () => void {
  const silence = setTimeout(() => tell(false), silenceMs)
  const probing = repeat(
    () => everyMs,
    async (isStopped) => {
      try {
        await session.callAs(ServerTimeDocument, {}, null)
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
