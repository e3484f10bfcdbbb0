import { createHash } from 'node:crypto'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { licenceKeyRefusedMessage, normalizeLicenceKey } from '#domain/licence.ts'
import { bindLicence } from '#server/database/licences.ts'
import { networkOf } from '#server/limits/network.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { createRights } from './profiles.ts'

/**
 * Binds a key to the caller. What is no key, a key there is not and somebody else's are refused alike, and counted: nobody
 * finds one by trying. SPEC L1.
 */
export function createAddLicence(parts: AccountParts): Accounts['addLicence'] {
  const { database, limits } = parts
  const rights = createRights(parts)
  return async (caller, from, userId, typed) => {
    const account = accountOf(caller)
    if (userId !== null && userId !== account.userId)
      throw new Refusal('FORBIDDEN', "a licence for somebody else's account")
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
    if (!isBound) throw new UserMistake(licenceKeyRefusedMessage)
    return await rights(caller)
  }
}

/** What is kept of a key. With as many random bits no slow hash is needed: nobody guesses it. */
export function hashLicenceKey(key: string): Buffer {
  return createHash('sha256').update(`plenum licence ${key}`).digest()
}
