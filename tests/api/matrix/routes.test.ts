import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { makeCast } from './cast.ts'
import { routePolicy, whos } from './policy.ts'
import type { Route } from './policy.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'

let server: TestServer
let stage: Stage

beforeAll(async () => {
  server = await startTestServer()
  stage = await setStage(server, await makeCast(server))
})
afterAll(() => server.stop())

/** A route's path: words in braces stand for ids of the stage, a token for the one of whoever asks. */
function pathOf(route: Route, token: string | null): string {
  const values: Record<string, string> = {
    workshopId: stage.workshopId,
    partId: stage.partId,
    objectId: stage.objectId,
    token: encodeURIComponent(token ?? 'none'),
  }
  return route.replace(/^[A-Z]+ /, '').replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
}

describe.each(Object.keys(routePolicy) as Route[])('[R1] %s', (route) => {
  test.each(whos)('for %s', async (who) => {
    const token = stage.tokens[who]
    const response = await fetch(server.url + pathOf(route, token), {
      method: route.split(' ')[0] ?? '',
      headers: token === null ? {} : { authorization: `JWT ${token}` },
    })
    const text = await response.text()
    expect(response.status).toBe(routePolicy[route][who])
    for (const secret of [`text of ${stage.hiddenPostId}`, stage.members.participantA.userId]) {
      expect(text).not.toContain(secret)
    }
  })
})
