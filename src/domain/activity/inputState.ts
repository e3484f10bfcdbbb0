import type { Role } from '../access.ts'
import { mayDo } from '../permissions.ts'

/** Whether a person may give input to an activity now, or what keeps them from it. */
export type InputState =
  | 'open'
  /** their role contributes nothing, as for whoever reads a template. SPEC R1 */
  | 'notYours'
  /** the session has ended. SPEC E1 */
  | 'ended'
  /** a facilitator closed voting. SPEC BT7 */
  | 'closed'
  /** the time of the activity is over, and its lock is on the way. SPEC T3 */
  | 'timeUp'
  /** input is locked, by hand or by a timer. SPEC B4, T3 */
  | 'locked'

/** What decides about input; a fact that is left out does not hold. */
export interface InputFacts {
  role: Role
  hasEnded?: boolean
  /** Of a vote. */
  isVotingClosed?: boolean
  isTimeUp?: boolean
  isLocked?: boolean
}

/**
 * Whether a person may give input to an activity now. Screens and calls both ask this; the first reason that holds is told. Whoever
 * locks input is never locked out. SPEC B4
 */
export function inputState({ role, hasEnded, isVotingClosed, isTimeUp, isLocked }: InputFacts): InputState {
  if (!mayDo(role, 'contribute')) return 'notYours'
  if (hasEnded) return 'ended'
  if (isVotingClosed) return 'closed'
  if (mayDo(role, 'show')) return 'open'
  if (isTimeUp) return 'timeUp'
  return isLocked ? 'locked' : 'open'
}
