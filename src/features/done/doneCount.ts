import type { ObjectId } from '#domain/ids.ts'
import type { FullRoster, ShortRoster } from '#domain/roster.ts'

/**
 * How many of the participants who joined are done with an activity; null where that is not known. Both numbers stay as they
 * are when somebody leaves or comes back: a number that moved with one person would tell about that person. SPEC F2.
 */
export function doneCount(
  roster: FullRoster | ShortRoster | null,
  objectId: ObjectId,
): { done: number; joined: number } | null {
  if (roster === null || !('people' in roster) || roster.joined === undefined) return null
  const { joined, finished } = roster
  // The marks of people who were taken out stay, and they are not among those who joined.
  return { done: Math.min(joined, finished?.[objectId] ?? 0), joined }
}
