import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignJWT, decodeJwt } from 'jose'
import { Offline } from '#api/callErrors.ts'
import { createSession } from '#api/createSession.ts'
import { MeDocument } from '#api/operations/account.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { memoryStorage } from '#api/storage.ts'
import type { TextStorage } from '#api/storage.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { editDesk } from '#sync/desk.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { createDevice, facilitate } from './device.ts'
import type { Brainstorm, Device } from './device.ts'

let server: TestServer
let laptop: Device
let brainstorm: Brainstorm

beforeAll(async () => {
  server = await startTestServer()
  laptop = createDevice(server.url, server.url)
  brainstorm = await facilitate(laptop)
})
afterAll(() => server.stop())

test('the token stands in local storage, and a device knows after a reload who is signed in', () => {
  expect(laptop.storage.get('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const reloaded = createSession({ address: server.url, storage: laptop.storage })
  expect(reloaded.view.getState().account).toEqual(laptop.session.view.getState().account)
})

test('an account’s token that is not taken is renewed once for all calls that wait for it', async () => {
  const before = laptop.storage.get('token') ?? ''
  laptop.storage.set('token', `${before.slice(0, -4)}AAAA`)
  const account = laptop.session.accountIdentity()
  // The refresh token serves once: a second renewal would end the session.
  const calls = Array.from({ length: 5 }, () => laptop.session.callAs(MeDocument, {}, account))
  const names = (await Promise.all(calls)).map(({ me }) => me?.id)
  expect(new Set(names)).toEqual(new Set([account?.kind === 'account' ? account.userId : '']))
  await laptop.session.callAs(MeDocument, {}, account)
})

test('a token that runs out is renewed in time, and the desk stays live over it', async () => {
  await shortenToken(laptop.storage, 4)
  const { storage } = laptop
  const { set } = storage
  const renewed = new Promise<void>((resolve) => {
    storage.set = (key, value) => {
      set(key, value)
      if (key === 'token') resolve()
    }
  })
  const page = laptop.openPage(brainstorm.workshopId)
  const desk = await page.live({ kind: 'desk', id: brainstorm.objectId })
  await renewed
  editDesk(
    desk.view.getState().doc,
    (doc) => void roots.info(doc).set('brainstormDesc', 'After four seconds'),
  )
  await page.saved()
  expect(page.room.socket.state.getState()).toEqual({ status: 'online' })
  page.close()
})

test('what the person can mend is a mistake with the catalogue’s message, what they may not is a refusal', async () => {
  const stranger = createDevice(server.url, server.url).session
  await expect(stranger.signIn('nobody@example.org', 'wrong')).rejects.toThrow(
    new UserMistake('login unsuccessful. Please try again'),
  )
  const account = laptop.session.accountIdentity()
  const name = { workshopId: brainstorm.workshopId, workshopName: 'x'.repeat(51) }
  await expect(laptop.session.callAs(UpdateWorkshopDocument, name, account)).rejects.toBeInstanceOf(
    UserMistake,
  )
  const anonymous = stranger.callAs(UpdateWorkshopDocument, { ...name, workshopName: 'Mine' }, null)
  await expect(anonymous).rejects.toMatchObject(new Refusal('UNAUTHENTICATED'))
  const away = createSession({ address: 'http://127.0.0.1:9', storage: memoryStorage() })
  await expect(away.callAs(MeDocument, {}, null)).rejects.toBeInstanceOf(Offline)
})

test('one device is one member, until it forgets', async () => {
  const { session, storage } = createDevice(server.url, server.url)
  const first = await session.join(brainstorm.workshopId)
  expect(await session.join(brainstorm.workshopId)).toEqual(first)
  expect(session.identityIn(brainstorm.workshopId)).toMatchObject({
    kind: 'member',
    memberId: first.memberId,
  })
  session.forgetMember(brainstorm.workshopId)
  expect(session.identityIn(brainstorm.workshopId)).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('somebody with an account who joined is the member, unless the shell chooses the account', async () => {
  const { session } = createDevice(server.url, server.url, laptop.storage)
  await session.join(brainstorm.workshopId)
  expect(session.identityIn(brainstorm.workshopId)?.kind).toBe('member')
  session.choose(brainstorm.workshopId, 'account')
  expect(session.identityIn(brainstorm.workshopId)?.kind).toBe('account')
  session.forgetMember(brainstorm.workshopId)
  expect(session.identityIn(brainstorm.workshopId)?.kind).toBe('account')
})

test('another person in another tab is noticed; the same person signing out is not another', async () => {
  const listeners = new Set<(key: string | null) => void>()
  const shared = memoryStorage()
  const tab: TextStorage = {
    ...shared,
    onOtherTab(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  for (const key of laptop.storage.keys()) shared.set(key, laptop.storage.get(key) ?? '')
  const { view } = createSession({ address: server.url, storage: tab })
  expect(view.getState().account).not.toBeNull()

  const other = createDevice(server.url, server.url)
  await facilitate(other)
  for (const key of other.storage.keys()) shared.set(key, other.storage.get(key) ?? '')
  for (const listener of listeners) listener('plenum.account')
  expect(view.getState()).toMatchObject({ switchedUser: true })

  const signedOut = createSession({ address: server.url, storage: shared })
  await signedOut.signOut()
  expect(signedOut.view.getState()).toMatchObject({ account: null, switchedUser: false })
  // What says that this browser has signed in here before names nobody and opens nothing. SPEC U4.
  expect(shared.keys()).toEqual(['plenum.device'])
})

/** Gives an account a token that lives for some seconds, signed as the accounts' service signs. */
async function shortenToken(storage: TextStorage, lifeSeconds: number): Promise<void> {
  const { iat: _iat, exp: _exp, ...claims } = decodeJwt(storage.get('token') ?? '')
  const now = Math.floor(Date.now() / 1000)
  const secret = new TextEncoder().encode(server.database.supabase.jwtSecret ?? '')
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(secret)
  const record = JSON.parse(storage.get('plenum.account') ?? '{}') as object
  storage.set('plenum.account', JSON.stringify({ ...record, receivedMs: Date.now() }))
  storage.set('token', token)
}
