import type { ObjectId } from '#domain/ids.ts'
import type { FullRoster, ShortRoster } from '#domain/roster.ts'

/** How many of the participants who are here are done with an activity; null where that is not known. SPEC F2. */
export function doneCount(
  roster: FullRoster | ShortRoster | null,
  objectId: ObjectId,
): { done: number; people: number } | null {
  if (roster === null || !('people' in roster)) return null
  const people = roster.people.filter(({ isFacilitator }) => !isFacilitator).length
  // The server counts both at once; a roster from before may lack the marks.
  return { done: Math.min(people, roster.finished?.[objectId] ?? 0), people }
}
