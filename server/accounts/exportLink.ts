import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { UserId } from '#domain/ids.ts'
import { deriveKey } from '#server/access/keys.ts'
import { profileById } from '../database/accounts/profiles.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import { accountContents } from './export/accountContents.ts'
import { accountDocuments } from './export/accountDocuments.ts'
import type { AccountParts } from './parts.ts'

const life = '10m'
const tokenType = 'plenum-account-export'
const algorithm = 'HS256'
const claimsShape = z.object({ sub: z.uuid(), iat: z.number() })

/** The address is for one account and valid for ten minutes. */
export function createExportLink({ appSecret, publicUrl, limits }: AccountParts): Accounts['exportLink'] {
  return async (caller) => {
    const { userId } = accountOf(caller)
    await limits.accountExport.demand(userId)
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ: tokenType })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(keyOf(appSecret))
    return `${publicUrl}/api/account/${token}`
  }
}

/** Whether the account still exists is checked again when the link is followed. */
export function createExportFile(parts: AccountParts): Accounts['exportFile'] {
  return async (token) => {
    const userId = await userOf(parts, token)
    const profile = userId === null ? null : await profileById(parts.database, userId)
    if (!profile) return null
    await parts.limits.accountExport.demand(`file ${profile.id}`)
    const contents = await accountContents(parts, profile)
    return {
      contents: `${JSON.stringify(contents, null, 2)}\n`,
      documents: await accountDocuments(parts, contents),
    }
  }
}

async function userOf({ appSecret, tokens }: AccountParts, token: string): Promise<UserId | null> {
  try {
    const rules = { algorithms: [algorithm], typ: tokenType }
    const { payload } = await jwtVerify(token, keyOf(appSecret), rules)
    const { sub, iat } = claimsShape.parse(payload)
    return tokens.wasRevoked(sub, iat) ? null : sub
  } catch {
    return null
  }
}

function keyOf(appSecret: Buffer): Buffer {
  return deriveKey(appSecret, 'account export')
}
