import type { ObjectId, UserId } from './ids.ts'
import { defaultMemberName } from './names.ts'

/** Somebody who has the session open. */
export interface RosterPerson {
  userId: UserId
  name: string
  isFacilitator: boolean
}

/** Who is here, as facilitators see it: everyone, facilitators first, then by name; of participants' comings and goings what SPEC A4 tells. */
export interface FullRoster extends DoneNumbers {
  type: 'roster'
  count: number
  people: RosterPerson[]
}

/**
 * Who is here, as participants see it: how many, and the names of the first five. The room's screen gets no name, and how many
 * are done with activities that are not hidden; participants get no such numbers. SPEC F2, J1.
 */
export interface ShortRoster extends DoneNumbers {
  type: 'roster'
  count: number
  names: string[]
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

/** Participants by the names they gave; those who gave none are counted through, so that each line is another. */
export function namedParticipants(
  people: readonly RosterPerson[],
  nameless: (place: number) => string,
): RosterPerson[] {
  return people
    .filter(({ isFacilitator }) => !isFacilitator)
    .map((person, place) =>
      person.name === '' || person.name === defaultMemberName
        ? { ...person, name: nameless(place + 1) }
        : person,
    )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
