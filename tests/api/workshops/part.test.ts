import { describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import { act, ann, fay, present, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

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
})

test('renaming a part renames its activity too', async () => {
  const rename = (call: string) =>
    fay.must(
      `mutation ($id: ID!, $common: CommonInfoInput) {
      ${call}(id: $id, title: "Plans", type: "workshop | brainstorm", commonInfoData: $common) { ok errorString part { partName } } }`,
      { id: session.partId, common: session.common },
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
  await present(session)
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
  await present(session)
  await act(fay, `deletePart(part: "${session.partId}")`)
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

async function hide(hidden: boolean): Promise<void> {
  await act(fay, `updatePartVisibility(partId: "${session.partId}", hidden: ${hidden})`)
}

async function state(): Promise<unknown> {
  const found = await ann.must<{ state: unknown }>(
    'query ($id: ID!) { workshop(id: $id) { state { currentState activePart { partName } } } }',
    { id: session.workshopId },
  )
  return found.state
}
