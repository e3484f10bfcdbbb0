import { Refusal, UserMistake } from '#domain/errors.ts'
import { Offline, ServerTrouble } from '../callErrors.ts'
import { RefreshTokenDocument, TokenAuthDocument } from '../operations/account.ts'
import { identityKey } from './identity.ts'
import type { Identity } from './identity.ts'
import { withLock } from './locks.ts'
import { readAccount, readMember, writeAccount, writeMember } from './credentialRecords.ts'
import type { TextStorage } from '../storage.ts'
import { expiresAtMs, renewAtMs } from './tokenLife.ts'
import type { KeptToken } from './tokenLife.ts'
import { post } from '../transport.ts'

/** The tokens of this device's identities. One tab renews them in time for all tabs. */
export interface Tokens {
  /**
   * A token that is still valid for a while; renewed after four fifths of its lifetime.
   *
   * @throws {CallError} `Refusal` `UNAUTHENTICATED` when there is none and none can be obtained; `Offline` when the
   *   old one expired and the server cannot be reached
   */
  fresh(identity: Identity): Promise<string>
  /**
   * A token other than the refused one.
   *
   * @throws {CallError} as `fresh`
   */
  renew(identity: Identity, refused: string): Promise<string>
  /** When `fresh` will renew, in milliseconds of this device's clock; Infinity when never. */
  renewAtMs(identity: Identity): number
}

export function createTokens({ address, storage }: { address: string; storage: TextStorage }): Tokens {
  return {
    async fresh(identity) {
      const kept = keptToken(storage, identity)
      if (kept === null) throw new Refusal('UNAUTHENTICATED', 'no token on this device')
      if (Date.now() < renewAtMs(kept)) return kept.token
      try {
        return await renewed(identity, kept.token)
      } catch (error) {
        const isAway = error instanceof Offline || error instanceof ServerTrouble
        if (isAway && Date.now() < expiresAtMs(kept)) return kept.token
        throw error
      }
    },
    renew: renewed,
    renewAtMs(identity) {
      const kept = keptToken(storage, identity)
      return kept === null ? Infinity : renewAtMs(kept)
    },
  }

  async function renewed(identity: Identity, old: string): Promise<string> {
    if (identity.kind === 'projector' || identity.kind === 'remote')
      throw new Refusal('UNAUTHENTICATED', 'a token that opens nothing')
    // A refresh token can be used once: one tab renews, the other tabs find the new token in storage.
    return withLock(`plenum.token.${identityKey(identity)}`, async () => {
      const kept = keptToken(storage, identity)
      if (kept !== null && kept.token !== old) return kept.token
      try {
        return await (identity.kind === 'account'
          ? renewAccount(identity.userId)
          : renewMember(identity.workshopId))
      } catch (error) {
        if (error instanceof UserMistake) throw new Refusal('UNAUTHENTICATED', 'not renewed')
        throw error
      }
    })
  }

  async function renewAccount(userId: string): Promise<string> {
    const record = readAccount(storage)
    if (record?.userId !== userId || record.refreshToken === null)
      throw new Refusal('UNAUTHENTICATED', 'no refresh token')
    const answer = await post(address, RefreshTokenDocument, { refreshToken: record.refreshToken }, null)
    const { token, refreshToken } = answer.refreshToken
    if (!token) throw new Refusal('UNAUTHENTICATED', 'not renewed')
    // The refresh token is used up now, so the new one is stored before anything else can happen.
    writeAccount(storage, {
      ...record,
      token,
      refreshToken: refreshToken ?? record.refreshToken,
      receivedMs: Date.now(),
    })
    return token
  }

  async function renewMember(workshopId: string): Promise<string> {
    const record = readMember(storage, workshopId)
    if (!record) throw new Refusal('UNAUTHENTICATED', 'no membership')
    const credentials = { username: record.username, password: record.tempPassword }
    const { tokenAuth } = await post(address, TokenAuthDocument, credentials, null)
    if (!tokenAuth.token) throw new Refusal('UNAUTHENTICATED', 'not renewed')
    writeMember(storage, { ...record, token: tokenAuth.token, receivedMs: Date.now() })
    return tokenAuth.token
  }
}

function keptToken(storage: TextStorage, identity: Identity): KeptToken | null {
  if (identity.kind === 'projector' || identity.kind === 'remote')
    return { token: identity.token, receivedMs: Date.now() }
  if (identity.kind === 'member') {
    const record = readMember(storage, identity.workshopId)
    return record?.memberId === identity.memberId ? record : null
  }
  const record = readAccount(storage)
  return record?.userId === identity.userId ? record : null
}
