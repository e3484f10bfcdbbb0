import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
})

const create = `mutation ($id: ID, $common: CommonInfoInput!, $title: String, $type: String!, $reuse: ID) {
  createPartAndType(id: $id, commonInfoData: $common, title: $title, type: $type, reusePartId: $reuse) {
    ok errorString part { id position objectId content partName hidden deleted inputLocked }
    brainstorm { id brainstormName topicLengthCount } } }`

describe('making', () => {
  test('[C2] [W3] a new activity is last, with its brainstorm and a retry creates it once', async () => {
    const id = crypto.randomUUID()
    const made = await make({ id, title: ' Second ' })
    expect(made).toMatchObject({
      ok: true,
      part: { id, position: 1, partName: 'Second', hidden: false, deleted: false, inputLocked: false },
      brainstorm: { brainstormName: 'Second', topicLengthCount: 1 },
    })
    expect(await make({ id, title: ' Second ' })).toEqual(made)
    expect(await agenda(ann)).toEqual(['Ideas', 'Second'])
    const other = await startSession(server, fay)
    expect(
      (await fay.ask(create, { id, common: other.common, type: 'workshop | brainstorm' })).codes,
    ).toEqual(['FORBIDDEN'])
  })

  test.each(['workshop | nothing', '', 'workshop | organize'])(
    '[M20] an activity of type %j is not supported',
    async (type) => {
      expect(await make({ type })).toMatchObject({
        ok: false,
        errorString: 'Unsupported activity type',
        part: null,
      })
      expect(await agenda(fay)).toEqual(['Ideas'])
    },
  )

  test('[W4] a name has at most 100 characters', async () => {
    expect(await make({ title: 'x'.repeat(101) })).toMatchObject({
      ok: false,
      errorString: 'Please use at most 100 characters.',
    })
    expect(await make({})).toMatchObject({ ok: true, part: { partName: '' } })
  })

  test('[W5] replacing an activity moves everyone to the lobby', async () => {
    await present()
    const made = await make({ title: 'Anew', reuse: session.partId })
    expect(made.part).toMatchObject({ id: session.partId, position: 0, partName: 'Anew' })
    expect(made.part.objectId).not.toBe(session.objectId)
    expect(await state()).toEqual({ currentState: 'PA', activePart: null })
    const old = await fay.ask('query ($id: ID!) { brainstorm(id: $id) { id } }', { id: session.objectId })
    expect(old.codes).toEqual(['NOT_FOUND'])
  })
})

test('renaming a part renames its activity too', async () => {
  const rename = (call: string) =>
    fay.must(
      `mutation ($id: ID!, $common: CommonInfoInput) {
      ${call}(id: $id, title: "Plans", type: "workshop | brainstorm", commonInfoData: $common) { ok errorString part { partName } } }`,
      {
        id: session.partId,
        common: session.common,
      },
    )
  const name = () =>
    fay.must('query ($id: ID!) { brainstorm(id: $id) { brainstormName } }', { id: session.objectId })
  expect(await rename('updatePart')).toMatchObject({ part: { partName: 'Plans' } })
  expect(await name()).toEqual({ brainstormName: 'Ideas' })
  await rename('updatePartAndTypeTitle')
  expect(await name()).toEqual({ brainstormName: 'Plans' })
  const changed = await fay.ask(
    'mutation ($id: ID!) { updatePart(id: $id, title: "x", type: "workshop | organize") { ok errorString } }',
    { id: session.partId },
  )
  expect(changed.data?.['updatePart']).toMatchObject({ ok: false, errorString: 'Unsupported activity type' })
})

test('[W3] reordering keeps parts that are not named behind the named ones', async () => {
  const ids = [session.partId]
  for (const title of ['B', 'C']) ids.push((await make({ title })).part.id)
  await fay.must(
    'mutation ($list: [PartPositionInput]!) { setPartsPosition(positionList: $list) { ok errorString } }',
    {
      list: [
        { id: ids[2], position: 0 },
        { id: ids[1], position: 1 },
      ],
    },
  )
  expect(await agenda(ann)).toEqual(['C', 'B', 'Ideas'])
  const { rows } = await server.services.pool.query<{ part_name: string }>(
    'select part_name from public.parts where workshop_id = $1 order by position',
    [session.workshopId],
  )
  expect(rows.map(({ part_name }) => part_name)).toEqual(['C', 'B', 'Ideas'])
})

