import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { UserId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import type { Caller } from '#server/access/caller.ts'
import { userIdOf } from './person.ts'

const namesKept = 20_000
// Somebody who changes the name in the settings is seen under it after this.
const freshMs = 30_000
/** Who has an account and gave no name; the address is not for everyone to see. */
const namelessAccount = 'Facilitator'

/** How a person is called, as everyone in a session may see it. */
export interface RosterName {
  name: string
  /** A participant's, as a code. SPEC A6 */
  nickname?: string
}

interface NameRow {
  id: UserId
  name: string | null
  nickname: string | null
  first_name: string | null
  last_name: string | null
}

/** Names of people, as everyone in a session may see them. */
export class RosterNames {
  readonly #pool: Pool
  readonly #names = new LRUCache<UserId, RosterName>({ max: namesKept, ttl: freshMs })

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async nameOf(caller: Caller): Promise<string> {
    const id = userIdOf(caller)
    return id === null ? '' : ((await this.namesOf([id])).get(id)?.name ?? '')
  }

  /** Names by id, those that are not known yet in one statement; a join wave is a thousand of them in a second. */
  async namesOf(ids: readonly UserId[]): Promise<Map<UserId, RosterName>> {
    const unknown = ids.filter((id) => !this.#names.has(id))
    if (unknown.length > 0) await this.#load(unknown)
    return new Map(ids.map((id) => [id, this.#names.get(id) ?? { name: '' }]))
  }

  /** Whose workshop each name is of is not known here; they are asked for again. */
  forget(): void {
    this.#names.clear()
  }

  async #load(ids: readonly UserId[]): Promise<void> {
    const { rows } = await this.#pool.query<NameRow>(
      `select id, name, nickname, null as first_name, null as last_name from public.members where id = any ($1::uuid[])
       union all
       select id, null, null, first_name, last_name from public.profiles where id = any ($1::uuid[])`,
      [ids],
    )
    for (const row of rows) this.#names.set(row.id, nameIn(row))
  }
}

function nameIn(row: NameRow): RosterName {
  if (row.name !== null) return { name: row.name, ...(row.nickname !== null && { nickname: row.nickname }) }
  return { name: fullName({ firstName: row.first_name, lastName: row.last_name }) || namelessAccount }
}
