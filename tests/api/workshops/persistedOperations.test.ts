import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CreateTempUserDocument, TokenAuthDocument } from '#api/operations/account.ts'
import { createDocuments } from '#server/graphql/schema/documents.ts'
import { persistedOperations } from '#server/graphql/schema/persistedOperations.ts'
import { readSchema } from '#server/graphql/schema/schema.ts'
import { callsOf } from '#support/calls/calls.ts'
import { server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

test('[Q3] the operations of the pages are registered at start and never evicted', () => {
  const documents = createDocuments(readSchema())
  for (let other = 0; other < 2000; other += 1) documents.prepare(`{ a${other}: __typename }`)
  expect(persistedOperations).toContain(CreateTempUserDocument)
  expect(persistedOperations.filter((text) => documents.cost(text) > 0)).toEqual([])
  expect(documents.cost('{ b: __typename }')).toBeGreaterThan(0)
  for (const text of persistedOperations) expect(documents.prepare(text)).toHaveProperty('document')
})

test('[Q3] [HT29] people can join and sign in while a stranger in their network sends unknown documents', async () => {
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
      // They run in the same process as the server they attack.
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
