/**
 * What Plenum requires of a Supabase, tested against the local one and, where the environment names one (SUPABASE_URL
 * and its keys, as in docs/operations.md), against that too. It leaves accounts of example.org behind there.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { describe, expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { checkSupabase } from '#server/checkSupabase.ts'
import { createSupabase, filesBucket } from '#server/supabase.ts'
import type { SupabaseAddress } from '#server/supabase.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'

const password = 'correct horse 1'
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_none, index) => index % 251))
const { supabase: named } = readConfig(process.env)
const addresses: [string, SupabaseAddress][] = [['near', inject('supabase')]]
if (named.kind === 'far') addresses.push(['far', named])

describe.each(addresses)('a Supabase, %s', (_which, address) => {
  const supabase = createSupabase(address)

  test('provides everything that Plenum needs', async () => {
    expect(await checkSupabase(address)).toEqual([])
  })

  test('[U1] creates an account once and with no short password, signs it in with its password only, and renews its token', async () => {
    const email = uniqueEmail()
    const made = await supabase.auth.signUp({ email, password })
    expect(made.error).toBeNull()
    expect(made.data.user?.email).toBe(email)
    expect((await supabase.auth.signUp({ email, password })).error?.code).toBe('user_already_exists')
    const weak = await supabase.auth.signUp({ email: uniqueEmail(), password: 'short1' })
    expect(weak.error?.code).toBe('weak_password')
    // No user is signed in between calls.
    expect((await supabase.auth.getSession()).data.session).toBeNull()
    expect((await supabase.auth.signInWithPassword({ email, password: 'wrong horse 1' })).error?.code).toBe(
      'invalid_credentials',
    )
    const session = (await supabase.auth.signInWithPassword({ email, password })).data.session
    const claims = decodeJwt(session?.access_token ?? '')
    expect(claims).toMatchObject({
      sub: made.data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
    })
    const renewed = await supabase.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })
    expect(renewed.data.session?.user.id).toBe(made.data.user?.id)
  })

  test('changes a password on behalf of its owner; the old one is invalid afterwards', async () => {
    const email = uniqueEmail()
    const session = (await supabase.auth.signUp({ email, password })).data.session
    if (!session) throw new Error('a new account is signed in')
    const auth = await supabase.authOf(session)
    expect((await auth.updateUser({ password: 'another horse 2' })).error).toBeNull()
    expect((await supabase.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await supabase.auth.signInWithPassword({ email, password: 'another horse 2' })).error).toBeNull()
  })

  test('[X3] deletes an account with its sign-ins, for the server only; the address can be used again', async () => {
    const email = uniqueEmail()
    const { user, session } = (await supabase.auth.signUp({ email, password })).data
    const id = user?.id ?? ''
    const stranger = createClient(address.supabaseUrl, address.publishableKey)
    expect((await stranger.auth.admin.deleteUser(id)).error).not.toBeNull()
    expect((await supabase.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await supabase.deleteAccount(id)).error).toBeNull()
    expect((await supabase.deleteAccount(id)).error).toBeNull()
    expect((await supabase.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const token = session?.refresh_token ?? ''
    expect(await supabase.renew(token, '192.0.2.1')).toBeNull()
    const again = (await supabase.auth.signUp({ email, password })).data.user
    expect(again?.id).not.toBe(id)
  })

  test('[SL20] stores a file from a stream by its size, never over another one, and answers parts of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plenum-stream-'))
    const file = join(folder, 'slides.pdf')
    await writeFile(file, bytes)
    const path = `slides/${randomUUID()}`
    const store = () =>
      supabase.storeFile(path, createReadStream(file), bytes.length, AbortSignal.timeout(10_000))
    expect((await store()).ok).toBe(true)
    const again = await store()
    expect([again.ok, again.status < 500]).toEqual([false, true])
    const part = await supabase.fetchFile(path, { first: 10, last: 29 })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 30)])
    expect((await supabase.storage.from(filesBucket).remove([path])).error).toBeNull()
    expect((await supabase.fetchFile(path)).ok).toBe(false)
    await rm(folder, { recursive: true })
  })

  test('[HT23] stores files byte for byte, for the server only', async () => {
    const path = `${randomUUID()}/slides.pdf`
    const files = supabase.storage.from(filesBucket)
    const { session } = (await supabase.auth.signUp({ email: uniqueEmail(), password })).data
    if (!session) throw new Error('a new account is signed in')
    const signedIn = { global: { headers: { authorization: `Bearer ${session.access_token}` } } }
    const strangers = [{}, signedIn].map((options) =>
      createClient(address.supabaseUrl, address.publishableKey, options).storage.from(filesBucket),
    )
    const store = () => files.upload(path, bytes, { contentType: 'application/pdf' })
    expect((await store()).error).toBeNull()
    expect((await store()).error).not.toBeNull()
    const stored = async () => {
      const { data } = await files.download(path)
      return [data?.type, bytes.equals(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)))]
    }
    expect(await stored()).toEqual(['application/pdf', true])

    for (const stranger of strangers) {
      expect((await stranger.download(path)).data).toBeNull()
      expect((await stranger.createSignedUrl(path, 60)).data).toBeNull()
      expect((await stranger.upload(`${path}.pdf`, bytes)).error).not.toBeNull()
      expect((await stranger.update(path, Buffer.from('other'))).error).not.toBeNull()
      expect((await stranger.move(path, `${path}.pdf`)).error).not.toBeNull()
      expect((await stranger.list()).data ?? []).toEqual([])
      expect((await stranger.remove([path])).data ?? []).toEqual([])
    }
    expect(await stored()).toEqual(['application/pdf', true])
    expect((await files.download(`${path}.pdf`)).data).toBeNull()
    expect((await files.remove([path])).error).toBeNull()
    expect((await files.download(path)).data).toBeNull()
  })
})
