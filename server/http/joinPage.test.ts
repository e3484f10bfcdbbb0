import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { Unavailable, UserMistake } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { makePage } from './assets.ts'
import { createJoinPages } from './joinPage.ts'

const html = '<html><head><title>Plenum</title></head><body></body></html>'
const request = {} as IncomingMessage

/** Answers requests for join links. */
function pages(publicWorkshopInfo: (id: string) => Promise<object>) {
  const joinPageFor = createJoinPages({
    accounts: { publicWorkshopInfo: async (_from, id) => (await publicWorkshopInfo(id)) as never },
    addressOf: () => '192.0.2.1',
  })
  return async (path: string) =>
    await joinPageFor(await makePage(new TextEncoder().encode(html)), path, request)
}

async function served(path: string, publicWorkshopInfo: (id: string) => Promise<object>): Promise<string> {
  const page = await pages(publicWorkshopInfo)(path)
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

test('[U24] a room that joins by the same link gets the same page, made once; after a change another one', async () => {
  let workshopName = 'Autumn plan'
  const open = pages(async () => ({ workshopName, workshopCreator: 'Ana', workshopEnded: false }))
  const [first, second] = await Promise.all([
    open('/join/workshop/abcd2345'),
    open('/join/workshop/ABCD2345'),
  ])
  expect(second).toBe(first)
  expect(await open('/join/workshop/efgh2345')).not.toBe(first)
  workshopName = 'Winter plan'
  const renamed = await open('/join/workshop/abcd2345')
  expect(told(new TextDecoder().decode(renamed.body))).toMatchObject({ workshopName })
})
