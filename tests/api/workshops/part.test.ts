import { describe, expect, test, beforeEach } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import { ann, fay, present, server, session, stageSessions } from '#support/calls/stage.ts'
import { randomUUID } from 'node:crypto'
import { assertDone, builtApis, makeActivity, writerOf } from '../../activities/api.ts'
import type { Made } from '../../activities/api.ts'
import { contents } from '#domain/workshop/content.ts'
import { messages } from '#domain/messages.ts'
import { kindActs } from '#support/calls/kindSession.ts'
import { RawClient } from '#support/documents/rawClient.ts'

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

  test.each(['workshop | nothing', ''])('[M20] an activity of type %j is not supported', async (type) => {
    expect(await make({ type })).toMatchObject({
      ok: false,
      errorString: 'Unsupported activity type',
      part: null,
    })
    expect(await agenda(fay)).toEqual(['Ideas'])
  })
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
    'mutation ($id: ID!) { updatePart(id: $id, title: "x", type: "workshop | nothing") { ok errorString } }',
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

test('[S4] deleting the presented activity sets PA, and the activity is no longer returned', async () => {
  const post = await session.answer(ann, 'lost')
  await present(session)
  await fay.act(`deletePart(part: "${session.partId}")`)
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

async function state(): Promise<unknown> {
  const found = await ann.must<{ state: unknown }>(
    'query ($id: ID!) { workshop(id: $id) { state { currentState activePart { partName } } } }',
    { id: session.workshopId },
  )
  return found.state
}

describe.each(builtApis)('%s', (kind, api) => {
  let ben: Awaited<ReturnType<typeof session.join>>
  let made: Made

  beforeEach(async () => {
    ben = await session.join()
    made = await makeActivity([kind, api], fay, session.workshopId)
  })

  const { write, onPart } = kindActs(
    api,
    () => fay,
    () => made,
  )
  const others = builtApis.filter(([other]) => other !== kind)

  test.each(others)('[C2] [W5] [W11] switched for %s in its place', async (other, otherApi) => {
    const id = await write(writerOf<Calls>(api, { facilitator: fay, participant: ann }), 'from before')
    await fay.act(
      `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${made.partId}")`,
    )
    await fay.act(
      `startTimer(workshopId: "${session.workshopId}", seconds: 600, ${onPart()}, locksInput: true)`,
    )
    const parts = `query ($id: ID!) { parts(workshopId: $id) { id objectId content partName position } }`
    const places = () => fay.must<{ id: string }[]>(parts, { id: session.workshopId })
    const before = await places()
    const place = before.find((part) => part.id === made.partId)
    const sent = { objectId: randomUUID(), type: contents[other], reuse: made.partId, title: 'Anew' }
    for (const _time of [1, 2])
      await fay.must(
        `mutation ($common: CommonInfoInput!, $objectId: ID, $type: String!, $reuse: ID, $title: String) {
          createPartAndType(commonInfoData: $common, objectId: $objectId, type: $type, reusePartId: $reuse,
            title: $title) { ok errorString } }`,
        { ...sent, common: session.common },
      )
    const now = { ...place, objectId: sent.objectId, content: sent.type, partName: 'Anew' }
    expect(await places()).toEqual(before.map((part) => (part.id === made.partId ? now : part)))
    const room = await ann.must<{ state: unknown }>(
      'query ($id: ID!) { workshop(id: $id) { state { currentState activePartId timer { locksInput } } } }',
      { id: session.workshopId },
    )
    expect(room.state).toEqual({ currentState: 'PA', activePartId: null, timer: { locksInput: false } })

    for (const who of [ann, ben, fay]) {
      const asked = await Promise.all([
        who.ask(api.query, { id: made.objectId }),
        who.ask(api.polled, { id: made.objectId }),
        api.write(who, made, { id: randomUUID(), text: 'sent late' }),
        api.change(who, id, { text: 'sent late' }),
        api.remove(who, id),
      ])
      expect(asked.flatMap(({ codes }) => codes)).toEqual(asked.map(() => 'NOT_FOUND'))
      for (const { text } of asked) expect(text).toContain(messages.NOT_FOUND.sentence)
      for (const name of [`board/${made.objectId}`, `desk/${made.objectId}`])
        await expect(opened(name, who.token)).rejects.toThrow('permission-denied')
    }
    const { objectId } = sent
    const anew = { ...made, objectId, topicId: await otherApi.topicOf(fay, objectId) }
    const writer = writerOf<Calls>(otherApi, { facilitator: fay, participant: ann })
    assertDone(await otherApi.write(writer, anew, { id: randomUUID(), text: 'new here' }))
    expect(otherApi.textsOf(await fay.must(otherApi.query, { id: objectId }))).toEqual(['new here'])
  })
})

/** @throws {Error} with the reason of a refusal */
async function opened(name: string, token: string): Promise<void> {
  const client = await RawClient.connect(`${server.url.replace('http', 'ws')}/collab`, { origin: server.url })
  await client.mustOpen(name, token).finally(() => client.close())
}
