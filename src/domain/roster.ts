import type { ObjectId, UserId } from './ids.ts'
import { isNameless } from './names.ts'

/** Somebody who has the session open. */
export interface RosterPerson {
  userId: UserId
  name: string
  isFacilitator: boolean
  /** A participant's, as a code; nobody else's in the session. SPEC A6 */
  nickname?: string
}

/** Who is here, as facilitators see it: everyone, facilitators first, then by name; of participants' comings and goings what SPEC A4 tells. */
export interface FullRoster extends DoneNumbers {
  type: 'roster'
  count: number
  people: RosterPerson[]
}

/**
 * Who is here, as participants see it: how many, and how the first five are called. The room's screen gets no name, and how many
 * are done with activities that are not hidden; participants get no such numbers. SPEC F2, J1.
 */
export interface ShortRoster extends DoneNumbers {
  type: 'roster'
  count: number
  names: string[]
  /** At the same places; null for who has none. SPEC A6 */
  nicknames: (string | null)[]
}

/** Numbers of those who are done, for facilitators and the room's screen; both left out once the workshop is over. SPEC F2. */
export interface DoneNumbers {
  /** How many participants joined, here or not. */
  joined?: number
  /** How many of them marked an activity as done; activities nobody is done with are left out. */
  finished?: Record<ObjectId, number>
}

/** Facilitators first, then by name: not in the order of joining, which would tell who is who. */
export function sortPeople(people: Iterable<RosterPerson>): RosterPerson[] {
  return [...people].sort(
    (one, other) =>
      Number(other.isFacilitator) - Number(one.isFacilitator) ||
      compare(one.name, other.name) ||
      compare(one.userId, other.userId),
  )
}

/** Participants by the names they gave, those who gave none by their nicknames. SPEC A6 */
export function namedParticipants(
  people: readonly RosterPerson[],
  inWords: (nickname: string | undefined) => string,
): RosterPerson[] {
  return people
    .filter(({ isFacilitator }) => !isFacilitator)
    .map((person) => (isNameless(person.name) ? { ...person, name: inWords(person.nickname) } : person))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
