import { beforeAll, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { codesOf, fay, server, stageServer } from '#support/calls/stage.ts'

let gus: TestFacilitator

stageServer()
beforeAll(async () => {
  gus = await signUpFacilitator(server, 'gus')
  for (const name of ['Spring plan', 'Kick-off', 'Replan', 'PLANNING', 'Ärendeplan']) await make(fay, name)
  await make(fay, 'Planned template', true)
})

const list = `query ($template: Boolean, $deleted: Boolean, $first: Int, $after: ID, $search: String) {
  workshops(template: $template, deleted: $deleted, first: $first, after: $after, search: $search) {
    id workshopName erasedAt } }`
const newestFirst = ['Ärendeplan', 'PLANNING', 'Replan', 'Kick-off', 'Spring plan']

test('pages follow each other, newest first; without a page size all are returned', async () => {
  expect(await names(fay)).toEqual(newestFirst)
  expect(await namesByPages(2)).toEqual(newestFirst)
  expect(await names(fay, { first: 0 })).toEqual([])
  expect(await names(fay, { template: true })).toEqual(['Planned template'])
})

test('[W7] search finds names ignoring case, the earliest match first, with paging', async () => {
  const found = ['PLANNING', 'Replan', 'Ärendeplan', 'Spring plan']
  expect(await names(fay, { search: ' pLaN ' })).toEqual(found)
  expect(await namesByPages(1, { search: 'plan' })).toEqual(found)
  expect(await names(fay, { search: 'ÄREND' })).toEqual(['Ärendeplan'])
  expect(await names(fay, { search: '%' })).toEqual([])
})

test('paging continues after an item that was deleted meanwhile', async () => {
  await make(fay, 'Going')
  const [going] = await rows(fay, { first: 1 })
  await fay.act(`deleteWorkshop(id: "${going?.id}")`)
  expect(await names(fay, { first: 2, after: going?.id })).toEqual(newestFirst.slice(0, 2))
  await fay.act(`eraseWorkshop(workshopId: "${going?.id}")`)
  expect((await fay.ask(list, { after: going?.id })).codes).toEqual(['BAD_USER_INPUT'])
})

test.each([{ first: -1 }, { first: 1001 }, { search: 'x'.repeat(256) }])('%j is no page', async (page) => {
  expect((await fay.ask(list, page)).codes).toEqual(['BAD_USER_INPUT'])
})

test('[X1] a deleted workshop is only in its creator’s list of deleted ones, and can be restored', async () => {
  const { workshopId } = await startSession(server, fay, 'Deleted')
  await makeFacilitators(fay, workshopId, [await emailOf(gus.id)])
  expect(await names(gus)).toEqual(['Deleted'])
  await fay.act(`deleteWorkshop(id: "${workshopId}")`)
  const deleted = await rows(fay, { deleted: true })
  expect(deleted.map(({ workshopName }) => workshopName)).toEqual(['Deleted'])
  const inDays = ((deleted[0]?.erasedAt ?? 0) - Date.now() / 1000) / (24 * 3600)
  expect(inDays).toBeGreaterThan(29.9)
  expect(inDays).toBeLessThanOrEqual(30.01)
  for (const page of [{}, { deleted: true }]) expect(await names(gus, page)).toEqual([])
  expect(await names(fay)).not.toContain('Deleted')
  for (const who of [gus, callsOf(server, fay.token.slice(0, -2))])
    expect(await codesOf(who, `restoreWorkshop(id: "${workshopId}")`)).not.toEqual([])
  expect(await codesOf(gus, `restoreWorkshop(id: "${workshopId}")`)).toEqual(['NOT_FOUND'])
  for (const _time of [1, 2]) await fay.act(`restoreWorkshop(id: "${workshopId}")`)
  expect(await names(gus)).toEqual(['Deleted'])
  expect(await names(fay, { deleted: true })).toEqual([])
})

test('a caller without an account has no workshops', async () => {
  const { join } = await startSession(server, gus)
  expect(await names(await join(), { search: 'a', first: 5 })).toEqual([])
  expect((await callsOf(server, null).ask(list)).codes).toEqual(['UNAUTHENTICATED'])
})

interface Row {
  id: string
  workshopName: string
  erasedAt: number | null
}

function rows(who: Calls, page: Record<string, unknown> = {}): Promise<Row[]> {
  return who.must<Row[]>(list, page)
}

async function names(who: Calls, page: Record<string, unknown> = {}): Promise<string[]> {
  return (await rows(who, page)).map(({ workshopName }) => workshopName)
}

async function namesByPages(first: number, page: Record<string, unknown> = {}): Promise<string[]> {
  const all: Row[] = []
  for (;;) {
    const next = await rows(fay, { ...page, first, after: all.at(-1)?.id })
    if (next.length === 0) return all.map(({ workshopName }) => workshopName)
    all.push(...next)
  }
}

async function make(who: Calls, name: string, template = false): Promise<void> {
  await who.act(`createWorkshop(workshopName: "${name}", template: ${template})`)
}

async function emailOf(id: string): Promise<string> {
  const { rows: found } = await server.services.pool.query<{ email: string }>(
    'select email from public.profiles where id = $1',
    [id],
  )
  return found[0]?.email ?? ''
}
