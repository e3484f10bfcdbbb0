import type { ReadStream } from 'node:fs'
import { ReadableStream } from 'node:stream/web'
import { AuthApiError, createClient } from '@supabase/supabase-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { FarSupabase } from './config.ts'
import { answerMs, createStorageCalls } from './storageFetch.ts'
import type { SupabaseFaults } from './supabaseFaults.ts'

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
  /**
   * File storage without policies: the caller has checked the rights. Its answers are read by `storageAnswer`; one that is
   * not there in time is as if file storage were away.
   */
  storage: SupabaseClient['storage']
  /**
   * A stored file, or a part of it, as a stream: the client of file storage would read all of it into memory.
   *
   * @param range both ends included
   * @throws {Unavailable} when file storage is away, or its answer does not begin in time
   */
  fetchFile(path: string, range?: { first: number; last: number }): Promise<Response>
  /**
   * Stores a new PDF that is read from a stream.
   *
   * @param size in bytes, by which file storage refuses one that is too large before it has read it
   * @param signal ends the upload, which the client of file storage cannot
   * @throws {Unavailable} when file storage is away, or takes nothing more of the file for a while, or does not answer then;
   *   it may have the file. A refusal is an answer
   */
  storeFile(path: string, bytes: ReadStream, size: number, signal: AbortSignal): Promise<Response>
  /** Deletes an account's sign-in permanently, with its sessions; one that is already gone is no error. */
  deleteAccount(userId: string): Promise<{ error: Error | null }>
  /** A client for calls on behalf of one signed-in person, such as a new password. Used once and discarded. */
  authOf(session: { access_token: string; refresh_token: string }): Promise<SupabaseClient['auth']>
}

const authAtOnce = 8
/** A mail server may take most of a minute. */
const mailMs = 60_000
const answersForMs = 5_000
/** Bytes of an upload that the system has taken and may not have sent yet, and how many it sends in a millisecond at least. */
const mostInBuffers = 4 * 1024 * 1024
const slowestPerMs = 300
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
    const late = AbortSignal.timeout(answerMs)
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

/**
 * The clients of a Supabase; the same code for a local and an external one.
 *
 * @param faults for a server, whose people do not wait: told of file storage that is away; null for a command
 */
export function createSupabase(
  { supabaseUrl, publishableKey, secretKey }: SupabaseAddress,
  faults: Pick<SupabaseFaults, 'storageAway'> | null = null,
): Supabase {
  const fetchInTime = createAuthFetch()
  const calls = createStorageCalls(faults)
  const accounts = createClient(supabaseUrl, publishableKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
    global: { fetch: fetchInTime },
  })
  /** With the secret key: bypasses every policy. */
  const administrator = createClient(supabaseUrl, secretKey, {
    auth: { ...withoutBackground, persistSession: true, storage: remembersNothing },
  })
  const { storage } = createClient(supabaseUrl, secretKey, {
    auth: { ...withoutBackground, persistSession: false },
    global: { fetch: calls.fetch },
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
    storage,
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
      const { signal, end } = calls.untilAnswer()
      return await calls
        .ask(`${supabaseUrl}/storage/v1/object/${filesBucket}/${path}`, {
          headers: {
            ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
            ...(range && { range: `bytes=${range.first}-${range.last}` }),
          },
          signal,
        })
        .finally(end)
    },
    async storeFile(path, bytes, size, signal) {
      const late = calls.untilAnswer()
      async function* onItsWay() {
        for await (const chunk of bytes) {
          late.goOn()
          yield chunk as Buffer
        }
        late.goOn(Math.min(size, mostInBuffers) / slowestPerMs)
      }
      const options: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
          ...{ 'content-type': 'application/pdf', 'content-length': String(size) },
          ...{ 'cache-control': 'max-age=0', 'x-upsert': 'false' },
        },
        body: ReadableStream.from(onItsWay()) as BodyInit,
        duplex: 'half',
        signal: AbortSignal.any([signal, late.signal]),
      }
      const url = `${supabaseUrl}/storage/v1/object/${filesBucket}/${path}`
      return await calls.ask(url, options).finally(late.end)
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
