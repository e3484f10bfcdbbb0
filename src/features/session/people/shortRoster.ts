import { avatarsShown } from '#domain/limits.ts'
import { isNameless } from '#domain/accounts/names.ts'
import type { FullRoster, ShortRoster } from '#domain/workshop/roster.ts'

/**
 * A person as participants may see them: the name that they gave, otherwise null, and a participant's nickname as a
 * code.
 */
export interface PersonHere {
  name: string | null
  nickname: string | null
}

/**
 * The people who are here as participants may see them: their number and five names, also for a facilitator in the
 * participants' view.
 */
export function shortRoster(roster: FullRoster | ShortRoster | null): {
  count: number
  people: PersonHere[]
} {
  if (roster === null) return { count: 0, people: [] }
  const first =
    'names' in roster
      ? roster.names.map((name, index) => ({ name, nickname: roster.nicknames[index] ?? null }))
      : roster.people.slice(0, avatarsShown).map(({ name, nickname = null }) => ({ name, nickname }))
  const people = first.map(({ name, nickname }) => ({ name: isNameless(name) ? null : name, nickname }))
  return { count: roster.count, people }
}
