import { beforeEach, expect, test, vi } from 'vitest'
import { OwnInBrainstormDocument } from '#api/operations/ownPosts.ts'
import { SetInputLockedDocument } from '#api/operations/part.ts'
import { CreatePostVoteDocument, UpdatePostDocument } from '#api/operations/post.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { newId } from '#api/newId.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import type { Effect } from '#sync/entries/effect.ts'
import { ownContents } from '#sync/outbox/outboxView.ts'
import { answer, answersOnServer, becomes } from './device.ts'
import type { Device, Page } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
let tablet: Device
let page: Page

beforeEach(async () => {
  tablet = scene.onTrain()
  page = await scene.joined(tablet)
})

const texts = (): Promise<string[]> =>
  answersOnServer(scene.laptop, scene.brainstorm).then((all) => all.sort())
const waiting = (of: Page): string[] => of.outbox.view.getState().entries.map(({ text }) => text)

test('[C2] an answer whose acknowledgement was lost is retried and stored once', async () => {
  const swallowed = scene.network.swallowAnswerTo('createPost')
  answer(page, scene.brainstorm, 'Fewer meetings')
  await swallowed
  expect(waiting(page)).toEqual(['Fewer meetings'])
  await page.saved()
  expect(await texts()).toEqual(['Fewer meetings'])
})

test('[C2] offline answers survive the page and a restart of the server, in their order and once', async () => {
  scene.network.cut()
  const made = ['One', 'Two', 'Three'].map((text) => answer(page, scene.brainstorm, text))
  await becomes(page.outbox.view, ({ entries }) => entries.every(({ isKept }) => isKept))
  page.close()
  await scene.server.restart()
  page = scene.open(tablet)
  await becomes(page.outbox.view, ({ entries }) => entries.length === 3)
  expect(waiting(page)).toEqual(['One', 'Two', 'Three'])
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  expect(await texts()).toEqual(['One', 'Three', 'Two'])
  expect(page.outbox.view.getState().own.map(({ id }) => id)).toEqual(made)
})

test('[C2] entries of an earlier version of the page are read, sent, and still one’s own', async () => {
  scene.network.cut()
  const id = answer(page, scene.brainstorm, 'Of an earlier version')
  const { entries } = await becomes(page.outbox.view, (view) => view.entries.every(({ isKept }) => isKept))
  page.close()
  const database = deviceDatabase(identityKey(page.identity))
  const names = { operation: 'CreatePost', creates: id, concerns: null, removes: null }
  const older = entries.map(({ effect: _effect, ...entry }) => ({ ...entry, ...names }))
  await database.use(async (db) => {
    for (const entry of older) await db.put('outbox', entry as never)
  })
  database.close()
  scene.network.mend()
  page = scene.open(tablet)
  await becomes(page.outbox.view, ({ own }) => own.length === 1)
  const saved = { id, type: 'post', text: 'Of an earlier version', isSaved: true }
  expect(ownContents(page.outbox.view.getState(), scene.brainstorm.objectId)).toMatchObject([saved])
  expect(await texts()).toEqual(['Of an earlier version'])
})

test('[C2] an answer stays on the screen and is sent while the device’s storage cannot be read', async () => {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction')
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    if (asked[1] !== 'readwrite') throw new DOMException('the disk does not answer', 'UnknownError')
    return begin.apply(this, asked)
  })
  answer(page, scene.brainstorm, 'Kept all the same')
  await becomes(page.outbox.view, ({ own }) => own.some(({ text }) => text === 'Kept all the same'))
  expect(await texts()).toEqual(['Kept all the same'])
})

test('[C2] entries of an earlier page are sent once the storage can be read', async () => {
  scene.network.cut()
  answer(page, scene.brainstorm, 'Left behind')
  await becomes(page.outbox.view, ({ entries }) => entries.every(({ isKept }) => isKept))
  page.close()
  scene.network.mend()
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction')
  const isRead = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('the disk does not answer', 'UnknownError')
  })
  isRead.mockImplementation(function (this: IDBDatabase, ...asked) {
    return begin.apply(this, asked)
  })
  page = scene.open(tablet)
  await becomes(page.outbox.view, ({ own }) => own.some(({ text }) => text === 'Left behind'))
  expect(await texts()).toEqual(['Left behind'])
})

test('with two tabs each answer is sent once, and both recognize their own', async () => {
  const other = scene.open(tablet)
  await other.live(scene.ref('board'))
  scene.network.cut()
  const made = ['A', 'B', 'C', 'D'].map((text, index) =>
    answer(index % 2 === 0 ? page : other, scene.brainstorm, text),
  )
  scene.network.mend()
  page.outbox.wake()
  other.outbox.wake()
  await page.saved()
  await other.saved()
  for (const tab of [page, other])
    await becomes(tab.outbox.view, ({ own }) => made.every((id) => own.some((one) => one.id === id)))
  expect(await texts()).toEqual(['A', 'B', 'C', 'D'])
})

