import { errors, EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { passShape } from './callerPass.ts'
import type { CallerPass } from './callerPass.ts'
import { deriveKey } from './keys.ts'

/** What a token opens: one file of one activity, for one caller. Rights are asked again when it is used. SPEC SL21. */
export interface FileClaims {
  objectId: ObjectId
  fileId: string
  pass: CallerPass
}

const type = 'plenum-file'
const life = '10m'
const issuer = 'plenum'
const claimsShape = z.object({ obj: z.string(), file: z.string(), pass: passShape })

/** A token that is part of a URL. It is encrypted, so that an address names no person. */
export function issueFileToken(appSecret: Buffer, { objectId, fileId, pass }: FileClaims): Promise<string> {
  return new EncryptJWT({ obj: objectId, file: fileId, pass })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: type })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(life)
    .encrypt(keyOf(appSecret))
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, forged or of another type */
export async function openFileToken(appSecret: Buffer, token: string): Promise<FileClaims> {
  try {
    const rules = {
      issuer,
      typ: type,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }
    const { payload } = await jwtDecrypt(token, keyOf(appSecret), rules)
    const { obj, file, pass } = claimsShape.parse(payload)
    return { objectId: obj, fileId: file, pass }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new Refusal('UNAUTHENTICATED', 'file token is not valid')
    throw error
  }
}

function keyOf(appSecret: Buffer): Uint8Array {
  return new Uint8Array(deriveKey(appSecret, 'file tokens'))
}
