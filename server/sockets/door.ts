import type { Doorkeeper } from './doorkeeper.ts'
import type { FailedTokens } from './failedTokens.ts'

/** Limits that websockets of all paths share: connections and wrong tokens. */
export interface Door {
  doorkeeper: Doorkeeper
  failedTokens: FailedTokens
}
