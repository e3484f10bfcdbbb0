import type { Role } from '../access.ts'
import type { ObjectId } from '../ids.ts'
import type { FullRoster, ShortRoster } from './roster.ts'

/** Whether a role receives done counts: facilitators, their phones and the room's screen. SPEC F2, J1, J4. */
export function receivesDoneCount(role: Role): boolean {
  return role === 'facilitator' || role === 'remote' || role === 'projector'
}

/**
 * How many participants are done with an activity, present or not, and how many are present; null for participants, while
 * nobody has joined, and once the workshop has ended. They are two numbers and no fraction: the first does not change
 * when somebody leaves or returns, as this would reveal that person's mark; the second changes in the steps of the roster
 * alone. SPEC A4, F2.
 */
export function doneCount(
  roster: FullRoster | ShortRoster | null,
  objectId: ObjectId,
): { done: number; here: number } | null {
  if (!roster?.joined || roster.here === undefined || roster.finished === undefined) return null
  const { joined, here, finished } = roster
  // Marks of removed people stay, although these are not counted as joined.
  return { done: Math.min(joined, finished[objectId] ?? 0), here }
}
