import type { Role } from '../access.ts'
import type { ObjectId } from '../ids.ts'
import type { FullRoster, ShortRoster } from './roster.ts'

/** Whether a role receives done counts: facilitators, their phones and the room's screen. SPEC F2, J1, J4. */
export function receivesDoneCount(role: Role): boolean {
  return role === 'facilitator' || role === 'remote' || role === 'projector'
}

/**
 * How many of the participants who joined are done with an activity; null for participants and once the workshop has
 * ended. Neither number changes when somebody leaves or returns, because a number that changes with one person would
 * reveal that person's mark. SPEC F2.
 */
export function doneCount(
  roster: FullRoster | ShortRoster | null,
  objectId: ObjectId,
): { done: number; joined: number } | null {
  if (roster?.joined === undefined || roster.finished === undefined) return null
  const { joined, finished } = roster
  // Marks of removed people stay, although these are not counted as joined.
  return { done: Math.min(joined, finished[objectId] ?? 0), joined }
}
