import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { pairRemote, showRemoteCode } from '#support/calls/remote.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('[J3] of codes that are made at once, one stays valid', async () => {
  const fay = await signUpFacilitator(server)
  const { workshopId } = await startSession(server, fay)
  const shown = await Promise.all(Array.from({ length: 6 }, () => showRemoteCode(fay, workshopId)))
  const paired = await Promise.all(
    shown.map(async ({ code }) => {
      const variables = { id: workshopId, code, attempt: randomUUID() }
      const { data } = await callsOf(server, null).ask(pairRemote, variables)
      return (data?.['pairRemote'] as { ok: boolean }).ok
    }),
  )
  expect(paired.filter(Boolean)).toHaveLength(1)
})
