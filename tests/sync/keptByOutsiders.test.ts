import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import {
  CreateProjectorLinkDocument,
  RemoveParticipantDocument,
  RevokeProjectorLinkDocument,
} from '#api/operations/workshop.ts'
import type { TypedDocument } from '#api/generated.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, becomes, createDevice, facilitate, noWebSocket, participate } from './device.ts'
import type { Device, Page } from './device.ts'

const canary = 'kingfisher'

let server: TestServer
let laptop: Device

beforeAll(async () => {
  server = await startTestServer()
  laptop = createDevice(server.url, server.url)
})
afterAll(() => server.stop())

test('[D4] a removed person without a websocket has no data of the session on the device any more', async () => {
  const brainstorm = await facilitate(laptop)
  const { workshopId, objectId } = brainstorm
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
  const writer = await participate(createDevice(server.url, server.url), brainstorm)
  answer(writer, brainstorm, canary)

  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(workshopId)
  const page = tablet.openPage(workshopId, noWebSocket)
  page.room.documents.hold({ kind: 'board', id: objectId })
  await vi.waitFor(async () => expect(await kept(tablet)).toContain(canary), 15_000)
  const userId = page.identity.kind === 'member' ? page.identity.memberId : ''
  await asFacilitator(RemoveParticipantDocument, { workshopId, userId })
  await vi.waitFor(async () => expect(await kept(tablet)).toBe(''), 15_000)
  for (const one of [writer, page]) one.close()
})

test('[D4, J2] no data of the session stays on the room’s screen once its link is revoked, also while it was off', async () => {
  const brainstorm = await facilitate(laptop)
  const { workshopId, objectId } = brainstorm
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
  const writer = await participate(createDevice(server.url, server.url), brainstorm)
  answer(writer, brainstorm, canary)

  const { createProjectorLink } = await asFacilitator(CreateProjectorLinkDocument, { workshopId })
  const token = new URL(createProjectorLink.url ?? '').hash.slice(1)
  const screen = createDevice(server.url, server.url)
  const open = (): Page => screen.openPage(workshopId, { identity: { kind: 'projector', workshopId, token } })
  const before = open()
  before.room.documents.hold({ kind: 'board', id: objectId })
  await vi.waitFor(async () => expect(await kept(screen)).toContain(canary), 10_000)
  before.close()

  await asFacilitator(RevokeProjectorLinkDocument, { workshopId })
  const after = open()
  await becomes(after.room.socket.state, ({ status }) => status === 'signedOut')
  await vi.waitFor(async () => expect(await kept(screen)).toBe(''), 15_000)
  for (const page of [writer, after]) page.close()
})

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.credentials.callAs(document, variables, laptop.credentials.accountIdentity())
}

/** All document data stored on a device. */
async function kept(device: Device): Promise<string> {
  const database = deviceDatabase(device.name)
  const updates = await database.use((db) => db.getAll('updates'))
  database.close()
  return Buffer.concat(updates.map(({ update }) => update)).toString()
}
