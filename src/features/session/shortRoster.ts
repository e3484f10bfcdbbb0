import type { FullRoster, ShortRoster } from '#domain/roster.ts'

const namesShown = 5

/** Who is here as participants are told: how many and five names, also for a facilitator who looks with their eyes. */
export function shortRoster(roster: FullRoster | ShortRoster | null): { count: number; names: string[] } {
  if (roster === null) return { count: 0, names: [] }
  if ('names' in roster) return { count: roster.count, names: roster.names }
  return { count: roster.count, names: roster.people.slice(0, namesShown).map(({ name }) => name) }
}
