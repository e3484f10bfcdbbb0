import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { UserMistake } from '../errors.ts'
import { inputLocked } from '../messages/activities.ts'
import { activityRoots } from './docs.ts'
import { inputState } from './inputState.ts'

/**
 * Names of flags that boards of every kind have. Only commands set them, so that a late offline edit cannot show or
 * hide anything. SPEC B2.
 */
export const lockFlags = {
  inputLocked: 'inputLocked',
  /** `inputLocked` was set by an expired timer, not by a facilitator. SPEC T3. */
  lockedByTimer: 'lockedByTimer',
} as const

/** Sets or clears a flag of a board, inside a transaction. Returns true when that changed it. */
export function setFlag(board: Y.Doc, name: string, on: boolean): boolean {
  const flags = activityRoots.flags(board)
  if ((flags.get(name) ?? false) === on) return false
  if (on) flags.set(name, true)
  else flags.delete(name)
  return true
}

export function hasFlag(board: Y.Doc, name: string): boolean {
  return activityRoots.flags(board).get(name) ?? false
}

/** Locks or unlocks input for a facilitator; no timer reverts this. SPEC B4, T3. */
export function setInputLocked(board: Y.Doc, locked: boolean): void {
  setFlag(board, lockFlags.inputLocked, locked)
  setFlag(board, lockFlags.lockedByTimer, false)
}

/** Locks input when a timer expires; an existing lock by a facilitator is left unchanged. SPEC T3. */
export function lockByTimer(board: Y.Doc): void {
  if (setFlag(board, lockFlags.inputLocked, true)) setFlag(board, lockFlags.lockedByTimer, true)
}

/** Removes the lock of a timer, but not one set by a facilitator. SPEC T3. */
export function unlockByTimer(board: Y.Doc): void {
  if (setFlag(board, lockFlags.lockedByTimer, false)) setFlag(board, lockFlags.inputLocked, false)
}

/**
 * Asserted before an act changes anything, and not by one that would change nothing: that is the retry of an act whose
 * acknowledgement was lost. SPEC B4, C5
 *
 * @throws {UserMistake} when input is locked; facilitators are never locked out
 */
export function assertTakesInput(board: Y.Doc, role: Actor['role']): void {
  const isLocked = hasFlag(board, lockFlags.inputLocked)
  if (inputState({ role, isLocked }) !== 'open') throw new UserMistake(inputLocked)
}

/** Flags all unflagged items of a desk as deleted. SPEC B18 */
export function flagAll<Stored, Flag>(things: Y.Map<Stored>, flags: Y.Map<Flag>, flag: Flag): void {
  for (const id of things.keys()) if (!flags.get(id)) flags.set(id, flag)
}
