import { createHash } from 'node:crypto'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { normalizeLicenceKey } from '#domain/accounts/licence.ts'
import { messages } from '#domain/messages.ts'
import { bindLicence } from '../database/accounts/licences.ts'
import { networkOf } from '#server/limits/network.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { createRights } from './profiles.ts'

/**
 * Binds a key to the caller. Malformed, unknown and other people's keys are refused alike and counted, so that keys
 * cannot be found by trying. SPEC L1.
 */
export function createAddLicence(parts: AccountParts): Accounts['addLicence'] {
  const { database, limits } = parts
  const rights = createRights(parts)
  return async (caller, from, userId, typed) => {
    const account = accountOf(caller)
    if (userId !== null && userId !== account.userId)
      throw new Refusal('FORBIDDEN', "a licence for another person's account")
    const bind = async (): Promise<boolean> => {
      const key = normalizeLicenceKey(typed)
      return key !== null && (await bindLicence(database, hashLicenceKey(key), account.userId))
    }
    const failed = (isBound: boolean): boolean => !isBound
    const isBound = await limits.licenceAnywhere.guard(
      networkOf(from.address),
      () => limits.licence.guard(account.userId, bind, failed),
      failed,
    )
    if (!isBound) throw new UserMistake(messages.licenceKeyRefused)
    return await rights(caller)
  }
}

/** The hash of a key that is stored. The key has enough random bits that no slow hash is needed. */
export function hashLicenceKey(key: string): Buffer {
  return createHash('sha256').update(`plenum licence ${key}`).digest()
}
