import { beforeEach, expect, test } from 'vitest'
import { readQuestions } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { addGroup, becomes, titles } from './device.ts'
import type { Device } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
const { open, ref, hide } = scene
/** The facilitator's, on the train. */
let laptop: Device

beforeEach(() => {
  laptop = scene.onTrain(scene.laptop.storage)
})

test('[C4] a desk edited offline is complete after a reload, and reaches the server without being opened', async () => {
  const first = open(laptop)
  const desk = await first.live(ref('desk'))
  scene.network.cut()
  await becomes(desk.view, ({ state }) => state.status === 'ready' && !state.isLive)
  addGroup(desk, 'Made on the train')
  expect(first.room.documents.saving.getState()).toEqual({ hasUnsaved: true, isOnlyOnScreen: false })
  await first.keeps(desk)
  first.close()

  const second = open(laptop)
  await becomes(second.room.documents.saving, ({ hasUnsaved }) => hasUnsaved)
  scene.network.mend()
  second.room.socket.reconnect()
  await becomes(second.room.documents.saving, ({ hasUnsaved }) => !hasUnsaved)
  expect(titles(await open(scene.laptop).live(ref('desk')))).toEqual(['Made on the train'])
})

test('a desk can be read without any connection', async () => {
  const first = open(laptop)
  addGroup(await first.live(ref('desk')), 'Kept')
  await first.saved()
  await first.keeps(first.room.documents.get(ref('desk')))
  first.close()
  scene.network.cut()
  const second = open(laptop)
  await second.seen(ref('desk'))
  const desk = second.room.documents.get(ref('desk'))
  expect(desk.view.getState().state).toEqual({ status: 'ready', isLive: false })
  expect(titles(desk)).toEqual(['Kept'])
})

test('the last seen content is shown when the server does not answer, and is replaced by the current content', async () => {
  const tablet = scene.onTrain()
  const first = await scene.joined(tablet)
  const state = await first.live(ref('state'))
  await first.keeps(state)
  first.close()
  scene.network.cut()
  const second = open(tablet)
  const { view } = second.room.documents.get(ref('state'))
  await becomes(view, ({ state: now }) => now.status === 'ready')
  const shown = view.getState().doc
  expect(readAgenda(shown).map(({ objectId }) => objectId)).toEqual([scene.brainstorm.objectId])
  scene.network.mend()
  second.room.socket.reconnect()
  const live = await becomes(view, ({ state: now }) => now.status === 'ready' && now.isLive)
  expect(live.doc).not.toBe(shown)
})

test('on a dead connection that looks alive nothing counts as saved, and the watchdog reconnects', async () => {
  const page = open(laptop, { patience: { lookMs: 50, leastMs: 400, mostMs: 2000 } })
  const desk = await page.live(ref('desk'))
  scene.network.freeze()
  addGroup(desk, 'Into the void')
  const before = scene.network.connections()
  await becomes(page.room.socket.state, ({ status }) => status === 'connecting')
  expect(page.room.documents.saving.getState().hasUnsaved).toBe(true)
  scene.network.mend()
  page.room.socket.reconnect()
  await page.saved()
  expect(scene.network.connections()).toBeGreaterThan(before)
  expect(titles(await open(scene.laptop).live(ref('desk')))).toEqual(['Into the void'])
})

test('[D3] a hidden activity disappears from a participant’s screen, and returns when it is shown', async () => {
  const page = await scene.joined(scene.online())
  const { view } = page.room.documents.get(ref('board'))
  const before = view.getState().doc
  expect(readQuestions(before)).toHaveLength(1)
  await hide(true)
  await becomes(view, ({ state }) => state.status === 'forbidden')
  expect(readQuestions(view.getState().doc)).toEqual([])
  await hide(false)
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  expect(readQuestions(view.getState().doc)).toHaveLength(1)
})

test('[D3] a hidden activity that is shown again is there for whoever was led away meanwhile', async () => {
  const { documents } = (await scene.joinedWith(scene.online())).room
  const { view } = documents.get(ref('board'))
  const release = documents.hold(ref('board'))
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  await hide(true)
  await becomes(view, ({ state }) => state.status === 'forbidden')
  // Each denial, as after other changes of the agenda, makes the next request by itself later.
  for (let denials = 1; denials < 4; denials++) {
    const { doc } = view.getState()
    documents.retry()
    await becomes(view, (now) => now.doc !== doc)
  }
  // In the lobby no screen holds it.
  release()
  await hide(false)
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  documents.hold(ref('board'))
  expect(readQuestions(view.getState().doc)).toHaveLength(1)
})

test('an edit that the server never accepts is set aside with its texts, and the desk continues', async () => {
  const page = open(laptop)
  const desk = await page.live(ref('desk'))
  const { view } = desk
  const huge = 'x'.repeat(5 * 1024 * 1024)
  editDesk(view.getState().doc, (doc) => void roots.info(doc).set('brainstormDesc', huge))
  const { entries } = await becomes(page.outbox.view, (now) => now.entries.some(({ isKept }) => isKept))
  expect(entries).toMatchObject([{ text: huge, state: { status: 'refused' } }])
  await page.saved()
  addGroup(desk, 'Goes on')
  await page.saved()
  expect(titles(desk)).toEqual(['Goes on'])
}, 60_000)
