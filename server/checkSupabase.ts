import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { limits } from '#domain/limits.ts'
import { askProject, storageRefusalShape } from './askProject.ts'
import { filesBucket } from './supabase.ts'
import type { SupabaseAddress } from './supabase.ts'

const bytesPerMegabyte = 1024 * 1024

/**
 * Creates the bucket when it is missing, unless `makesBucket` is false, and checks that the project is configured as Plenum needs it. What cannot be
 * checked from outside (the text of the recovery mail) is described in docs/operations.md.
 *
 * @returns the problems, one sentence each, naming the variable or setting; empty when there are none
 */
export async function checkSupabase(
  address: SupabaseAddress,
  { makesBucket = true } = {},
): Promise<string[]> {
  const keyName = 'SUPABASE_PUBLISHABLE_KEY'
  const settings = await askProject(address, { path: '/auth/v1/settings', keyName, shape: settingsShape })
  if (typeof settings === 'string') return [settings]
  const problems: string[] = []
  if (!settings.external.email) problems.push('The project must allow signing in by email (Auth, Providers).')
  if (settings.disable_signup) problems.push('The project must allow new users to sign up (Auth, Settings).')
  if (!settings.mailer_autoconfirm) {
    problems.push(
      'The project must not ask to confirm email addresses (Auth, Providers, Email: Confirm email).',
    )
  }
  if (address.jwtSecret === null) {
    const path = '/auth/v1/.well-known/jwks.json'
    const keys = await askProject(address, { path, keyName, shape: keysShape })
    if (typeof keys === 'string') problems.push(keys)
    else if (keys.keys.length === 0) {
      problems.push('SUPABASE_JWT_SECRET must be set: the project publishes no keys, so it signs with HS256.')
    }
  }
  if (await isSignedOtherwise(address))
    problems.push(
      'SUPABASE_JWT_SECRET is not the secret of the project at SUPABASE_URL: its keys are signed with another one.',
    )
  const ofBucket = await bucketProblem(address, makesBucket)
  return ofBucket === null ? problems : [...problems, ofBucket]
}

/** The older keys are tokens, signed with the project's secret; the newer ones cannot be checked. */
async function isSignedOtherwise({ publishableKey, jwtSecret }: SupabaseAddress): Promise<boolean> {
  if (jwtSecret === null || publishableKey.split('.').length !== 3) return false
  const verified = jwtVerify(publishableKey, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] })
  return verified.then(
    () => false,
    (error: unknown) => error instanceof errors.JWSSignatureVerificationFailed,
  )
}

const settingsShape = z.object({
  external: z.object({ email: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
})
const keysShape = z.object({ keys: z.array(z.unknown()) })

async function bucketProblem(address: SupabaseAddress, makesBucket: boolean): Promise<string | null> {
  const keyName = 'SUPABASE_SECRET_KEY'
  const found = await askProject(address, {
    ...{ path: `/storage/v1/bucket/${filesBucket}`, keyName },
    shape: bucketShape.or(storageRefusalShape),
  })
  if (typeof found === 'string') return found
  if ('public' in found) return problemOf(found)
  if (!makesBucket)
    return /not.?found/i.test(found.message)
      ? null
      : `SUPABASE_SECRET_KEY: the bucket ${filesBucket} cannot be read with it: ${found.message}.`
  const made = await askProject(address, {
    ...{ path: '/storage/v1/bucket', keyName, shape: z.object({ name: z.string() }).or(storageRefusalShape) },
    body: { id: filesBucket, name: filesBucket, public: false },
  })
  if (typeof made === 'string') return made
  if ('name' in made || /exists/i.test(made.message)) return null // another node may have been faster
  return `SUPABASE_SECRET_KEY: the bucket ${filesBucket} cannot be made with it: ${made.message}.`
}

const bucketShape = z.object({
  public: z.boolean(),
  file_size_limit: z.number().nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})

/** What a bucket that somebody else made may not be. The project's own limit of sizes cannot be asked for. */
function problemOf(bucket: z.output<typeof bucketShape>): string | null {
  const most = bucket.file_size_limit ?? Infinity
  if (bucket.public) return `The bucket ${filesBucket} must not be public.`
  if (most < limits.slideMegabytes * bytesPerMegabyte)
    return `The bucket ${filesBucket} must accept files of ${limits.slideMegabytes} MB (Storage, Edit bucket).`
  if ((bucket.allowed_mime_types ?? []).length > 0)
    return `The bucket ${filesBucket} must accept files of any type (Storage, Edit bucket).`
  return null
}
