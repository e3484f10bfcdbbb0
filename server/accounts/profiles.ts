import { accountMessages } from '#domain/accountMessages.ts'
import { normalizeEmail } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { isLanguage } from '#domain/languages.ts'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { workshopsFacilitatedBy } from '#server/database/facilitators.ts'
import { licenceOf, workshopCountOf } from '#server/database/licences.ts'
import { memberById } from '#server/database/members.ts'
import { ensureProfile, profileById, provenAddressOf, updateProfile } from '#server/database/profiles.ts'
import type { Profile } from '#server/database/profiles.ts'
import { takeUpWaiting } from './acceptInvitation.ts'
import type { Accounts, ProfileChange, Rights } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'
import { ownAccountView, memberView } from './userView.ts'

/** More are none of ours. */
const highestTheme = 1000

/**
 * The profile of an account that has just been made or signed in to, with what was waiting for it: workshops whose facilitator
 * somebody with this address is to be, if it is proven. What failed half-way at the sign-up is made good here.
 */
export async function welcomeAccount(
  parts: AccountParts,
  account: { id: UserId; email: string },
): Promise<Profile> {
  const { database } = parts
  const profile = await ensureProfile(database, { id: account.id, email: normalizeEmail(account.email) })
  await takeUpWaiting(parts, profile.id)
  return profile
}

/** Who is calling, for `me`; null without a token, for the screen of a room, and for a participant who was removed. */
export function createMe({ database }: AccountParts): Accounts['me'] {
  return async (caller) => {
    if (caller.kind !== 'account' && caller.kind !== 'member') return null
    if (caller.kind === 'member') {
      const member = await memberById(database, caller.memberId)
      return member && memberView(member)
    }
    const profile = await profileById(database, caller.userId)
    return profile && ownAccountView(profile)
  }
}

export function createRights({ database, isBeta, adminEmails }: AccountParts): Accounts['rights'] {
  const isAdministrator = async (userId: UserId): Promise<boolean> => {
    if (adminEmails.length === 0) return false
    // A sign-up asks nobody to prove an address, so whoever comes first could take a listed one.
    const address = await provenAddressOf(database, userId)
    return address !== null && adminEmails.includes(address)
  }
  return async (caller) => {
    if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'rights of nobody')
    if (caller.kind !== 'account') return noRights
    const [licence, workshopCount] = await Promise.all([
      licenceOf(database, caller.userId),
      workshopCountOf(database, caller.userId),
    ])
    const workshopLimit = licence?.workshopLimit ?? null
    return {
      tempUser: false,
      betaUser: isBeta,
      createWorkshop: workshopLimit === null || workshopCount < workshopLimit,
      administrator: await isAdministrator(caller.userId),
      licenseInfo: {
        limitedUser: licence?.limitedUser ?? false,
        licenseText: licence?.licenceText ?? '',
        workshopLimit,
        workshopCount,
      },
    }
  }
}

const noRights: Rights = {
  tempUser: true,
  betaUser: false,
  createWorkshop: false,
  administrator: false,
  licenseInfo: { limitedUser: false, licenseText: '', workshopLimit: null, workshopCount: 0 },
}

/** Changes the profile of an account. Its address is read-only, its password has a call of its own. */
export async function changeProfile(
  parts: AccountParts,
  { userId, email, firstName, lastName, password, language, selectedTheme }: ProfileChange,
): Promise<Profile> {
  const { database, background } = parts
  if (password !== undefined) throw new Refusal('BAD_USER_INPUT', 'the password has a call of its own')
  if (language !== undefined && !isLanguage(language)) throw new Refusal('BAD_USER_INPUT', 'no such language')
  if (selectedTheme !== undefined && !isTheme(selectedTheme))
    throw new Refusal('BAD_USER_INPUT', 'no such theme')
  const profile = await profileById(database, userId)
  if (!profile) throw new Refusal('NOT_FOUND', 'profile')
  if (email !== undefined && normalizeEmail(email) !== profile.email)
    throw new UserMistake(accountMessages.profileFailed)
  const names = { firstName: checkedName(firstName), lastName: checkedName(lastName) }
  const changed = await updateProfile(database, userId, { ...names, language, theme: selectedTheme })
  if (!changed) throw new Refusal('NOT_FOUND', 'profile')
  const isRenamed = changed.first_name !== profile.first_name || changed.last_name !== profile.last_name
  if (isRenamed) {
    background.run('the names of facilitators could not be shown', async () =>
      refreshFacilitatorNames(parts, await workshopsFacilitatedBy(database, userId)),
    )
  }
  return changed
}

function checkedName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const clean = cleanText(name).replaceAll('\n', ' ')
  if (clean.length > limits.profileField) throw new UserMistake(accountMessages.profileFailed)
  return clean
}

/** Themes are chosen by index: 0 is the base theme, any other the white one. */
function isTheme(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= highestTheme
}
