import { createSupabaseFaults } from '#server/supabaseFaults.ts'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { quiet } from '#support/quiet.ts'
import { createRoutes } from './routes.ts'
import { closeServer, createHttpServer, listen } from './server.ts'

const fail = async (): Promise<never> => {
  throw new Error('the database answers nonsense')
}

test('[U17] a route that fails is answered with a sentence and its code, and nothing of the cause', async () => {
  const routes = createRoutes({
    services: {
      ...{ logger: quiet, publicUrl: 'http://localhost', faults: createSupabaseFaults(quiet) },
      ...{ accounts: { publicWorkshopInfo: fail }, addressOf: () => '' },
    },
    ...{ assets: new Map(), pageFor: () => undefined, api: null },
    ...{ metrics: () => '', notReady: fail },
  })
  await expectUnexplained(await routes.request('/readyz'))
})

test('[U17] so is a request whose handler fails', async () => {
  const server = createHttpServer({ logger: quiet, graphql: fail, routes: fail, upgrades: new Map() })
  const port = await listen(server, '127.0.0.1', 0)
  await expectUnexplained(await fetch(`http://127.0.0.1:${port}/graphql`))
  await closeServer(server, 0)
})

async function expectUnexplained(response: Response): Promise<void> {
  const { code, sentence } = messages.unexplained
  expect([response.status, response.headers.get('error-code')]).toEqual([500, code])
  expect(await response.text()).toBe(sentence)
}
