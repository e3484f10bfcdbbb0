import type { Role } from './access.ts'
import type { ObjectId } from './ids.ts'
import type { FullRoster, ShortRoster } from './roster.ts'

/** Whether a role is told how many are done: facilitators, their phones and the room's screen. SPEC F2, J1, J4. */
export function isToldDone(role: Role): boolean {
  return role === 'facilitator' || role === 'remote' || role === 'projector'
}

/**
 * How many of the participants who joined are done with an activity; null where that is not told: to participants, and once
 * the workshop is over. Both numbers stay as they are when somebody leaves or comes back: a number that moved with one person would tell about that person. SPEC F2.
 */
export function doneCount(
  roster: FullRoster | ShortRoster | null,
  objectId: ObjectId,
): { done: number; joined: number } | null {
  if (roster?.joined === undefined) return null
  const { joined, finished } = roster
  // The marks of people who were taken out stay, and they are not among those who joined.
  return { done: Math.min(joined, finished?.[objectId] ?? 0), joined }
}
