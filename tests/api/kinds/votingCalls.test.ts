import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CreatePollDocument } from '#api/operations/evaluate.ts'
import { CreateSliderPollDocument } from '#api/operations/pulse.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'
import type { Calls } from '#support/calls/calls.ts'
import { closeVoting } from '#support/calls/closeVoting.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
let ben: Calls
let evaluate: { id: string; objectId: string }

interface Vote {
  id: string
  poll: string
  value1: number | null
}

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ;[ann, ben] = await Promise.all([session.join(), session.join()])
  evaluate = await make('evaluate')
})

async function make(type: string): Promise<{ id: string; objectId: string }> {
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!, $type: String!) {
      createPartAndType(commonInfoData: $common, title: "Vote", type: $type) {
        ok errorString part { id objectId } } }`,
    { common: session.common, type: `workshop | ${type}` },
  )
  return part
}

async function poll(pollText: string): Promise<string> {
  const id = randomUUID()
  await fay.must(CreatePollDocument, {
    ...{ id, pollText, evaluateId: evaluate.objectId },
    commonInfoData: session.common,
  })
  return id
}

const close = () => closeVoting(fay, { partId: evaluate.id, objectId: evaluate.objectId, kind: 'evaluate' })
const castCall = `mutation ($id: ID!, $votes: [VoteInput!]!) {
  createVotes(evaluateId: $id, voteList: $votes) { ok errorString votes { id poll value1 } } }`
async function cast(who: Calls, ids: readonly string[]): Promise<Vote[]> {
  const votes = ids.map((id) => ({ poll: id, value1: 3 }))
  return (await who.must<{ votes: Vote[] }>(castCall, { id: evaluate.objectId, votes })).votes
}
const withdrawCall = `mutation ($ids: [ID!]!, $round: Int) {
  deleteVotes(idList: $ids, round: $round) { ok errorCode } }`
const done = async (who: Calls, call: string, variables: Record<string, unknown>): Promise<unknown> =>
  (await who.ask(call, variables)).data
const ownVotes = (who: Calls): Promise<Vote[]> =>
  who.must<Vote[]>(
    'query ($session: ID!, $id: ID!) { votes(workshopId: $session, evaluateId: $id) { id poll value1 } }',
    { session: session.workshopId, id: evaluate.objectId },
  )

test('[BT8] votes on twenty polls are withdrawn with one call, by their own ids or those of the polls', async () => {
  const ids: string[] = []
  for (let at = 0; at < 20; at += 1) ids.push(await poll(`Poll ${at}`))
  const votes = await cast(ann, ids)
  const first = votes.slice(0, 5).map(({ id }) => id)
  expect(await done(ann, withdrawCall, { ids: first })).toEqual({
    deleteVotes: { ok: true, errorCode: null },
  })
  expect(await ownVotes(ann)).toHaveLength(15)
  expect(await done(ann, withdrawCall, { ids })).toEqual({ deleteVotes: { ok: true, errorCode: null } })
  expect(await ownVotes(ann)).toEqual([])
})

test('[C5] [B4] [BT7] a ballot whose acknowledgement was lost is acknowledged after the lock and the close', async () => {
  const ids = [await poll('A'), await poll('B')]
  await cast(ann, ids)
  const lock = 'mutation ($id: ID!) { setInputLocked(partId: $id, locked: true) { ok errorString } }'
  for (const refuseVotes of [() => fay.must(lock, { id: evaluate.id }), close]) {
    await refuseVotes()
    expect(await cast(ann, ids)).toMatchObject(ids.map((id) => ({ poll: id, value1: 3 })))
    const changed = await ann.ask(castCall, { id: evaluate.objectId, votes: [{ poll: ids[0], value1: 4 }] })
    expect(changed.text).toMatch(/Input is closed for now|Voting is closed/)
  }
  expect(await ownVotes(ann)).toHaveLength(2)
})

test('[BT11] what belongs to a round that is over is neither withdrawn nor changed in the present one', async () => {
  const one = await poll('One')
  const [old] = await cast(ann, [one])
  await fay.must(`mutation { resetVotes(partId: "${evaluate.id}") { ok errorString } }`)
  const [now] = await cast(ann, [one])
  const over = { ok: false, errorCode: 'roundOver' }
  expect(await done(ann, withdrawCall, { ids: [old?.id] })).toEqual({ deleteVotes: over })
  expect(await done(ann, withdrawCall, { ids: [one], round: 1 })).toEqual({ deleteVotes: over })
  const abstain = `mutation ($id: ID!, $abstained: Boolean!) {
    setAbstained(pollId: $id, abstained: $abstained, round: 1) { ok errorCode } }`
  for (const abstained of [true, false])
    expect(await done(ann, abstain, { id: one, abstained })).toEqual({ setAbstained: over })
  const update = `mutation ($id: ID!) { updateVotes(voteList: [{ id: $id, value1: 5 }]) { ok errorCode } }`
  expect(await done(ann, update, { id: old?.id })).toEqual({ updateVotes: over })
  expect(await ownVotes(ann)).toEqual([now])
  expect(await done(ann, withdrawCall, { ids: [one], round: 2 })).toEqual({
    deleteVotes: { ok: true, errorCode: null },
  })
})

test('[F1] [BT10] a reset of the votes takes the done marks away, and undoing it brings none back', async () => {
  const marks = (): Promise<unknown> =>
    ann.must('query ($id: ID!) { evaluate(id: $id) { isFinished } }', { id: evaluate.objectId })
  const act = (call: string): Promise<unknown> =>
    fay.must(`mutation ($id: ID!) { ${call} { ok errorString } }`, { id: evaluate.id })
  await ann.must('mutation ($id: ID!) { setFinished(partId: $id, finished: true) { ok errorString } }', {
    id: evaluate.id,
  })
  expect(await marks()).toMatchObject({ isFinished: true })
  for (const call of ['resetVotes(partId: $id)', 'undoResetVotes(partId: $id)']) {
    await act(call)
    expect(await marks()).toMatchObject({ isFinished: false })
  }
})

test('[F1] [BT10] a done mark that waited offline changes nothing in a later round', async () => {
  const mark = (finished: boolean, round: number): Promise<unknown> =>
    ann.must(
      'mutation ($id: ID!, $finished: Boolean!, $round: Int) { setFinished(partId: $id, finished: $finished, round: $round) { ok } }',
      { id: evaluate.id, finished, round },
    )
  const marks = (): Promise<unknown> =>
    ann.must('query ($id: ID!) { evaluate(id: $id) { isFinished } }', { id: evaluate.objectId })
  await fay.must('mutation ($id: ID!) { resetVotes(partId: $id) { ok errorString } }', { id: evaluate.id })
  await mark(true, 1)
  expect(await marks()).toMatchObject({ isFinished: false })
  await mark(true, 2)
  await mark(false, 1)
  expect(await marks()).toMatchObject({ isFinished: true })
})

test('[BT12] [BT9] [C2] a ballot for somebody else may abstain, and a retry is answered alike', async () => {
  const [one, other] = [await poll('One'), await poll('Other')]
  const enter = (id: string) =>
    fay.must<{ votes: Vote[] }>(
      `mutation ($id: ID, $activity: ID!, $votes: [VoteInput!]!) {
        createProxyVotes(id: $id, evaluateId: $activity, voteList: $votes) {
          ok errorString votes { id poll value1 } } }`,
      { id, activity: evaluate.objectId, votes: [{ poll: one, value1: 4 }, { poll: other }] },
    )
  const id = randomUUID()
  const { votes } = await enter(id)
  expect(votes.map(({ poll: target, value1 }) => [target, value1])).toEqual([
    [one, 4],
    [other, null],
  ])
  expect(await enter(id)).toEqual(expect.objectContaining({ votes }))
  const rest = await enter(randomUUID())
  expect(rest.votes.map((vote) => vote.id)).not.toContain(votes[0]?.id)
  const board = await fay.must<object>('query ($id: ID!) { evaluate(id: $id) { proxyCount } }', {
    id: evaluate.objectId,
  })
  expect(board).toMatchObject({ proxyCount: 2 })
})

async function makePulse() {
  const pulse = await make('pulse')
  const { slidergroupSet } = await fay.must<{ slidergroupSet: { id: string }[] }>(
    'query ($id: ID!) { pulse(id: $id) { slidergroupSet { id } } }',
    { id: pulse.objectId },
  )
  const add = async (who: Calls): Promise<string> => {
    const id = randomUUID()
    await who.must(CreateSliderPollDocument, {
      ...{ id, sliderText: 'We rest', pulseId: pulse.objectId, sliderGroupId: slidergroupSet[0]?.id ?? '' },
      commonInfoInput: session.common,
    })
    return id
  }
  return { pulse, add }
}

test('[PU4] a vote on a statement that waits and on none at all give the same answer, alone and with others', async () => {
  const { pulse, add } = await makePulse()
  const [shown, waiting] = [await add(fay), await add(ann)]
  const voteOn = async (ids: readonly string[]) =>
    (
      await ben.ask(
        `mutation ($common: CommonInfoInput!, $pulse: ID!, $votes: [VoteUpdateInput!]!) {
          createSliderVotes(commonInfoData: $common, pulseId: $pulse, voteList: $votes) {
            ok errorCode votes { poll } } }`,
        {
          ...{ common: session.common, pulse: pulse.objectId },
          votes: ids.map((id) => ({ id, value1: 3 })),
        },
      )
    ).text
  expect(await voteOn([waiting])).toBe(await voteOn([randomUUID()]))
  expect(await voteOn([shown, waiting])).toBe(await voteOn([shown, randomUUID()]))
  expect(await voteOn([shown, waiting])).toContain(shown)
})

test('[D3] [PU11] a hidden pulse tells participants no numbers', async () => {
  const pulse = await make('pulse')
  const counts = async (who: Calls): Promise<unknown> =>
    (
      await who.must<{ slidergroupSet: unknown[] }>(
        `query ($id: ID!) { pulse(id: $id) { slidergroupSet {
          statementCount votedCount joinedCount proxyCount } } }`,
        { id: pulse.objectId },
      )
    ).slidergroupSet[0]
  const { slidergroupSet } = await fay.must<{ slidergroupSet: { id: string }[] }>(
    'query ($id: ID!) { pulse(id: $id) { slidergroupSet { id } } }',
    { id: pulse.objectId },
  )
  const id = randomUUID()
  await fay.must(CreateSliderPollDocument, {
    ...{ id, sliderText: 'We rest', pulseId: pulse.objectId, sliderGroupId: slidergroupSet[0]?.id ?? '' },
    commonInfoInput: session.common,
  })
  await ann.must(
    `mutation ($common: CommonInfoInput!, $pulse: ID!, $id: ID!) {
      createSliderVotes(commonInfoData: $common, pulseId: $pulse, voteList: [{ id: $id, value1: 3 }]) {
        ok errorString } }`,
    { common: session.common, pulse: pulse.objectId, id },
  )
  const seen = { statementCount: 1, votedCount: 1, joinedCount: 2, proxyCount: 0 }
  expect(await counts(ben)).toEqual(seen)
  const own = `mutation ($common: CommonInfoInput!, $pulse: ID!, $group: ID!, $id: ID!) {
    createSliderPoll(id: $id, commonInfoInput: $common, pulseId: $pulse, sliderGroupId: $group, sliderText: "Mine") {
      ok sliderPoll { sliderGroup { statementCount votedCount joinedCount } } } }`
  await fay.must(`mutation { updatePartVisibility(partId: "${pulse.id}", hidden: true) { ok errorString } }`)
  const answer = await ben.ask(own, {
    ...{ common: session.common, pulse: pulse.objectId },
    ...{ group: slidergroupSet[0]?.id, id: randomUUID() },
  })
  expect(answer.data).toEqual({ createSliderPoll: { ok: true, sliderPoll: null } })
  await fay.must(CreateSliderPollDocument, {
    ...{ id: randomUUID(), sliderText: 'We work', pulseId: pulse.objectId },
    ...{ sliderGroupId: slidergroupSet[0]?.id ?? '', commonInfoInput: session.common },
  })
  // Nor does a ballot tell how many statements it leaves out.
  const ballot = await ben.ask(CreateSliderVotesDocument, {
    ...{ commonInfoData: session.common, pulseId: pulse.objectId },
    voteList: [{ id, value1: 4 }],
  })
  expect(ballot.data).toMatchObject({ createSliderVotes: { ok: true } })
  expect(await counts(fay)).toMatchObject({ statementCount: 3, votedCount: 2 })
})

test('[PU5] a first ballot leaves out no statement that its sender sees; later ones may', async () => {
  const { pulse, add } = await makePulse()
  const [one, other] = [await add(fay), await add(fay)]
  const ballot = async (who: Calls, votes: Record<string, number | null>, statementIds?: string[]) => {
    const answer = await who.ask(CreateSliderVotesDocument, {
      ...{ commonInfoData: session.common, pulseId: pulse.objectId, statementIds },
      voteList: Object.entries(votes).map(([id, value1]) => ({ id, value1 })),
    })
    return answer.text.includes('"ok":true') ? 'ok' : answer.text
  }
  const refused = await ballot(ben, { [one]: 3 })
  expect(refused).toContain('ballotIncomplete')
  expect(refused).toContain('Still without a value or an abstention: 1.')
  expect(await ballot(ben, { [one]: 3 }, [one, other])).toContain('ballotIncomplete')
  // What is not there is nothing to vote on.
  expect(await ballot(ben, { [one]: 3, [other]: null }, [one, other, randomUUID()])).toBe('ok')
  // Filled in before the other statement was there, and sent later.
  expect(await ballot(ann, { [one]: 4 }, [one])).toBe('ok')
  const third = await add(fay)
  expect(await ballot(ben, { [one]: 5 })).toBe('ok')
  expect(await ballot(ann, { [third]: 1 })).toBe('ok')
})
