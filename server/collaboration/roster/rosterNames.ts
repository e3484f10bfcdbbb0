import type { Pool } from 'pg'
import type { UserId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import type { Caller } from '../../access/caller.ts'
import { createLru } from '../../limits/lru.ts'
import { userIdOf } from './person.ts'

const namesKept = 20_000
// A name changed in the settings is shown after this time.
const freshMs = 30_000
/** For an account without a name; the address must not be visible to everyone. */
const namelessAccount = 'Facilitator'

/** A person's name as everyone in a session may see it. */
export interface RosterName {
  name: string
  /** Code of a participant's nickname. SPEC A6 */
  nickname?: string
}

interface NameRow {
  id: UserId
  name: string | null
  nickname: string | null
  first_name: string | null
  last_name: string | null
}

/** Names of people as everyone in a session may see them. */
export class RosterNames {
  readonly #pool: Pool
  readonly #names = createLru<UserId, RosterName>(namesKept, { ttl: freshMs, ttlAutopurge: true })

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async nameOf(caller: Caller): Promise<string> {
    const id = userIdOf(caller)
    return id === null ? '' : ((await this.namesOf([id])).get(id)?.name ?? '')
  }

  /** Names by id; those not cached are read in one statement, because a thousand people may join within a second. */
  async namesOf(ids: readonly UserId[]): Promise<Map<UserId, RosterName>> {
    const unknown = ids.filter((id) => !this.#names.has(id))
    if (unknown.length > 0) await this.#load(unknown)
    return new Map(ids.map((id) => [id, this.#names.get(id) ?? { name: '' }]))
  }

  /** The cache does not know the workshop of a name; all names are read again. */
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