test('[B4] a refused answer keeps its text across a reload, and can be retried or dismissed', async () => {
  await lockInput(true)
  answer(page, scene.brainstorm, 'Too late')
  const isRefused = (of: Page) =>
    becomes(of.outbox.view, ({ entries }) => entries.some(({ state }) => state.status === 'refused'))
  const { entries } = await isRefused(page)
  expect(entries[0]).toMatchObject({
    text: 'Too late',
    isKept: true,
    state: { status: 'refused', message: 'Input is closed for now.' },
  })
  expect(ownContents(page.outbox.view.getState(), scene.brainstorm.objectId)).toEqual([])
  page.close()
  page = scene.open(tablet)
  const kept = (await isRefused(page)).entries[0]
  await lockInput(false)
  page.outbox.retry(kept?.entryId ?? '')
  await becomes(page.outbox.view, (view) => view.entries.length === 0)
  expect(await texts()).toEqual(['Too late'])
})

test('an edit and a like of an unsent answer are sent after it', async () => {
  scene.network.cut()
  const id = answer(page, scene.brainstorm, 'Fewer metings')
  send(
    UpdatePostDocument,
    { postId: id, postText: 'Fewer meetings' },
    { does: 'change', type: 'post', id, fields: { text: 'Fewer meetings' } },
    'Fewer meetings',
  )
  send(CreatePostVoteDocument, { id: newId(), postId: id }, { does: 'like', type: 'post', id })
  expect(ownContents(page.outbox.view.getState(), scene.brainstorm.objectId)).toMatchObject([
    { id, text: 'Fewer meetings', isSaved: false },
  ])
  expect(waiting(page)).toEqual(['Fewer metings', 'Fewer meetings', ''])
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  expect(await texts()).toEqual(['Fewer meetings'])
  expect(ownContents(page.outbox.view.getState(), scene.brainstorm.objectId)).toMatchObject([
    { id, text: 'Fewer meetings', isSaved: true },
  ])
  const asked = { id: scene.brainstorm.objectId }
  const own = await tablet.credentials.callAs(OwnInBrainstormDocument, asked, page.identity)
  expect(own.brainstorm.posts).toMatchObject([{ id, hasLiked: true }])
})

test('[C3] entries that depend on a refused answer are refused with it, and the next is sent', async () => {
  scene.network.cut()
  const id = answer(page, scene.brainstorm, ' ')
  const change = { does: 'change' as const, type: 'post', id, fields: { text: 'Something' } }
  send(UpdatePostDocument, { postId: id, postText: 'Something' }, change, 'Something')
  answer(page, scene.brainstorm, 'Fine')
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  expect(await texts()).toEqual(['Fine'])
  const states = page.outbox.view.getState().entries.map(({ state }) => state)
  expect(states).toEqual([states[0], states[0]])
  expect(states[0]).toMatchObject({ status: 'refused' })
})

test('a browser without storage says so, and the answer is sent', async () => {
  page.close()
  const refusing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError')
  })
  page = scene.open(tablet)
  await page.live(scene.ref('board'))
  scene.network.cut()
  answer(page, scene.brainstorm, 'Kept on screen')
  await becomes(page.outbox.view, ({ failures }) => failures > 0)
  expect(page.outbox.view.getState().entries).toMatchObject([{ text: 'Kept on screen', isKept: false }])
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  refusing.mockRestore()
  expect(await texts()).toEqual(['Kept on screen'])
})

test('a refused token is renewed, and the answer is sent', async () => {
  const key = `plenum.member.${scene.brainstorm.workshopId}`
  const kept = JSON.parse(tablet.storage.get(key) ?? '{}') as { token: string }
  tablet.storage.set(key, JSON.stringify({ ...kept, token: `${kept.token.slice(0, -4)}AAAA` }))
  answer(page, scene.brainstorm, 'With a new token')
  await page.saved()
  expect(await texts()).toEqual(['With a new token'])
})

function send<Variables>(
  document: Parameters<typeof page.outbox.send<Variables>>[1]['document'],
  variables: Variables,
  effect: Effect,
  text = '',
): void {
  const { workshopId, objectId } = scene.brainstorm
  page.outbox.send(workshopId, { document, variables, objectId, label: 'Act', effect, text })
}

async function lockInput(locked: boolean): Promise<void> {
  await scene.asFacilitator(SetInputLockedDocument, { partId: await scene.partId(), locked })
}

test('[Q5] entries refused by the rate limit wait in the outbox with their text, and are sent later', async () => {
  const { member } = scene.server.services.commands
  const payer = page.identity.kind === 'member' ? `member ${page.identity.memberId}` : ''
  let spent = 0
  while (member.spend(payer, 1)) spent += 1
  expect(spent).toBeGreaterThan(200)
  // Eight come back each second: these are refused however late they arrive.
  member.charge(payer, 40)
  const made = ['One', 'Two'].map((text) => answer(page, scene.brainstorm, text))
  await becomes(page.outbox.view, ({ failures }) => failures > 0)
  expect(waiting(page)).toEqual(['One', 'Two'])
  expect(page.outbox.view.getState().entries.every(({ state }) => state.status !== 'refused')).toBe(true)
  await page.saved()
  expect(await texts()).toEqual(['One', 'Two'])
  expect(page.outbox.view.getState().own.map(({ id }) => id)).toEqual(made)
})
