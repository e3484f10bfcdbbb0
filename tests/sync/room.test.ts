import { afterAll, beforeAll, expect, test } from 'vitest'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import { readAgenda, readState } from '#domain/workshop/state.ts'
import { until } from '#support/documents/realProvider.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, createDevice, facilitate } from './device.ts'
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

test('[D3] a participant follows the state and sees an answer that a facilitator gave', async () => {
  const { workshopId, objectId } = brainstorm
  const desk = laptop.openPage(workshopId)
  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(workshopId)
  const page = tablet.openPage(workshopId)
  const state = await page.live({ kind: 'state', id: workshopId })
  await page.live({ kind: 'board', id: objectId })
  await desk.live({ kind: 'board', id: objectId })
  const deskDocument = await desk.live({ kind: 'desk', id: objectId })

  const { doc } = state.view.getState()
  const part = readAgenda(doc)[0]
  expect(part?.objectId).toBe(objectId)
  const moved = until(doc, () => readState(doc, workshopId).currentState === 'RU')
  await laptop.credentials.callAs(
    UpdateStateDocument,
    { workshopId, activePartId: part?.id ?? '', currentState: 'RU' },
    laptop.credentials.accountIdentity(),
  )
  await moved

  const id = answer(page, brainstorm, 'Fewer meetings')
  await page.saved()
  expect(page.outbox.view.getState().own.map((own) => own.id)).toEqual([id])
  const kept = deskDocument.view.getState().doc
  await until(kept, () => readPosts(kept).some((post) => post.id === id))
  page.close()
  desk.close()
})
