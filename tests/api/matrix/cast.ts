import { inject } from 'vitest'
import { createMemberTokens } from '#server/access/memberTokens.ts'
import { callsOf } from '#support/calls/calls.ts'
import { createPeople } from '#support/calls/people.ts'
import type { People, Person } from '#support/calls/people.ts'
import type { TestServer } from '#support/servers/server.ts'
import type { Who } from './verdicts.ts'

/** Callers who have an account or are members of a workshop, whatever happens to their tokens. */
export type Named = 'facilitator' | 'coFacilitator' | 'registered'
export type Member = 'participantA' | 'participantB' | 'removed' | 'otherWorkshop'

/** All callers of the matrix, around one workshop. */
export interface Cast {
  people: People
  accounts: Record<Named, Person>
  /** Tokens of callers who are the same for every workshop. */
  tokens: Record<Exclude<Who, Member | 'projector' | 'remote'>, string | null>
}

export async function makeCast(server: TestServer): Promise<Cast> {
  const { jwtSecret } = inject('supabase')
  const { pool, appSecret, signals } = server.services
  const people = createPeople(pool, {
    jwtSecret,
    members: createMemberTokens(appSecret),
    onRightsChanged: (workshopId, userId) => void signals.emit('rightsChanged', { workshopId, userId }),
    onJoined: (workshopId, userId) => void signals.emit('memberJoined', { workshopId, userId }),
  })
  const accounts = {
    facilitator: await people.account({ firstName: 'Fay' }),
    coFacilitator: await people.account({ firstName: 'Cay' }),
    registered: await people.account({ firstName: 'Reg' }),
  }
  const { token, userId } = accounts.facilitator
  const signedOut = await people.accountToken(userId)
  await callsOf(server, signedOut).act('logout')
  return {
    people,
    accounts,
    tokens: {
      nobody: null,
      expired: await people.accountToken(userId, -60),
      forgedAlgorithm: withHeader(token, { alg: 'none', typ: 'JWT' }, ''),
      forgedKey: withHeader(
        token,
        { alg: 'HS256', typ: 'JWT' },
        token.split('.')[2]?.split('').reverse().join('') ?? '',
      ),
      signedOut,
      facilitator: token,
      coFacilitator: accounts.coFacilitator.token,
      registered: accounts.registered.token,
    },
  }
}

function withHeader(token: string, header: object, signature: string): string {
  const [, claims = ''] = token.split('.')
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}.${signature}`
}
