import { beforeEach, expect, test } from 'vitest'
import { SignJWT, decodeJwt } from 'jose'
import { Offline } from '#api/callErrors.ts'
import { createCredentials } from '#api/signIn/createCredentials.ts'
import { MeDocument } from '#api/operations/account.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { memoryStorage } from '#api/storage.ts'
import type { TextStorage } from '#api/storage.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { editDesk } from '#sync/documents/desk.ts'
import type { Device } from './device.ts'
import { facilitate } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
let laptop: Device

beforeEach(() => {
  laptop = scene.laptop
})

test('the token is in local storage, and the device knows after a reload who is signed in', () => {
  expect(laptop.storage.get('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const reloaded = createCredentials({ address: scene.server.url, storage: laptop.storage })
  expect(reloaded.view.getState().account).toEqual(laptop.credentials.view.getState().account)
})

test('an account’s refused token is renewed once for all calls waiting for it', async () => {
  const before = laptop.storage.get('token') ?? ''
  laptop.storage.set('token', `${before.slice(0, -4)}AAAA`)
  const account = laptop.credentials.accountIdentity()
  // The refresh token works once: a second renewal would end the session.
  const calls = Array.from({ length: 5 }, () => laptop.credentials.callAs(MeDocument, {}, account))
  const names = (await Promise.all(calls)).map(({ me }) => me?.id)
  expect(new Set(names)).toEqual(new Set([account?.kind === 'account' ? account.userId : '']))
  await laptop.credentials.callAs(MeDocument, {}, account)
})

test('an expiring token is renewed in time, and the desk stays live', async () => {
  await shortenToken(laptop.storage, 4)
  const { storage } = laptop
  const { set } = storage
  const renewed = new Promise<void>((resolve) => {
    storage.set = (key, value) => {
      set(key, value)
      if (key === 'token') resolve()
    }
  })
  const page = scene.open(laptop)
  const desk = await page.live(scene.ref('desk'))
  await renewed
  editDesk(
    desk.view.getState().doc,
    (doc) => void roots.info(doc).set('brainstormDesc', 'After four seconds'),
  )
  await page.saved()
  expect(page.room.socket.state.getState()).toEqual({ status: 'online' })
})

test('a user’s mistake has the catalogue’s message, a forbidden act is a refusal', async () => {
  const stranger = scene.online().credentials
  await expect(stranger.signIn('nobody@example.org', 'wrong')).rejects.toMatchObject({
    name: 'UserMistake',
    ...{ message: 'login unsuccessful. Please try again', said: { code: 'signInFailed' } },
  })
  const account = laptop.credentials.accountIdentity()
  const name = { workshopId: scene.brainstorm.workshopId, workshopName: 'x'.repeat(51) }
  await expect(laptop.credentials.callAs(UpdateWorkshopDocument, name, account)).rejects.toBeInstanceOf(
    UserMistake,
  )
  const anonymous = stranger.callAs(UpdateWorkshopDocument, { ...name, workshopName: 'Mine' }, null)
  await expect(anonymous).rejects.toMatchObject(new Refusal('UNAUTHENTICATED'))
  const away = createCredentials({ address: 'http://127.0.0.1:9', storage: memoryStorage() })
  await expect(away.callAs(MeDocument, {}, null)).rejects.toBeInstanceOf(Offline)
})

test('one device is one member, until its data is deleted', async () => {
  const { credentials, storage } = scene.online()
  const first = await credentials.join(scene.brainstorm.workshopId)
  expect(await credentials.join(scene.brainstorm.workshopId)).toEqual(first)
  expect(credentials.identityIn(scene.brainstorm.workshopId)).toMatchObject({
    kind: 'member',
    memberId: first.memberId,
  })
  credentials.forgetMember(scene.brainstorm.workshopId)
  expect(credentials.identityIn(scene.brainstorm.workshopId)).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('a person with an account who joined acts as the member, unless the shell chooses the account', async () => {
  const { credentials } = scene.online(laptop.storage)
  await credentials.join(scene.brainstorm.workshopId)
  expect(credentials.identityIn(scene.brainstorm.workshopId)?.kind).toBe('member')
  credentials.choose(scene.brainstorm.workshopId, 'account')
  expect(credentials.identityIn(scene.brainstorm.workshopId)?.kind).toBe('account')
  credentials.forgetMember(scene.brainstorm.workshopId)
  expect(credentials.identityIn(scene.brainstorm.workshopId)?.kind).toBe('account')
})

test('a different person in another tab is noticed; the same person signing out is not', async () => {
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
  const { view } = createCredentials({ address: scene.server.url, storage: tab })
  expect(view.getState().account).not.toBeNull()

  const other = scene.online()
  await facilitate(other)
  for (const key of other.storage.keys()) shared.set(key, other.storage.get(key) ?? '')
  for (const listener of listeners) listener('plenum.account')
  expect(view.getState()).toMatchObject({ switchedUser: true })

  const signedOut = createCredentials({ address: scene.server.url, storage: shared })
  await signedOut.signOut()
  expect(signedOut.view.getState()).toMatchObject({ account: null, switchedUser: false })
  // The device token, which tells that this browser has signed in here before, names nobody and gives no access.
  // SPEC U4.
  expect(shared.keys()).toEqual(['plenum.device'])
})

/** Gives an account a token that is valid for some seconds, signed as the accounts' service signs. */
async function shortenToken(storage: TextStorage, lifeSeconds: number): Promise<void> {
  const { iat: _iat, exp: _exp, ...claims } = decodeJwt(storage.get('token') ?? '')
  const now = Math.floor(Date.now() / 1000)
  const secret = new TextEncoder().encode(scene.server.database.supabase.jwtSecret ?? '')
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(secret)
  const record = JSON.parse(storage.get('plenum.account') ?? '{}') as object
  storage.set('plenum.account', JSON.stringify({ ...record, receivedMs: Date.now() }))
  storage.set('token', token)
}
