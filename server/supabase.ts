import type { ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createClient } from '@supabase/supabase-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { limits } from '#domain/limits.ts'
import type { FarSupabase } from './config.ts'

/** Addresses and keys of a Supabase, local or external. */
export type SupabaseAddress = Omit<FarSupabase, 'kind' | 'databaseUrl'>

/** The bucket of uploaded documents. Private: only the server reads it, with its secret key. */
export const filesBucket = 'plenum'

export type Supabase = {
  /** Calls about accounts. Keeps no session, so one person's session never reaches another's call. */
  auth: SupabaseClient['auth']
  /** File storage without policies: the caller has checked the rights. */
  storage: SupabaseClient['storage']
  /**
   * A stored file, or a part of it, as a stream: the client of file storage would read all of it into memory.
   *
   * @param range both ends included
   * @throws {Error} when the answer does not begin in time
   */
  fetchFile(path: string, range?: { first: number; last: number }): Promise<Response>
  /**
   * Stores a new PDF that is read from a stream.
   *
   * @param size in bytes, by which file storage refuses one that is too large before it has read it
   * @param signal ends the upload, which the client of file storage cannot
   * @throws {Error} when the outcome is not known; a refusal is an answer
   */
  storeFile(path: string, bytes: ReadStream, size: number, signal: AbortSignal): Promise<Response>
  /**
   * A client for one call about a session, such as its renewal: a shared client answers all concurrent renewals with
   * the session of the first, whoever they are for.
   */
  authForOneCall(): SupabaseClient['auth']
  /** Deletes an account's sign-in permanently, with its sessions; one that is already gone is no error. */
  deleteAccount(userId: string): Promise<{ error: Error | null }>
  /** A client for calls on behalf of one signed-in person, such as a new password. Used once and discarded. */
  authOf(session: { access_token: string; refresh_token: string }): Promise<SupabaseClient['auth']>
}

const bytesPerMegabyte = 1024 * 1024
/** By then an answer of file storage must have begun. */
const answerMs = 15_000
const remembersNothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const withoutBackground = { autoRefreshToken: false, detectSessionInUrl: false }

/** The clients of a Supabase; the same code for a local and an external one. */
export function createSupabase({ supabaseUrl, publishableKey, secretKey }: SupabaseAddress): Supabase {
  const accounts = createClient(supabaseUrl, publishableKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
  })
  /** With the secret key: bypasses every policy. */
  const administrator = createClient(supabaseUrl, secretKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
  })
  const authForOneCall = (): SupabaseClient['auth'] =>
    createClient(supabaseUrl, publishableKey, { auth: { ...withoutBackground, persistSession: false } }).auth
  return {
    auth: accounts.auth,
    storage: administrator.storage,
    authForOneCall,
    async fetchFile(path, range) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Error('file storage does not answer')), answerMs)
      try {
        return await fetch(`${supabaseUrl}/storage/v1/object/${filesBucket}/${path}`, {
          headers: {
            ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
            ...(range && { range: `bytes=${range.first}-${range.last}` }),
          },
          signal: late.signal,
        })
      } finally {
        // The rest of the answer may take as long as its reader does.
        clearTimeout(timer)
      }
    },
    storeFile(path, bytes, size, signal) {
      const options: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
          ...{ 'content-type': 'application/pdf', 'content-length': String(size) },
          ...{ 'cache-control': 'max-age=0', 'x-upsert': 'false' },
        },
        body: Readable.toWeb(bytes) as ReadableStream,
        duplex: 'half',
        signal,
      }
      return fetch(`${supabaseUrl}/storage/v1/object/${filesBucket}/${path}`, options)
    },
    async deleteAccount(userId) {
      const { error } = await administrator.auth.admin.deleteUser(userId)
      return { error: error?.code === 'user_not_found' ? null : error }
    },
    async authOf(session) {
      const auth = authForOneCall()
      const { error } = await auth.setSession(session)
      if (error) throw error
      return auth
    },
  }
}

/**
 * Creates the bucket when it is missing, and checks that the project is configured as Plenum needs it. What cannot be
 * checked from outside (the text of the recovery mail) is described in docs/operations.md.
 *
 * @returns the problems, one sentence each, naming the variable or setting; empty when there are none
 */
export async function checkSupabase(address: SupabaseAddress): Promise<string[]> {
  const settings = await askProject(address, '/auth/v1/settings', settingsShape)
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
    const keys = await askProject(address, '/auth/v1/.well-known/jwks.json', keysShape)
    if (typeof keys === 'string') problems.push(keys)
    else if (keys.keys.length === 0) {
      problems.push('SUPABASE_JWT_SECRET must be set: the project publishes no keys, so it signs with HS256.')
    }
  }
  const ofBucket = await ensureBucket(createSupabase(address))
  return ofBucket === null ? problems : [...problems, ofBucket]
}

const settingsShape = z.object({
  external: z.object({ email: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
})
const keysShape = z.object({ keys: z.array(z.unknown()) })

/** The answer, or a sentence with the reason why there is none. */
async function askProject<Shape extends z.ZodType>(
  { supabaseUrl, publishableKey }: SupabaseAddress,
  path: string,
  shape: Shape,
): Promise<z.output<Shape> | string> {
  try {
    const headers = { apikey: publishableKey }
    const answer = await fetch(supabaseUrl + path, { headers, signal: AbortSignal.timeout(10_000) })
    if (answer.status === 401) return 'SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL.'
    return shape.parse(await answer.json())
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `SUPABASE_URL does not answer as a Supabase does at ${path}: ${reason}`
  }
}

async function ensureBucket({ storage }: Supabase): Promise<string | null> {
  const existing = await storage.getBucket(filesBucket)
  if (existing.data) return bucketProblem(existing.data)
  const made = await storage.createBucket(filesBucket, { public: false })
  if (!made.error || /exists/i.test(made.error.message)) return null // another node may have been faster
  return `The bucket ${filesBucket} cannot be made with SUPABASE_SECRET_KEY: ${made.error.message}`
}

/** What a bucket that somebody else made may not be. The project's own limit of sizes cannot be asked for. */
function bucketProblem(bucket: {
  public: boolean
  file_size_limit?: number | null
  allowed_mime_types?: string[] | null
}): string | null {
  const most = bucket.file_size_limit ?? Infinity
  if (bucket.public) return `The bucket ${filesBucket} must not be public.`
  if (most < limits.slideMegabytes * bytesPerMegabyte)
    return `The bucket ${filesBucket} must accept files of ${limits.slideMegabytes} MB (Storage, Edit bucket).`
  if ((bucket.allowed_mime_types ?? []).length > 0)
    return `The bucket ${filesBucket} must accept files of any type (Storage, Edit bucket).`
  return null
}
