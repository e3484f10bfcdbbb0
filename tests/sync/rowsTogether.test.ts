import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#api/newId.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreatePlanValueDocument, PlanBoardDocument } from '#api/operations/plan.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { becomes, createDevice, facilitate, participate } from './device.ts'
import type { Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

let server: TestServer
let network: Network
let laptop: Device
let page: Page
let place: { workshopId: string; objectId: string; columnId: string }

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await badNetwork(server.port)
  laptop = createDevice(server.url, server.url)
  const session = await facilitate(laptop)
  const { workshopId } = session
  const account = laptop.credentials.accountIdentity()
  const { createPartAndType } = await laptop.credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData: { workshop: workshopId }, title: 'Who, what, when', type: 'workshop | plan' },
    account,
  )
  const objectId = createPartAndType.part?.objectId ?? ''
  const { plan } = await laptop.credentials.callAs(PlanBoardDocument, { id: objectId }, account)
  place = { workshopId, objectId, columnId: plan.columns[0]?.id ?? '' }
  page = await participate(createDevice(network.url, server.url), { ...session, objectId })
})
afterEach(async () => {
  page.close()
  await network.close()
})

/** Adds rows at once, as a pasted range does. */
function addRows(...texts: string[]): void {
  const { workshopId, objectId, columnId } = place
  for (const text of texts) {
    const id = newId()
    page.outbox.send(workshopId, {
      document: CreatePlanValueDocument,
      variables: {
        ...{ id, commonInfoData: { workshop: workshopId }, planId: objectId },
        valueList: [{ columnId, value: text }],
      },
      ...{ objectId, label: 'Row', text },
      effect: { does: 'create', type: 'planRow', id, fields: { [columnId]: text } },
    })
  }
}

async function rowsOnServer(): Promise<(string | undefined)[]> {
  const account = laptop.credentials.accountIdentity()
  const { plan } = await laptop.credentials.callAs(PlanBoardDocument, { id: place.objectId }, account)
  return plan.rows.map(({ cells }) => cells[0])
}

const many = Array.from({ length: 120 }, (_, at) => `row ${at}`)

test('[PL15] [C2] rows that are made at once arrive in their order, each once, also when an answer is lost', async () => {
  const swallowed = network.swallowAnswerTo('CreatePlanRows')
  addRows(...many)
  await swallowed
  await page.saved()
  expect(await rowsOnServer()).toEqual(many)
  expect(page.outbox.view.getState().own).toHaveLength(many.length)
})

test('[PL15] [PL3] a row that the server refuses holds back none of those beside it, and keeps its text', async () => {
  const long = 'x'.repeat(256)
  addRows('one', long, 'three')
  const { entries } = await becomes(
    page.outbox.view,
    (view) => view.own.length === 2 && view.entries.length === 1,
  )
  expect(entries).toMatchObject([{ text: long, state: { status: 'refused', code: 'textTooLong' } }])
  expect(await rowsOnServer()).toEqual(['one', 'three'])
})

test('[PL15] [A5] rows of a participant that waited for a connection arrive each once', async () => {
  network.cut()
  addRows('one', 'two', 'three')
  await becomes(page.outbox.view, ({ failures }) => failures > 0)
  network.mend()
  page.outbox.wake()
  await page.saved()
  expect((await rowsOnServer()).sort()).toEqual(['one', 'three', 'two'])
})
