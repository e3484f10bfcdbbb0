import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CreatePollDocument } from '#api/operations/evaluate.ts'
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

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ;[ann, ben] = await Promise.all([session.join(), session.join()])
  const { part } = await fay.must<{ part: typeof evaluate }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Vote", type: "workshop | evaluate") {
        ok errorString part { id objectId } } }`,
    { common: session.common },
  )
  evaluate = part
})

async function poll(pollText: string): Promise<string> {
  const id = randomUUID()
  await fay.must(CreatePollDocument, {
    ...{ id, pollText, evaluateId: evaluate.objectId },
    commonInfoData: session.common,
  })
  return id
}

const cast = (who: Calls, ids: readonly string[], recognisable?: boolean) =>
  who.must(
    `mutation ($id: ID!, $votes: [VoteInput!]!, $recognisable: Boolean) {
      createVotes(evaluateId: $id, voteList: $votes, recognisable: $recognisable) { ok errorString } }`,
    { id: evaluate.objectId, votes: ids.map((id) => ({ poll: id, value1: 3 })), recognisable },
  )
const setMode = (mode: string) =>
  fay.ask(`mutation { setResultsMode(partId: "${evaluate.id}", mode: ${mode}) { ok errorString } }`)
const close = () => closeVoting(fay, { partId: evaluate.id, objectId: evaluate.objectId, kind: 'evaluate' })

interface Voting {
  votingClosed: boolean
  closingAt: number | null
  resultsShownAt: number | null
  polls: { withheld: number | null; group1VotesDist: string | null }[]
}
const votingFor = (who: Calls) =>
  who.must<Voting>(
    `query ($id: ID!) { evaluate(id: $id) {
      votingClosed closingAt resultsShownAt polls { withheld group1VotesDist } } }`,
    { id: evaluate.objectId },
  )
const setClosed = (closed: boolean, countdown = false) =>
  fay.must(
    `mutation ($id: ID!, $closed: Boolean!, $countdown: Boolean) {
      setVotingClosed(partId: $id, closed: $closed, countdown: $countdown) { ok errorString } }`,
    { id: evaluate.id, closed, countdown },
  )

test.each(['STEPS', 'LIVE', 'CLOSED'])(
  '[BT18] [BT5] nobody reads a ballot by closing and reopening voting, or by another mode, in %s',
  async (mode) => {
    const one = await poll('One')
    const people = await Promise.all([1, 2, 3].map(() => session.join()))
    await setMode(mode)
    await cast(ann, [one])
    // Closed, read and reopened in one request, as the attack did it.
    await fay.must(
      `mutation ($id: ID!) {
        setVotingClosed(partId: $id, closed: true) { ok errorString }
        back: setVotingClosed(partId: $id, closed: false) { ok errorString } }`,
      { id: evaluate.id },
    )
    for (const how of ['LIVE', 'STEPS', mode]) await setMode(how)
    const before = await votingFor(fay)
    expect(before).toMatchObject({ votingClosed: false, closingAt: null, resultsShownAt: null })
    expect(before.polls[0]?.group1VotesDist ?? '0,0,0,0,0').toBe('0,0,0,0,0')
    // The close itself withholds a single ballot, and leaves a trace.
    await close()
    const after = await votingFor(fay)
    expect(after.polls).toEqual([{ withheld: 1, group1VotesDist: '0,0,0,0,0' }])
    await setClosed(false)
    expect((await votingFor(people[0] ?? ben)).resultsShownAt).toBe(after.resultsShownAt)
    expect(after.resultsShownAt).toBeGreaterThan(0)
  },
)

test('[BT18] [BT7] a raw close counts down, is taken back, and is neither prolonged nor shortened by another', async () => {
  await cast(ann, [await poll('One')])
  await setClosed(true)
  const { closingAt } = await votingFor(ben)
  await setClosed(true)
  expect(await votingFor(ben)).toMatchObject({ closingAt, votingClosed: false })
  await setClosed(false, true)
  expect(await votingFor(ben)).toMatchObject({ closingAt: null, votingClosed: false })
  await close()
  // Only a countdown is taken back: voting stays closed.
  await setClosed(false, true)
  expect((await votingFor(ben)).votingClosed).toBe(true)
})

test('[BT19] a ballot that says that it may be recognised is shown without others', async () => {
  const [one, two] = [await poll('One'), await poll('Two')]
  await Promise.all([1, 2, 3].map(() => session.join()))
  await setMode('LIVE')
  await cast(ann, [one], true)
  await cast(ben, [two])
  expect((await votingFor(fay)).polls.map(({ group1VotesDist }) => group1VotesDist)).toEqual([
    '0,0,1,0,0',
    '0,0,0,0,0',
  ])
})
