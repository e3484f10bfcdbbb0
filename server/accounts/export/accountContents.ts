import type { Profile } from '../../database/accounts/profiles.ts'
import { invitationsSentBy } from '../../database/accounts/invitations.ts'
import type { Database } from '../../database/connection/tables.ts'
import type { AccountParts } from '../parts.ts'
import { workshopContents } from './workshopContents.ts'

/**
 * All data stored about an account, for its owner: no key, hash or secret, and never the author of an answer. Workshops
 * are read one after the other, so that a large account does not delay other callers.
 */
export async function accountContents({ database, committed, models }: AccountParts, profile: Profile) {
  const own = await database
    .selectFrom('workshops')
    .selectAll()
    .where('creator', '=', profile.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const workshops = []
  for (const row of own) workshops.push(await workshopContents({ database, committed, models }, row))
  return {
    exportedAt: new Date().toISOString(),
    profile: {
      id: profile.id,
      email: profile.email,
      firstName: profile.first_name,
      lastName: profile.last_name,
      language: profile.language,
      selectedTheme: profile.theme,
      createdAt: profile.created_at,
    },
    licences: await licencesOf(database, profile),
    facilitatorOf: await facilitatedBy(database, profile),
    invitationsSent: await invitationsSentBy(database, profile.id),
    workshops,
  }
}

async function licencesOf(database: Database, { id }: Profile) {
  return await database
    .selectFrom('licence_keys')
    .select(['licence_text as licenceText', 'limited_user as limitedUser', 'workshop_limit as workshopLimit'])
    .select('bound_at as addedAt')
    .where('bound_to', '=', id)
    .orderBy('bound_at')
    .execute()
}

async function facilitatedBy(database: Database, { id }: Profile) {
  return await database
    .selectFrom('facilitators')
    .innerJoin('workshops', 'workshops.id', 'facilitators.workshop_id')
    .select(['workshops.id as workshopId', 'workshops.workshop_name as workshopName'])
    .select('facilitators.added_at as addedAt')
    .where('facilitators.user_id', '=', id)
    .where('workshops.creator', '<>', id)
    .where('workshops.deleted_at', 'is', null)
    .orderBy('facilitators.added_at')
    .execute()
}
