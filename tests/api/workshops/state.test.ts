import { afterEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { openLive } from '#support/documents/live.ts'
import type { Live } from '#support/documents/live.ts'
import { act, ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

const fields = `id currentState activePartId activePart { partName objectId content } activeMultiTopic { text }
  activePost { postText } activePostGroup { groupNameText } topicActivePos globalAnswers sortByPopularity showGroupPage
  showOverviewPage showResultsPage showEditPage showGraph showWordCloudPage showParticipantsAgenda pdfPage focus
  followMe moves revision`

test('a new workshop is in the lobby', async () => {
  expect(await stateOf(ann)).toEqual({
    ...{ id: session.workshopId, currentState: 'PA', topicActivePos: 0, pdfPage: 1, moves: 0, revision: 0 },
    ...{
      activePartId: null,
      activePart: null,
      activeMultiTopic: null,
      activePost: null,
      activePostGroup: null,
    },
    ...{ globalAnswers: false, sortByPopularity: false, showGroupPage: false, showOverviewPage: false },
    ...{ showResultsPage: false, showEditPage: false, showGraph: false, showWordCloudPage: false },
    ...{ showParticipantsAgenda: true, focus: false, followMe: false },
  })
})

describe('presenting', () => {
  test('presents a part and its page; PA ends Follow me and the focus', async () => {
    await session.showAll(true)
    const post = await session.answer(ann, 'plant trees')
    await change({
      activePartId: session.partId,
      currentState: 'RU',
      activeMultiTopicId: session.topicId,
      activePostId: post,
      focus: true,
      followMe: true,
      showGroupPage: true,
    })
    expect(await stateOf(ann)).toMatchObject({
      currentState: 'RU',
      activePart: { partName: 'Ideas', objectId: session.objectId, content: 'workshop | brainstorm' },
      activeMultiTopic: { text: 'Topic 1' },
      activePost: { postText: 'plant trees' },
      globalAnswers: true,
      showGroupPage: true,
      followMe: true,
      focus: true,
      revision: 1,
    })
    await change({ activePostId: null })
    expect(await stateOf(ann)).toMatchObject({ activePost: null, activePartId: session.partId })
    await fay.must(
      'mutation ($id: ID!) { setStatePA(workshopId: $id) { ok errorString state { currentState } } }',
      {
        id: session.workshopId,
      },
    )
    expect(await stateOf(ann)).toMatchObject({ currentState: 'PA', followMe: false, focus: false })
  })

  test('a focused post that participants may not see is null for them', async () => {
    const post = await session.answer(fay, 'a canary')
    await change({ activePartId: session.partId, currentState: 'RU', activePostId: post })
    expect(await stateOf(ann)).toMatchObject({ activePost: null })
    expect(await stateOf(fay)).toMatchObject({ activePost: { postText: 'a canary' } })
  })

  test('[S2] a change based on an older revision changes nothing', async () => {
    const { revision } = await change({ activePartId: session.partId, currentState: 'RU', revision: 0 })
    expect(revision).toBe(1)
    const stale = await send({ topicActivePos: 3, revision: 0 })
    expect(stale.data?.['updateState']).toEqual({
      ok: false,
      errorString: 'The view was changed in the meantime. Please try again.',
      state: null,
    })
    expect(await stateOf(ann)).toMatchObject({ topicActivePos: 0, revision: 1 })
  })

  test('[S1] RU without a part, another part or another word are refused', async () => {
    for (const [refused, code] of [
      [{ currentState: 'RU' }, 'BAD_USER_INPUT'],
      [{ currentState: 'XX' }, 'BAD_USER_INPUT'],
      [{ topicActivePos: -1 }, 'BAD_USER_INPUT'],
      [{ activePartId: crypto.randomUUID(), currentState: 'RU' }, 'NOT_FOUND'],
    ] as const) {
      expect([refused, (await send(refused)).codes]).toEqual([refused, [code]])
    }
    await change({ currentState: 'NS' })
    expect(await stateOf(ann)).toMatchObject({ currentState: 'PA', moves: 1, revision: 1 })
  })
})

describe('updatedState', () => {
  const live: Live[] = []
  afterEach(async () => {
    await Promise.all(live.splice(0).map((one) => one.end()))
  })
  const watch = async (token: string | null, workshopId = session.workshopId) => {
    const one = openLive(server, token)
    live.push(one)
    return one.subscribe(
      'subscription ($id: ID!) { updatedState(workshopId: $id) { currentState topicActivePos activePart { partName } } }',
      { id: workshopId },
    )
  }

  test('sends the current state first, then each change', async () => {
    const states = await watch(ann.token)
    const at = (currentState: string, topicActivePos: number, partName: string | null) => ({
      data: {
        updatedState: { currentState, topicActivePos, activePart: partName === null ? null : { partName } },
      },
    })
    expect(await states.next()).toEqual(at('PA', 0, null))
    await change({ activePartId: session.partId, currentState: 'RU' })
    expect(await states.next()).toEqual(at('RU', 0, 'Ideas'))
    await session.answer(ann, 'no change of the state')
    await change({ topicActivePos: 1 })
    expect(await states.next()).toEqual(at('RU', 1, 'Ideas'))
  })

  test('ends for a person who loses access', async () => {
    const states = await watch(ann.token)
    await states.next()
    await act(fay, `removeParticipant(workshopId: "${session.workshopId}", userId: "${ann.id}")`)
    expect(await states.ended()).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })
})

function send(fieldsToSet: Record<string, unknown>, who: Calls = fay) {
  const types: Record<string, string> = { currentState: 'String', topicActivePos: 'Int', revision: 'Int' }
  const typeOf = (name: string): string => types[name] ?? (name.endsWith('Id') ? 'ID' : 'Boolean')
  const names = Object.keys(fieldsToSet)
  return who.ask(
    `mutation ($id: ID!, ${names.map((name) => `$${name}: ${typeOf(name)}`).join(', ')}) {
      updateState(workshopId: $id, ${names.map((name) => `${name}: $${name}`).join(', ')}) {
        ok errorString state { revision } } }`,
    { id: session.workshopId, ...fieldsToSet },
  )
}

async function change(fieldsToSet: Record<string, unknown>): Promise<{ revision: number }> {
  const { data, text } = await send(fieldsToSet)
  const answer = data?.['updateState'] as { ok: boolean; state: { revision: number } } | undefined
  if (!answer?.ok) throw new Error(text)
  return answer.state
}

async function stateOf(who: Calls): Promise<unknown> {
  const { state } = await who.must<{ state: unknown }>(
    `query ($id: ID!) { workshop(id: $id) { state { ${fields} } } }`,
    {
      id: session.workshopId,
    },
  )
  return state
}
