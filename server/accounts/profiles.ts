import { accountMessages } from '#domain/accountMessages.ts'
import { normalizeEmail } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { acceptFacilitatorInvitations, workshopsFacilitatedBy } from '#server/database/facilitators.ts'
import { licenceOf } from '#server/database/licences.ts'
import { memberById } from '#server/database/members.ts'
import { ensureProfile, profileById, renameProfile } from '#server/database/profiles.ts'
import type { Profile } from '#server/database/profiles.ts'
import type { Accounts, ProfileChange } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'
import { accountView, memberView } from './userView.ts'

/**
 * The profile of an account that has just been made or signed in to, with what was waiting for it: workshops whose facilitator
 * somebody with this address is to be. What failed half-way at the sign-up is made good here.
 */
export async function welcomeAccount(
  parts: AccountParts,
  account: { id: UserId; email: string },
): Promise<Profile> {
  const { database, signals, background } = parts
  const profile = await ensureProfile(database, { id: account.id, email: normalizeEmail(account.email) })
  const workshopIds = await acceptFacilitatorInvitations(database, profile.id, profile.email)
  for (const workshopId of workshopIds) signals.emit('rightsChanged', { workshopId, userId: profile.id })
  background.run('the names of facilitators could not be shown', () =>
    refreshFacilitatorNames(parts, workshopIds),
  )
  return profile
}

/** Who is calling, for `me`; null without a token, for the screen of a room, and for a participant who was removed. */
export function createMe({ database }: AccountParts): Accounts['me'] {
  return async (caller) => {
    if (caller.kind === 'nobody' || caller.kind === 'projector') return null
    if (caller.kind === 'member') {
      const member = await memberById(database, caller.memberId)
      return member && memberView(member)
    }
    const profile = await profileById(database, caller.userId)
    return profile && accountView(profile, { showsEmail: true })
  }
}

export function createRights({ database, isBeta }: AccountParts): Accounts['rights'] {
  return async (caller) => {
    if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'rights of nobody')
    const isAccount = caller.kind === 'account'
    const licence = isAccount ? await licenceOf(database, caller.userId) : null
    return {
      tempUser: !isAccount,
      betaUser: isAccount && isBeta,
      createWorkshop: isAccount,
      licenseInfo: licence
        ? {
            limitedUser: licence.limitedUser,
            licenseText: licence.licenceText,
            workshopLimit: null,
            workshopCount: 0,
          }
        : { limitedUser: false, licenseText: '', workshopLimit: null, workshopCount: 0 },
    }
  }
}

/** Changes the names of an account. Its address is read-only, its password has a call of its own. */
export async function renameAccount(
  parts: AccountParts,
  { userId, email, firstName, lastName, password }: ProfileChange,
): Promise<Profile> {
  const { database, background } = parts
  if (password !== undefined) throw new Refusal('BAD_USER_INPUT', 'the password has a call of its own')
  const profile = await profileById(database, userId)
  if (!profile) throw new Refusal('NOT_FOUND', 'profile')
  if (email !== undefined && normalizeEmail(email) !== profile.email)
    throw new UserMistake(accountMessages.profileFailed)
  const names = { firstName: checkedName(firstName), lastName: checkedName(lastName) }
  const renamed = await renameProfile(database, userId, names)
  if (!renamed) throw new Refusal('NOT_FOUND', 'profile')
  background.run('the names of facilitators could not be shown', async () =>
    refreshFacilitatorNames(parts, await workshopsFacilitatedBy(database, userId)),
  )
  return renamed
}

function checkedName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const clean = cleanText(name).replaceAll('\n', ' ')
  if (clean.length > limits.profileField) throw new UserMistake(accountMessages.profileFailed)
  return clean
}
