import { pingFrame } from './frames/frames.ts'
import type { CollaborationLimits, ConnectionTimes } from './limits.ts'
import type { Registry } from './registry.ts'
import type { Rights } from './rights.ts'
import type { ClientSocket } from './clientSocket.ts'

/** Consecutive pings without an answer after which the peer counts as gone. */
const mostUnanswered = 2

/**
 * One timer for all sockets: pings quiet ones, and closes those whose peer is gone, that do not authenticate in time or
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
    for (const clientSocket of registry.sessions) {
      checkTimes(clientSocket, now, epochMs)
      if (!clientSocket.isClosed && now - clientSocket.pingedAt >= times.pingMs) ping(clientSocket, now)
    }
  }, times.sweepMs)
  return () => clearInterval(timer)

  function checkTimes(clientSocket: ClientSocket, now: number, epochMs: number): void {
    const { caller } = clientSocket
    if (caller === null) {
      if (now - clientSocket.connectedAt > limits.authenticationMs) clientSocket.kill('unauthenticated')
      return
    }
    const leftMs = caller.expiresAt * 1000 - epochMs
    if (leftMs <= 0) clientSocket.kill('unauthenticated')
    else if (leftMs < times.renewTokenMs && !clientSocket.isRenewing) askForToken(clientSocket)
  }

  function ping(clientSocket: ClientSocket, now: number): void {
    clientSocket.pingedAt = now
    clientSocket.unanswered += 1
    if (clientSocket.unanswered > mostUnanswered) return clientSocket.terminate()
    clientSocket.send(pingFrame)
    rights.checkToken(clientSocket)
  }
}

/** The provider answers with the result of its `token` function. */
function askForToken(clientSocket: ClientSocket): void {
  for (const { state } of clientSocket.links.values()) {
    if (state.is !== 'open') continue
    clientSocket.isRenewing = true
    state.connection.requestToken()
    return
  }
}
