import type { ConnectionLimiter } from './connectionLimiter.ts'
import type { FailedTokens } from './failedTokens.ts'

/** Limits that websockets of all paths share: connections and wrong tokens. */
export interface SocketLimiters {
  connectionLimiter: ConnectionLimiter
  failedTokens: FailedTokens
}
