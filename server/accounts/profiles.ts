import { normalizeEmail } from '#domain/accounts/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { isLanguage } from '#domain/languages.ts'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { messages } from '#domain/messages.ts'
import { workshopsFacilitatedBy } from '../database/workshops/facilitators.ts'
import { licenceOf, workshopCountOf } from '../database/accounts/licences.ts'
import { memberById } from '../database/workshops/members.ts'
import { ensureProfile, profileById, provenAddressOf, updateProfile } from '../database/accounts/profiles.ts'
import type { Profile } from '../database/accounts/profiles.ts'
import { takeUpWaiting } from './acceptInvitation.ts'
import type { Accounts, ProfileChange, Rights } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'
import { ownAccountView, memberView } from './userView.ts'

/** Highest theme index that is accepted. */
const highestTheme = 1000

/**
 * The profile of an account that has just been created or signed in to. It also applies pending invitations to
 * facilitate, if the address is proven, and completes a sign-up that failed half-way.
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

/** The caller, for `me`; null without a token, for a projector, and for a removed participant. */
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
    // A sign-up does not prove an address, so the first comer could take a listed one.
    const address = await provenAddressOf(database, userId)
    return address !== null && adminEmails.includes(address)
  }
  return async (caller) => {
    if (caller.kind === 'nobody')
      throw new Refusal('UNAUTHENTICATED', 'a caller without a token has no rights')
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

/** Changes the profile of an account. Its address is read-only; its password has a call of its own. */
export async function changeProfile(
  parts: AccountParts,
  { userId, email, firstName, lastName, password, language, selectedTheme }: ProfileChange,
): Promise<Profile> {
  const { database, background } = parts
  if (password !== undefined) throw new Refusal('BAD_USER_INPUT', 'the password has a call of its own')
  if (language !== undefined && !isLanguage(language)) throw new Refusal('BAD_USER_INPUT', 'unknown language')
  if (selectedTheme !== undefined && !isTheme(selectedTheme))
    throw new Refusal('BAD_USER_INPUT', 'unknown theme')
  const profile = await profileById(database, userId)
  if (!profile) throw new Refusal('NOT_FOUND', 'not a profile of the caller')
  if (email !== undefined && normalizeEmail(email) !== profile.email)
    throw new UserMistake(messages.profileFailed)
  const names = { firstName: checkedName(firstName), lastName: checkedName(lastName) }
  const changed = await updateProfile(database, userId, { ...names, language, theme: selectedTheme })
  if (!changed) throw new Refusal('NOT_FOUND', 'not a profile of the caller')
  const isRenamed = changed.first_name !== profile.first_name || changed.last_name !== profile.last_name
  if (isRenamed) {
    background.run('the list of facilitators could not be updated', async () =>
      refreshFacilitatorNames(parts, await workshopsFacilitatedBy(database, userId)),
    )
  }
  return changed
}

function checkedName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const clean = cleanText(name).replaceAll('\n', ' ')
  if (clean.length > limits.profileField) throw new UserMistake(messages.profileFailed)
  return clean
}

/** Themes are chosen by index: 0 is the base theme, any other index the white one. */
function isTheme(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= highestTheme
}
