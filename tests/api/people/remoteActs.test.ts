import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRemote } from '#support/calls/remote.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
  session = await startSession(server, fay)
})
afterAll(() => server.stop())

test.each([
  ['identify', 'setIdentifyShown(identifyId: $id, shown: true)'],
  ['evaluate', 'updateEvaluate(evaluateId: $id, showResultsPage: true)'],
  ['pulse', 'updatePulse(pulseId: $id, showResultsPage: true)'],
])('[J4] a phone that changes something of %s is answered, and is done with nothing', async (kind, call) => {
  const { part } = await fay.must<{ part: { objectId: string } }>(
    `mutation ($common: CommonInfoInput!) { createPartAndType(commonInfoData: $common, title: "Next",
      type: "workshop | ${kind}") { ok errorString part { objectId } } }`,
    { common: session.common },
  )
  const phone = await openRemote(server, fay, session.workshopId)
  const id = { id: part.objectId }
  const done = await phone.must(
    `mutation ($id: ID!) { ${call} { ok errorString ${kind} { id isFinished } } }`,
    id,
  )
  expect(done).toMatchObject({ ok: true, [kind]: { ...id, isFinished: false } })
  expect(await phone.must(`query ($id: ID!) { ${kind}(id: $id) { isFinished } }`, id)).toEqual({
    isFinished: false,
  })
})
