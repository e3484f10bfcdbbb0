import { pingFrame } from './frames.ts'
import type { CollaborationLimits, ConnectionTimes } from './limits.ts'
import type { Registry } from './registry.ts'
import type { Rights } from './rights.ts'
import type { Session } from './session.ts'

/** Pings in a row without an answer after which the other side counts as gone. */
const mostUnanswered = 2

/**
 * One timer for all sockets: keeps quiet ones open, and ends those that are gone, that never say who they are and
 * whose token has expired.
 */
export function startHeartbeat(
  registry: Registry,
  rights: Rights,
  limits: CollaborationLimits,
  times: ConnectionTimes,
): () => void {
  const timer = setInterval(() => {
    const now = performance.now()
    const epochMs = Date.now()
    for (const session of registry.sessions) {
      checkTimes(session, now, epochMs)
      if (!session.isClosed && now - session.pingedAt >= times.pingMs) ping(session, now)
    }
  }, times.sweepMs)
  return () => clearInterval(timer)

  function checkTimes(session: Session, now: number, epochMs: number): void {
    const { caller } = session
    if (caller === null) {
      if (now - session.connectedAt > limits.authenticationMs) session.kill('unauthenticated')
      return
    }
    const leftMs = caller.expiresAt * 1000 - epochMs
    if (leftMs <= 0) session.kill('unauthenticated')
    else if (leftMs < times.renewTokenMs && !session.isRenewing) askForToken(session)
  }

  function ping(session: Session, now: number): void {
    session.pingedAt = now
    session.unanswered += 1
    if (session.unanswered > mostUnanswered) return session.terminate()
    session.send(pingFrame)
    rights.checkToken(session)
  }
}

/** The provider answers with what its `token` function gives. */
function askForToken(session: Session): void {
  for (const { state } of session.links.values()) {
    if (state.is !== 'open') continue
    session.isRenewing = true
    state.connection.requestToken()
    return
  }
}
