import { turnoutNow } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useJoined } from '../useJoined.ts'

/** The turnout of a board, of everybody who has joined by now: the roster tells it, a board only with votes. SPEC BT13 */
export function useTurnoutNow(turnout: Turnout): Turnout {
  return turnoutNow(turnout, useJoined())
}
