import type { Role } from '../access.ts'
import type { ObjectId, UserId } from '../ids.ts'
import { isNameless } from '../accounts/names.ts'

/** A person who has the session open. */
export interface RosterPerson {
  userId: UserId
  name: string
  isFacilitator: boolean
  /** The code of a participant's nickname, unique in the session. SPEC A6 */
  nickname?: string
}

/**
 * The roster for facilitators: everyone, facilitators first, then by name. What it reveals about participants joining
 * and leaving is limited by SPEC A4.
 */
export interface FullRoster extends DoneNumbers {
  type: 'roster'
  count: number
  people: RosterPerson[]
}

/**
 * The roster for participants: the number of people, how many joined, and the names of the first five. The room's screen
 * gets no names, but done counts of the activities that are not hidden; participants get no done counts. SPEC F2, J1.
 */
export interface ShortRoster extends DoneNumbers {
  type: 'roster'
  count: number
  names: string[]
  /** At the same indexes; null for people without a nickname. SPEC A6 */
  nicknames: (string | null)[]
}

/**
 * Who gets which roster: facilitators; participants; a paired phone, which gets how many are done and no names; the
 * room's screen, which gets numbers and no names. SPEC F2, J1, J4
 */
export type Audience = 'full' | 'short' | 'remote' | 'screen'

export function audienceOf(role: Role): Audience {
  if (role === 'facilitator') return 'full'
  if (role === 'remote') return 'remote'
  return role === 'participant' ? 'short' : 'screen'
}

/** All are left out once the workshop has ended. SPEC F2. */
export interface DoneNumbers {
  /** How many participants joined, present or not, without removed ones. SPEC BT13 */
  joined?: number
  /** How many of them are present, as the steps of the roster show it. SPEC A4, F2 */
  here?: number
  /**
   * How many of them marked an activity as done, for facilitators and the room's screen; activities without marks are
   * left out.
   */
  finished?: Record<ObjectId, number>
}

/** Sorts facilitators first, then by name: the order of joining would identify people. */
export function sortPeople(people: Iterable<RosterPerson>): RosterPerson[] {
  return [...people].sort(
    (one, other) =>
      Number(other.isFacilitator) - Number(one.isFacilitator) ||
      compare(one.name, other.name) ||
      compare(one.userId, other.userId),
  )
}

/** Participants under the names they entered, otherwise under their nicknames. SPEC A6 */
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
