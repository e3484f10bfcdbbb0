import { describe, expect, test, beforeEach } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { ann, fay, session, stageSessions, present, server } from '#support/calls/stage.ts'
import { messages } from '#domain/messages.ts'
import { openLive } from '#support/documents/live.ts'

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

describe('the timer', () => {
  beforeEach(() => present(session))

  interface Timer {
    partId: string | null
    seconds: number
    endsAt: number | null
    remainingMs: number | null
    locksInput: boolean
  }
  const timerFields = 'timer { partId seconds endsAt remainingMs locksInput } revision'
  const start = `mutation ($id: ID!, $seconds: Int!, $part: ID, $locks: Boolean, $revision: Int) {
  startTimer(workshopId: $id, seconds: $seconds, partId: $part, locksInput: $locks, revision: $revision) { ok errorString state { ${timerFields} } } }`
  const update = `mutation ($id: ID!, $add: Int, $paused: Boolean, $revision: Int) {
  updateTimer(workshopId: $id, addSeconds: $add, paused: $paused, revision: $revision) { ok errorString state { ${timerFields} } } }`
  const stop = `mutation ($id: ID!, $revision: Int) {
  stopTimer(workshopId: $id, revision: $revision) { ok errorString state { ${timerFields} } } }`

  async function timed(query: string, variables: object = {}): Promise<{ timer: Timer; revision: number }> {
    const { state } = await fay.must<{ state: { timer: Timer; revision: number } }>(query, {
      id: session.workshopId,
      ...variables,
    })
    return state
  }

  async function mistake(query: string, variables: object = {}): Promise<unknown> {
    const { data } = await fay.ask(query, { id: session.workshopId, ...variables })
    const [answer] = Object.values(data ?? {}) as { ok: boolean; errorString: string }[]
    return [answer?.ok, answer?.errorString]
  }

  test('[T1] [T2] a timer can be started, extended, paused, resumed and stopped, visible to everybody', async () => {
    const live = openLive(server, ann.token)
    const seen = live.subscribe(
      `subscription ($id: ID!) { updatedState(workshopId: $id) { ${timerFields} } }`,
      {
        id: session.workshopId,
      },
    )
    const nextTimer = async (): Promise<Timer | null> =>
      ((await seen.next()) as { data: { updatedState: { timer: Timer | null } } }).data.updatedState.timer
    expect(await nextTimer()).toBeNull()

    const before = await fay.must<number>('{ serverTime }')
    const { timer, revision } = await timed(start, { seconds: 60 })
    expect(timer).toMatchObject({ partId: session.partId, seconds: 60, remainingMs: null, locksInput: false })
    expect(timer.endsAt).toBeGreaterThanOrEqual(before + 60_000)
    expect(timer.endsAt).toBeLessThan(before + 90_000)
    expect(await nextTimer()).toEqual(timer)

    const more = await timed(update, { add: 30 })
    expect(more).toMatchObject({
      timer: { seconds: 90, endsAt: (timer.endsAt ?? 0) + 30_000 },
      revision: revision + 1,
    })
    const paused = await timed(update, { paused: true })
    expect(paused.timer.endsAt).toBeNull()
    expect(paused.timer.remainingMs).toBeGreaterThan(60_000)
    const goingOn = await timed(update, { paused: false })
    expect(goingOn.timer).toMatchObject({ seconds: 90, remainingMs: null })
    expect(await timed(stop)).toMatchObject({ timer: null })
    for (const expected of [more.timer, paused.timer, goingOn.timer, null])
      expect(await nextTimer()).toEqual(expected)
    await live.end()
  })

  test('[S2] a timer change based on an older revision is refused; without a revision it is not checked', async () => {
    const first = await timed(start, { seconds: 60 })
    const stale = { revision: first.revision - 1 }
    const refused = [false, messages.viewChanged.sentence]
    expect(await mistake(start, { seconds: 5, ...stale })).toEqual(refused)
    expect(await mistake(update, { add: 30, ...stale })).toEqual(refused)
    expect(await mistake(stop, stale)).toEqual(refused)
    const second = await timed(update, { add: 30, revision: first.revision })
    expect(second).toMatchObject({ timer: { seconds: 90 }, revision: first.revision + 1 })
    const third = await timed(start, { seconds: 5, revision: second.revision })
    expect(await timed(stop, { revision: third.revision })).toMatchObject({ timer: null })
  })
})
