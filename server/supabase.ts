import type { ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AuthApiError, createClient } from '@supabase/supabase-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { limits } from '#domain/limits.ts'
import { askProject, storageRefusalShape } from './askProject.ts'
import type { FarSupabase } from './config.ts'

/** Addresses and keys of a Supabase, local or external. */
export type SupabaseAddress = Omit<FarSupabase, 'kind' | 'databaseUrl'>

/** A Supabase and its database, wherever they are. */
export type SupabaseInUse = Omit<FarSupabase, 'kind'>

/** The bucket of uploaded documents. Private: only the server reads it, with its secret key. */
export const filesBucket = 'plenum'

export type Supabase = {
  /** Calls about accounts. Keeps no session, so one person's session never reaches another's call. */
  auth: SupabaseClient['auth']
  /**
   * A client for one call that a person makes without a session. The project counts it for the person's address, where
   * the secret key may say so and the project allows it (IP address forwarding).
   *
   * @param address of the person
   */
  authFor(address: string): SupabaseClient['auth']
  /**
   * The same for a mail: nobody waits for it, and the project may wait for its mail server before it answers. A call
   * that is given up could take the mail with it.
   */
  authForMail(address: string): SupabaseClient['auth']
  /**
   * New tokens for a refresh token.
   *
   * @returns null when the project refuses the token
   * @throws {Error} when the project does not answer
   */
  renew(refreshToken: string, address: string): Promise<{ token: string; refreshToken: string } | null>
  /** @throws {Error} unless the auth server answers; a good answer is kept for some seconds */
  authAnswers(): Promise<void>
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
  /** Deletes an account's sign-in permanently, with its sessions; one that is already gone is no error. */
  deleteAccount(userId: string): Promise<{ error: Error | null }>
  /** A client for calls on behalf of one signed-in person, such as a new password. Used once and discarded. */
  authOf(session: { access_token: string; refresh_token: string }): Promise<SupabaseClient['auth']>
}

/** By then the auth server must have answered: nobody waits longer for a sign-in that does not work. */
const authMs = 4_000
const authAtOnce = 8
/** A mail server may take most of a minute. */
const mailMs = 60_000
const answersForMs = 5_000
const bytesPerMegabyte = 1024 * 1024
/** By then an answer of file storage must have begun. */
const answerMs = 15_000
const remembersNothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const withoutBackground = { autoRefreshToken: false, detectSessionInUrl: false }

const pairShape = z.object({ access_token: z.string(), refresh_token: z.string() })
const refusalShape = z.object({ error_code: z.string().optional() })

/**
 * Calls of the auth server, {@link authAtOnce} at a time: it hashes passwords, and a hundred people who sign in at the
 * same moment would each get their answer late. When one call gets no answer in time, neither do those that wait.
 */
function createAuthFetch(): typeof fetch {
  const waiting: { begin: () => void; end: (error: unknown) => void }[] = []
  let running = 0
  return async (input, init) => {
    if (running < authAtOnce) running += 1
    else await new Promise<void>((begin, end) => waiting.push({ begin, end }))
    const late = AbortSignal.timeout(authMs)
    try {
      return await fetch(input, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, late]) : late,
      })
    } catch (error) {
      if (late.aborted) for (const { end } of waiting.splice(0)) end(error)
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}

/** The clients of a Supabase; the same code for a local and an external one. */
export function createSupabase({ supabaseUrl, publishableKey, secretKey }: SupabaseAddress): Supabase {
  const fetchInTime = createAuthFetch()
  const accounts = createClient(supabaseUrl, publishableKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
    global: { fetch: fetchInTime },
  })
  /** With the secret key: bypasses every policy. */
  const administrator = createClient(supabaseUrl, secretKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
  })
  // Only the newer secret keys may name another address; the older ones would be counted as this server's anyway.
  const mayName = secretKey.startsWith('sb_secret_')
  const keyFor = (address: string | null) => (mayName && address !== null ? secretKey : publishableKey)
  const headersFor = (address: string | null) =>
    mayName && address !== null ? { 'sb-forwarded-for': address.replace(/^::ffff:(?=\d+\.)/i, '') } : {}
  const forOneCall = (address: string | null, within = fetchInTime): SupabaseClient['auth'] =>
    createClient(supabaseUrl, keyFor(address), {
      auth: { ...withoutBackground, persistSession: false },
      global: { fetch: within, headers: headersFor(address) },
    }).auth
  let answersUntil = 0
  return {
    auth: accounts.auth,
    storage: administrator.storage,
    authFor: (address) => forOneCall(address),
    authForMail: (address) =>
      forOneCall(address, (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(mailMs) })),
    // The client would ask a project that is away again and again, for longer than anybody waits.
    async renew(refreshToken, address) {
      const key = keyFor(address)
      const answer = await fetchInTime(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: {
          ...{ apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...headersFor(address),
        },
        body: JSON.stringify({ refresh_token: refreshToken }),
      })
      if (answer.ok) {
        const { access_token, refresh_token } = pairShape.parse(await answer.json())
        return { token: access_token, refreshToken: refresh_token }
      }
      const { error_code } = refusalShape.parse(await answer.json().catch(() => ({})))
      if ([400, 404, 422].includes(answer.status) || (answer.status === 403 && error_code !== undefined))
        return null
      throw new AuthApiError('renewal refused', answer.status, error_code)
    },
    async authAnswers() {
      if (performance.now() < answersUntil) return
      const answer = await fetchInTime(`${supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: publishableKey },
      })
      if (!answer.ok) throw new AuthApiError('the auth server does not work', answer.status, undefined)
      answersUntil = performance.now() + answersForMs
    },
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
      const auth = forOneCall(null)
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
  const ofBucket = await ensureBucket(address)
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

async function ensureBucket(address: SupabaseAddress): Promise<string | null> {
  const keyName = 'SUPABASE_SECRET_KEY'
  const found = await askProject(address, {
    ...{ path: `/storage/v1/bucket/${filesBucket}`, keyName },
    shape: bucketShape.or(storageRefusalShape),
  })
  if (typeof found === 'string') return found
  if ('public' in found) return bucketProblem(found)
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
function bucketProblem(bucket: z.output<typeof bucketShape>): string | null {
  const most = bucket.file_size_limit ?? Infinity
  if (bucket.public) return `The bucket ${filesBucket} must not be public.`
  if (most < limits.slideMegabytes * bytesPerMegabyte)
    return `The bucket ${filesBucket} must accept files of ${limits.slideMegabytes} MB (Storage, Edit bucket).`
  if ((bucket.allowed_mime_types ?? []).length > 0)
    return `The bucket ${filesBucket} must accept files of any type (Storage, Edit bucket).`
  return null
}
