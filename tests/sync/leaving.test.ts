import { expect, test } from 'vitest'
import { EndWorkshopDocument, RemoveParticipantDocument } from '#api/operations/workshop.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import { addGroup, answer, answersOnServer, becomes, titles } from './device.ts'
import type { Page } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
const { ref } = scene

test('a removed person is told so, keeps unsent text, and can join again as a new member', async () => {
  const tablet = scene.online()
  const page = await scene.joined(tablet)
  const { socket } = page.room
  await remove(page)
  await becomes(socket.state, ({ status }) => status === 'removed')
  answer(page, scene.brainstorm, 'Too late')
  const { entries } = await becomes(
    page.outbox.view,
    ({ entries: [entry] }) => entry?.state.status === 'refused',
  )
  expect(entries.map(({ text }) => text)).toEqual(['Too late'])
  socket.comeBack()
  expect(socket.state.getState()).toEqual({ status: 'removed' })

  tablet.credentials.forgetMember(scene.brainstorm.workshopId)
  const again = await scene.joined(tablet)
  expect(again.identity).not.toEqual(page.identity)
  answer(again, scene.brainstorm, 'In time')
  await again.saved()
  expect(await answersOnServer(scene.laptop, scene.brainstorm)).toEqual(['In time'])
})

test('a person removed while offline is told so on return', async () => {
  const tablet = scene.onTrain()
  const page = await scene.joined(tablet)
  scene.network.cut()
  await becomes(page.room.socket.state, ({ status }) => status !== 'online')
  await remove(page)
  scene.network.mend()
  page.room.socket.reconnect()
  await becomes(page.room.socket.state, ({ status }) => status === 'removed')
})

test('[E1] a facilitator’s offline edits that arrive after the end are set aside with their texts', async () => {
  const page = scene.open(scene.onTrain(scene.laptop.storage))
  const desk = await page.live(ref('desk'))
  scene.network.cut()
  await becomes(desk.view, ({ state }) => state.status === 'ready' && !state.isLive)
  addGroup(desk, 'On the train')
  await endIt()
  scene.network.mend()
  page.room.socket.reconnect()
  const { entries } = await becomes(page.outbox.view, (now) => now.entries.length > 0)
  expect(entries).toMatchObject([
    { text: 'On the train', state: { status: 'refused', message: 'This session has ended.' } },
  ])
  await page.saved()
  expect(titles(desk)).toEqual([])
})

test('[E1] an answer written offline that arrives after the end is refused with its text kept', async () => {
  const tablet = scene.onTrain()
  const page = await scene.joined(tablet)
  const { view } = await page.live(ref('state'))
  scene.network.cut()
  await becomes(page.room.socket.state, ({ status }) => status !== 'online')
  answer(page, scene.brainstorm, 'Written on the train')
  await endIt()
  scene.network.mend()
  page.room.socket.reconnect()
  page.outbox.wake()
  const { entries } = await becomes(
    page.outbox.view,
    ({ entries: [entry] }) => entry?.state.status === 'refused',
  )
  expect(entries).toMatchObject([
    { text: 'Written on the train', state: { status: 'refused', message: 'This session has ended.' } },
  ])
  await becomes(
    view,
    ({ doc, state }) => state.status === 'ready' && state.isLive && readWorkshopInfo(doc).ended,
  )
})

async function remove({ identity }: Page): Promise<void> {
  const userId = identity.kind === 'member' ? identity.memberId : ''
  const { workshopId } = scene.brainstorm
  await scene.asFacilitator(RemoveParticipantDocument, { workshopId, userId })
}

async function endIt(): Promise<void> {
  const { workshopId } = scene.brainstorm
  await scene.asFacilitator(EndWorkshopDocument, { workshopId, sharedPartIds: [] })
}