test('[S4] hiding the presented activity sets PA, and closes its board to participants', async () => {
  await present()
  await hide(true)
  expect(await state()).toEqual({ currentState: 'PA', activePart: { partName: 'Ideas' } })
  const query = 'query ($id: ID!) { brainstorm(id: $id) { brainstormName } }'
  expect((await ann.ask(query, { id: session.objectId })).codes).toEqual(['FORBIDDEN'])
  expect(
    await ann.must('query ($id: ID!) { parts(workshopId: $id) { partName hidden } }', {
      id: session.workshopId,
    }),
  ).toEqual([{ partName: 'Ideas', hidden: true }])
  await hide(false)
  expect((await ann.ask(query, { id: session.objectId })).codes).toEqual([])
})

test('[S4] deleting the presented activity sets PA, and the activity is no longer returned', async () => {
  const post = await session.answer(ann, 'lost')
  await present()
  await fay.must('mutation ($id: ID!) { deletePart(part: $id) { ok errorString } }', { id: session.partId })
  expect(await state()).toEqual({ currentState: 'PA', activePart: null })
  expect(await agenda(fay)).toEqual([])
  for (const [query, id] of [
    ['query ($id: ID!) { brainstorm(id: $id) { id } }', session.objectId],
    ['query ($id: ID!) { post(id: $id) { id } }', post],
    ['mutation ($id: ID!) { updatePost(postId: $id, postText: "x") { ok } }', post],
    ['mutation ($id: ID!) { deletePart(part: $id) { ok } }', session.partId],
  ] as const) {
    expect([query, (await fay.ask(query, { id })).codes]).toEqual([query, ['NOT_FOUND']])
  }
})

test('[R1] participants cannot change the agenda', async () => {
  const { partId: id, common } = session
  const refused: [string, Record<string, unknown>][] = [
    [create, { common, type: 'workshop | brainstorm' }],
    ['mutation ($id: ID!) { deletePart(part: $id) { ok } }', { id }],
    ['mutation ($id: ID!) { updatePart(id: $id, title: "x") { ok } }', { id }],
    ['mutation ($id: ID!) { updatePartAndTypeTitle(id: $id, title: "x") { ok } }', { id }],
    ['mutation ($id: ID!) { updatePartVisibility(partId: $id, hidden: true) { ok } }', { id }],
    ['mutation ($id: ID!) { setInputLocked(partId: $id, locked: true) { ok } }', { id }],
    ['mutation ($id: ID!) { setPartsPosition(positionList: [{ id: $id, position: 1 }]) { ok } }', { id }],
  ]
  for (const [call, variables] of refused) {
    expect([call, (await ann.ask(call, variables)).codes]).toEqual([call, ['FORBIDDEN']])
  }
  expect(await agenda(fay)).toEqual(['Ideas'])
})

async function make(part: { id?: string; title?: string; type?: string; reuse?: string }) {
  const variables = { common: session.common, type: 'workshop | brainstorm', ...part }
  const { data } = await fay.ask(create, variables)
  return data?.['createPartAndType'] as { ok: boolean; part: { id: string; objectId: string } }
}

async function agenda(who: Calls): Promise<string[]> {
  const parts = await who.must<{ partName: string; position: number }[]>(
    'query ($id: ID!) { parts(workshopId: $id) { partName position } }',
    { id: session.workshopId },
  )
  expect(parts.map(({ position }) => position)).toEqual(parts.map((_part, index) => index))
  return parts.map(({ partName }) => partName)
}

async function present(): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $part: ID!) { updateState(workshopId: $id, activePartId: $part, currentState: "RU") {
      ok errorString } }`,
    { id: session.workshopId, part: session.partId },
  )
}

async function hide(hidden: boolean): Promise<void> {
  await fay.must(
    'mutation ($id: ID!, $on: Boolean!) { updatePartVisibility(partId: $id, hidden: $on) { ok errorString } }',
    { id: session.partId, on: hidden },
  )
}

async function state(): Promise<unknown> {
  const found = await ann.must<{ state: unknown }>(
    'query ($id: ID!) { workshop(id: $id) { state { currentState activePart { partName } } } }',
    { id: session.workshopId },
  )
  return found.state
}
