import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { assertDone, builtApis, makeActivity, writerOf } from '../../activities/api.ts'
import type { Made } from '../../activities/api.ts'
import { contents } from '#domain/workshop/content.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { kindActs } from '#support/calls/kindSession.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

describe.each(builtApis)('%s', (kind, api) => {
  let ben: Awaited<ReturnType<typeof session.join>>
  let made: Made

  beforeEach(async () => {
    ben = await session.join()
    made = await makeActivity([kind, api], fay, session.workshopId)
  })

  const { write, act, onPart } = kindActs(
    api,
    () => fay,
    () => made,
  )
  const others = builtApis.filter(([other]) => other !== kind)

  test.each(others)('[C2] [W5] [W11] switched for %s in its place', async (other, otherApi) => {
    const id = await write(writerOf<Calls>(api, { facilitator: fay, participant: ann }), 'from before')
    await act(
      `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${made.partId}")`,
    )
    await act(`startTimer(workshopId: "${session.workshopId}", seconds: 600, ${onPart()}, locksInput: true)`)
    const parts = `query ($id: ID!) { parts(workshopId: $id) { id objectId content partName position } }`
    const agenda = () => fay.must<{ id: string }[]>(parts, { id: session.workshopId })
    const before = await agenda()
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
    expect(await agenda()).toEqual(before.map((part) => (part.id === made.partId ? now : part)))
    const { state } = await ann.must<{ state: unknown }>(
      'query ($id: ID!) { workshop(id: $id) { state { currentState activePartId timer { locksInput } } } }',
      { id: session.workshopId },
    )
    expect(state).toEqual({ currentState: 'PA', activePartId: null, timer: { locksInput: false } })

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
