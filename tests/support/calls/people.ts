import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Pool } from 'pg'
import type { MemberTokens } from '#server/access/memberTokens.ts'
import { documentName } from '#domain/documents.ts'
import { workshopIdFrom } from '#domain/ids.ts'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import { nicknameDraw } from '#domain/accounts/nicknames.ts'

export interface Person {
  userId: UserId
  name: string
  /** A participant's. */
  nickname?: string
  token: string
}

/** A workshop with one brainstorm, and the names of its documents. */
export interface BuiltWorkshop {
  workshopId: WorkshopId
  facilitator: Person
  partId: PartId
  objectId: ObjectId
  state: string
  desk: string
  board: string
  tally: string
}

/**
 * Creates people with verified addresses, and workshops, as rows, with the tokens that signing in or joining would
 * issue.
 */
export interface People {
  account(options?: { firstName?: string; lifeSeconds?: number }): Promise<Person>
  /** @param options.wasHere joined before the server was started, so the server receives no event about them */
  participant(workshopId: WorkshopId, options?: { name?: string; wasHere?: boolean }): Promise<Person>
  participants(workshopId: WorkshopId, count: number): Promise<Person[]>
  workshop(options?: { facilitator?: Person }): Promise<BuiltWorkshop>
  addFacilitator(workshopId: WorkshopId, person: Person): Promise<void>
  /** Issues a new token for an account. */
  accountToken(userId: UserId, lifeSeconds?: number): Promise<string>
}

type Member = Required<Omit<Person, 'token'>>

const hour = 3600

export function createPeople(
  pool: Pool,
  {
    jwtSecret,
    members,
    onRightsChanged,
    onJoined = () => undefined,
  }: {
    jwtSecret: string
    members: MemberTokens
    /** Notifies the server, as the corresponding call would. */
    onRightsChanged: (workshopId: WorkshopId, userId: UserId) => void
    onJoined?: (workshopId: WorkshopId, userId: UserId) => void
  },
): People {
  const accountToken: People['accountToken'] = (userId, lifeSeconds = hour) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { email: `${userId}@example.org`, role: 'authenticated', session_id: randomUUID() }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + lifeSeconds)
      .sign(new TextEncoder().encode(jwtSecret))
  }

  const draws = new Map<WorkshopId, () => string>()

  const people: People = {
    accountToken,
    async account({ firstName = 'Fay', lifeSeconds = hour } = {}) {
      const userId = randomUUID()
      await pool.query(
        `insert into public.profiles (id, email, first_name, member_secret, address_proven_at)
         values ($1, $2, $3, $4, now())`,
        [userId, `${userId}@example.org`, firstName, randomBytes(32)],
      )
      return { userId, name: firstName, token: await accountToken(userId, lifeSeconds) }
    },
    async participant(workshopId, { name = 'Pat', wasHere = false } = {}) {
      const [made] = await insertMembers(workshopId, [{ userId: randomUUID(), name }])
      const { userId } = made as Member
      if (!wasHere) onJoined(workshopId, userId)
      return { ...(made as Member), token: await memberToken(workshopId, userId) }
    },
    async participants(workshopId, count) {
      const made = Array.from({ length: count }, (_, index) => ({
        userId: randomUUID(),
        name: `Pat ${index}`,
      }))
      const joined = await insertMembers(workshopId, made)
      for (const { userId } of joined) onJoined(workshopId, userId)
      return Promise.all(
        joined.map(async (one) => ({ ...one, token: await memberToken(workshopId, one.userId) })),
      )
    },
    async workshop({ facilitator: given } = {}) {
      const facilitator = given ?? (await people.account())
      const workshopId = workshopIdFrom(randomBytes(64))
      const [partId, objectId] = [randomUUID(), randomUUID()]
      await pool.query('insert into public.workshops (id, workshop_name, creator) values ($1, $2, $3)', [
        workshopId,
        'Test workshop',
        facilitator.userId,
      ])
      await pool.query('insert into public.workshop_keys (workshop_id, key) values ($1, $2)', [
        workshopId,
        randomBytes(32),
      ])
      await people.addFacilitator(workshopId, facilitator)
      await pool.query(
        `insert into public.parts (id, workshop_id, position, object_id, content, part_name)
         values ($1, $2, 0, $3, 'workshop | brainstorm', 'Ideas')`,
        [partId, workshopId, objectId],
      )
      return {
        workshopId,
        facilitator,
        partId,
        objectId,
        state: documentName({ kind: 'state', id: workshopId }),
        desk: documentName({ kind: 'desk', id: objectId }),
        board: documentName({ kind: 'board', id: objectId }),
        tally: documentName({ kind: 'tally', id: objectId }),
      }
    },
    async addFacilitator(workshopId, person) {
      await pool.query('insert into public.facilitators (workshop_id, user_id) values ($1, $2)', [
        workshopId,
        person.userId,
      ])
      onRightsChanged(workshopId, person.userId)
    },
  }
  return people

  async function insertMembers(
    workshopId: WorkshopId,
    named: { userId: UserId; name: string }[],
  ): Promise<Member[]> {
    const draw = draws.get(workshopId) ?? nicknameDraw([], (below) => randomInt(below))
    draws.set(workshopId, draw)
    const made = named.map((one) => ({ ...one, nickname: draw() }))
    await pool.query(
      `insert into public.members (id, workshop_id, username, name, nickname, password_hash)
       select id, $1, 'Participant' || id, name, nickname, '\\x00'
       from unnest($2::uuid[], $3::text[], $4::text[]) as made (id, name, nickname)`,
      [
        workshopId,
        made.map(({ userId }) => userId),
        made.map(({ name }) => name),
        made.map(({ nickname }) => nickname),
      ],
    )
    return made
  }

  async function memberToken(workshopId: WorkshopId, memberId: UserId): Promise<string> {
    const secret = randomBytes(32)
    return (await members.issue({ memberId, workshopId, secret })).token
  }
}
