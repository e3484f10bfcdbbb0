import { avatarsShown } from '#domain/limits.ts'
import { isNameless } from '#domain/names.ts'
import type { FullRoster, ShortRoster } from '#domain/roster.ts'

/** Somebody as participants are told of them: the name they gave, else null, and a participant's nickname as a code. */
export interface PersonHere {
  name: string | null
  nickname: string | null
}

/** Who is here as participants are told: how many and five names, also for a facilitator who looks with their eyes. */
export function shortRoster(roster: FullRoster | ShortRoster | null): {
  count: number
  people: PersonHere[]
} {
  if (roster === null) return { count: 0, people: [] }
  const first =
    'names' in roster
      ? roster.names.map((name, place) => ({ name, nickname: roster.nicknames[place] ?? null }))
      : roster.people.slice(0, avatarsShown).map(({ name, nickname = null }) => ({ name, nickname }))
  const people = first.map(({ name, nickname }) => ({ name: isNameless(name) ? null : name, nickname }))
  return { count: roster.count, people }
}
