import { defaultMemberName } from '#domain/names.ts'
import type { FullRoster, RosterPerson, ShortRoster } from '#domain/roster.ts'

const namesShown = 5

/** Who is here as participants are told: how many and five names, also for a facilitator who looks with their eyes. */
export function shortRoster(roster: FullRoster | ShortRoster | null): { count: number; names: string[] } {
  if (roster === null) return { count: 0, names: [] }
  if ('names' in roster) return { count: roster.count, names: roster.names }
  return { count: roster.count, names: roster.people.slice(0, namesShown).map(({ name }) => name) }
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
