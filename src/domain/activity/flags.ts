import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal } from '../errors.ts'
import { activityRoots } from './docs.ts'

/** Names of flags that boards of every kind have. Only commands set them, so no late offline edit shows or hides anything. SPEC B2. */
export const lockFlags = {
  inputLocked: 'inputLocked',
  /** `inputLocked` came of a timer at zero and not by hand. SPEC T3. */
  lockedByTimer: 'lockedByTimer',
} as const

/** Sets or clears one flag of a board, inside a transaction; true when that changed it. */
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

/** Locks or unlocks input by hand, which no timer takes back. SPEC B4, T3. */
export function setInputLocked(board: Y.Doc, locked: boolean): void {
  setFlag(board, lockFlags.inputLocked, locked)
  setFlag(board, lockFlags.lockedByTimer, false)
}

/** At zero. What is locked by hand already stays so. SPEC T3. */
export function lockByTimer(board: Y.Doc): void {
  if (setFlag(board, lockFlags.inputLocked, true)) setFlag(board, lockFlags.lockedByTimer, true)
}

/** Takes a timer's lock away, and none that was set by hand. SPEC T3. */
export function unlockByTimer(board: Y.Doc): void {
  if (setFlag(board, lockFlags.lockedByTimer, false)) setFlag(board, lockFlags.inputLocked, false)
}

/** @throws {Refusal} `FORBIDDEN` when input is locked; facilitators are never locked out. SPEC B4. */
export function assertTakesInput(board: Y.Doc, role: Actor['role']): void {
  if (role !== 'facilitator' && hasFlag(board, lockFlags.inputLocked))
    throw new Refusal('FORBIDDEN', 'input locked')
}

/** Flags all things of a desk that have no flag yet, as deleted. SPEC B18 */
export function flagAll<Place, Flag>(things: Y.Map<Place>, flags: Y.Map<Flag>, flag: Flag): void {
  for (const id of things.keys()) if (!flags.get(id)) flags.set(id, flag)
}
