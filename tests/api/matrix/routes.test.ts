import { beforeAll, describe, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { withServer } from '#support/servers/withServer.ts'
import { makeCast } from './cast.ts'
import { routePolicy } from './policy.ts'
import { whos } from './verdicts.ts'
import type { Route } from './policy.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'

const server = withServer()
let stage: Stage

beforeAll(async () => {
  stage = await setStage(server, await makeCast(server))
})

/** A route's path: words in braces stand for ids of the stage, a token for that of the caller. */
async function pathOf(route: Route, token: string | null): Promise<string> {
  const values: Record<string, string> = {
    workshopId: stage.workshopId,
    partId: stage.partId,
    objectId: stage.objectId,
    presentId: stage.kinds.present.shown.objectId,
    fileToken: route.includes('{fileToken}') ? await fileTokenOf(token) : '',
    token: encodeURIComponent(token ?? 'none'),
    exportToken: route.includes('{exportToken}') ? await exportTokenOf(token) : '',
  }
  return route.replace(/^[A-Z]+ /, '').replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
}

/** The token with which they read the document of the Slides. */
async function fileTokenOf(token: string | null): Promise<string> {
  const { data } = await callsOf(server, token).ask(
    `{ presentPdf(id: "${stage.kinds.present.shown.objectId}") { token } }`,
  )
  return (data?.['presentPdf'] as { token: string | null } | null | undefined)?.token ?? 'none'
}

/** The token that `generateToken` returns to them. */
async function exportTokenOf(token: string | null): Promise<string> {
  const asked = `mutation { generateToken(workshopId: "${stage.workshopId}") { ok token { token } } }`
  const { data } = await callsOf(server, token).ask(asked)
  const answer = data?.['generateToken'] as { token: { token: string } } | null | undefined
  return answer?.token.token ?? 'none'
}

describe.each(Object.keys(routePolicy) as Route[])('[R1] %s', (route) => {
  test.each(whos)('for %s', async (who) => {
    const token = stage.tokens[who]
    const response = await fetch(server.url + (await pathOf(route, token)), {
      method: route.split(' ')[0] ?? '',
      headers: token === null ? {} : { authorization: `JWT ${token}` },
    })
    const text = await response.text()
    expect(response.status).toBe(routePolicy[route][who])
    if (response.headers.has('content-disposition')) return
    for (const secret of [`text of ${stage.hiddenPostId}`, stage.members.participantA.userId]) {
      expect(text).not.toContain(secret)
    }
  })
})
