import type { Doorkeeper } from './doorkeeper.ts'
import type { FailedTokens } from './failedTokens.ts'

/** What websockets of all paths share: who may open one, and how often somebody may be wrong. */
export interface Door {
  doorkeeper: Doorkeeper
  failedTokens: FailedTokens
}
