import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { Unavailable, UserMistake } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { makePage } from './assets.ts'
import { withJoinInfo } from './joinPage.ts'

const html = '<html><head><title>Plenum</title></head><body></body></html>'
const request = {} as IncomingMessage

async function served(path: string, publicWorkshopInfo: (id: string) => Promise<object>): Promise<string> {
  const page = await withJoinInfo(await makePage(new TextEncoder().encode(html)), path, request, {
    accounts: { publicWorkshopInfo: async (_from, id) => (await publicWorkshopInfo(id)) as never },
    addressOf: () => '192.0.2.1',
  })
  return new TextDecoder().decode(page.body)
}

const told = (page: string): unknown =>
  JSON.parse(
    /<script id="join-info" type="application\/json">(.*)<\/script><\/head>/.exec(page)?.[1] ?? 'null',
  )

test('[U24] the page of a join link says of its session what may be known before joining, as data and not as HTML', async () => {
  const info = { workshopName: '</script><b>Autumn $& plan', workshopCreator: 'Ana', workshopEnded: false }
  const page = await served('/join/workshop/ABCD2345', async () => info)
  expect(told(page)).toEqual({ workshopId: 'abcd2345', ...info })
  expect(page.match(/<\/script>/g)).toHaveLength(1)
})

test('[U24] of an ID of no session the page says so; what is not known soon, it does not say', async () => {
  const refused = (error: Error) => served('/join/workshop/abcd2345', () => Promise.reject(error))
  expect(told(await refused(new UserMistake(messages.joinFailed)))).toEqual({
    workshopId: 'abcd2345',
    isUnknown: true,
  })
  expect(await refused(new Unavailable(messages.unexplained))).toBe(html)
  expect(await served('/join/workshop/abcd2345', () => new Promise(() => undefined))).toBe(html)
  expect(await served('/join/workshop/', () => Promise.reject(new Error('nobody asks')))).toBe(html)
})
