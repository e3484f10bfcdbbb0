import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateTempUserDocument, TokenAuthDocument } from '#api/operations/account.ts'
import { createDocuments } from '#server/graphql/documents.ts'
import { ownDocuments } from '#server/graphql/ownDocuments.ts'
import { readSchema } from '#server/graphql/schema.ts'
import { callsOf } from '#support/calls.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { signUpFacilitator, startSession } from '#support/session.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.stop())

test('[Q3] what the pages send is known from the start and is never forgotten', () => {
  const documents = createDocuments(readSchema())
  for (let other = 0; other < 2000; other += 1) documents.prepare(`{ a${other}: __typename }`)
  expect(ownDocuments).toContain(CreateTempUserDocument)
  expect(ownDocuments.filter((text) => documents.cost(text) > 0)).toEqual([])
  expect(documents.cost('{ b: __typename }')).toBeGreaterThan(0)
  for (const text of ownDocuments) expect(documents.prepare(text)).toHaveProperty('document')
})

test('[Q3] [T29] people join and sign in while a stranger of their network sends documents that nobody knows', async () => {
  const session = await startSession(server, await signUpFacilitator(server))
  await server.restart()
  const nobody = callsOf(server, null)
  let sent = 0
  let isOn = true
  let refused = 0
  const flood = Array.from({ length: 30 }, async () => {
    while (isOn) {
      sent += 1
      const names = Array.from({ length: 200 }, (_, at) => `nothing${at}x${sent}`)
      const { codes } = await nobody.ask(`{ ${names.join(' ')} }`)
      if (!codes.includes('RATE_LIMITED')) continue
      refused += 1
      // They share a process with the server they attack.
      await wait(50)
    }
  })
  try {
    await expect.poll(() => refused).toBeGreaterThan(0)
    for (let person = 0; person < 5; person += 1) {
      const { createTempUser: joined } = (
        await nobody.ask(CreateTempUserDocument, { workshopId: session.workshopId })
      ).data as { createTempUser: { user: { username: string }; tempPassword: string } }
      const { user, tempPassword } = joined
      const { codes } = await nobody.ask(TokenAuthDocument, {
        username: user.username,
        password: tempPassword,
      })
      expect(codes).toEqual([])
    }
  } finally {
    isOn = false
    await Promise.all(flood)
  }
})
