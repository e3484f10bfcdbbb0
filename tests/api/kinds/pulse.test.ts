import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  CreateSliderPollDocument,
  OwnInPulseDocument,
  SetEarlierPulseShownDocument,
  SetSliderPollApprovedDocument,
} from '#api/operations/pulse.ts'
import { PulseTrendDocument } from '#api/operations/pulseOwn.ts'
import { signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startSession } from '#support/calls/session.ts'
import { ann, ben, fay, server, session, stageTwo } from '#support/calls/stage.ts'
import { PulseBoardDocument } from '#support/calls/boardQueries.ts'

interface Place {
  workshopId: string
  partId: string
  objectId: string
  groupId: string
}

interface Statement {
  id: string
  sliderText: string
  approved: boolean
  count: number | null
  groupVotesDist: string | null
  groupResult: number | null
  earlier: { mean: number; count: number } | null
  slidervoteSet: { value1: number }[]
}

interface Pulse {
  id: string
  pulseName: string
  approvalNeeded: boolean
  resultsReadable: boolean
  slidergroupSet: {
    id: string
    sliderGroupName: string
    votedCount: number
    groupResult: number | null
    sliderpollSet: Statement[]
  }[]
}

interface Made {
  part: { id: string; objectId: string }
  pulse: Pulse
}

const shape = `id pulseName approvalNeeded resultsReadable slidergroupSet { id sliderGroupName votedCount groupResult
  sliderpollSet { id sliderText approved count groupVotesDist groupResult earlier { mean count }
    slidervoteSet { value1 } } }`

function placeOf(workshopId: string, { part, pulse: { slidergroupSet } }: Made): Place {
  return { workshopId, partId: part.id, objectId: part.objectId, groupId: slidergroupSet[0]?.id ?? '' }
}

let pulse: Place

stageTwo()
beforeEach(async () => {
  const made = await makePulse('Well-being')
  expect(made.pulse).toMatchObject({ pulseName: 'Well-being', approvalNeeded: true })
  expect(made.pulse.slidergroupSet).toMatchObject([{ sliderGroupName: 'Category', sliderpollSet: [] }])
  pulse = placeOf(session.workshopId, made)
})

const makePulse = (title: string) =>
  fay.must<Made>(
    `mutation ($common: CommonInfoInput!, $title: String) {
      createPartAndType(commonInfoData: $common, title: $title, type: "workshop | pulse") {
        ok errorString part { id objectId } pulse { ${shape} } } }`,
    { common: session.common, title },
  )

const pulseFor = (who: Calls, { objectId } = pulse) =>
  who.must<Pulse>(`query ($id: ID!) { pulse(id: $id) { ${shape} } }`, { id: objectId })
const statementsFor = async (who: Calls, at = pulse) =>
  (await pulseFor(who, at)).slidergroupSet.flatMap(({ sliderpollSet }) => sliderpollSet)

async function add(who: Calls, sliderText: string, at = pulse): Promise<string> {
  const id = randomUUID()
  await who.must(CreateSliderPollDocument, {
    ...{ id, sliderText, pulseId: at.objectId, sliderGroupId: at.groupId },
    commonInfoInput: { workshop: at.workshopId },
  })
  return id
}

const vote = (who: Calls, votes: Record<string, number | null>, at = pulse) =>
  who.must(
    `mutation ($common: CommonInfoInput!, $pulse: ID!, $votes: [VoteUpdateInput!]!) {
      createSliderVotes(commonInfoData: $common, pulseId: $pulse, voteList: $votes, recognisable: true) {
        ok errorString } }`,
    {
      ...{ common: { workshop: at.workshopId }, pulse: at.objectId },
      votes: Object.entries(votes).map(([id, value1]) => ({ id, value1 })),
    },
  )
const setMode = (mode: string, at = pulse) => fay.act(`setResultsMode(partId: "${at.partId}", mode: ${mode})`)

test('[PU3] statements that wait are told to their author, by the board for polling and beside the documents, approved ones to all', async () => {
  const id = await add(ann, 'Mine')
  await add(ben, 'Theirs')
  const own = await ann.must<Pulse>(OwnInPulseDocument, { id: pulse.objectId })
  expect(own.slidergroupSet).toMatchObject([{ sliderpollSet: [{ id, sliderText: 'Mine', approved: false }] }])
  const board = await ann.must<Pulse>(PulseBoardDocument, { id: pulse.objectId })
  expect(board.slidergroupSet).toMatchObject([{ statementCount: 2, sliderpollSet: [{ id }] }])
  await fay.must(SetSliderPollApprovedDocument, { sliderPollId: id, approved: true })
  expect((await statementsFor(ben)).map(({ sliderText }) => sliderText).sort()).toEqual(['Mine', 'Theirs'])
})

test('[PU7] [BT14] voters and facilitators have results by category, and the caller alone reads an own vote', async () => {
  const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
  await setMode('LIVE')
  await vote(ann, { [one]: 5, [other]: 2 })
  await vote(fay, { [one]: 4, [other]: 2 })
  for (const who of [ann, fay])
    expect((await pulseFor(who)).slidergroupSet).toMatchObject([
      {
        ...{ groupResult: (4.5 + 2) / 2, votedCount: 1 },
        sliderpollSet: [
          { count: 2, groupResult: 4.5, groupVotesDist: '0,0,0,1,1', slidervoteSet: [{}] },
          { count: 2, groupResult: 2, groupVotesDist: '0,2,0,0,0', slidervoteSet: [{ value1: 2 }] },
        ],
      },
    ])
  expect((await statementsFor(ann))[0]?.slidervoteSet).toEqual([{ value1: 5 }])
  expect((await statementsFor(ben))[0]).toMatchObject({
    ...{ count: null, groupVotesDist: null, groupResult: null, slidervoteSet: [] },
  })
  const { pulse: generated } = await ann.must<{ pulse: Pulse }>(
    `mutation ($id: ID!) { generateResultPulse(pulseId: $id) { ok errorString pulse { ${shape} } } }`,
    { id: pulse.objectId },
  )
  expect(generated).toEqual(await pulseFor(ann))
})

const ballot = async (who: Calls, votes: Record<string, number | null>, statementIds?: string[]) =>
  (
    await who.ask(
      `mutation ($common: CommonInfoInput!, $pulse: ID!, $votes: [VoteUpdateInput!]!, $statementIds: [ID!]) {
        createSliderVotes(commonInfoData: $common, pulseId: $pulse, voteList: $votes, statementIds: $statementIds) {
          ok errorCode errorString votes { poll } } }`,
      {
        ...{ common: session.common, pulse: pulse.objectId, statementIds },
        votes: Object.entries(votes).map(([id, value1]) => ({ id, value1 })),
      },
    )
  ).text

test('[PU4] a vote on a statement that waits and on none at all give the same answer, alone and with others', async () => {
  const [shown, waiting] = [await add(fay, 'We laugh'), await add(ann, 'We rest')]
  expect(await ballot(ben, { [waiting]: 3 })).toBe(await ballot(ben, { [randomUUID()]: 3 }))
  expect(await ballot(ben, { [waiting]: 3 })).toContain('nothingToVoteOn')
  expect(await ballot(ben, { [shown]: 3, [waiting]: 3 })).toBe(
    await ballot(ben, { [shown]: 3, [randomUUID()]: 3 }),
  )
  expect(await ballot(ben, { [shown]: 3, [waiting]: 3 })).toContain(shown)
})

test('[PU5] a first ballot leaves out no statement that its sender sees; later ones may', async () => {
  const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
  const refused = await ballot(ben, { [one]: 3 })
  expect(refused).toContain('ballotIncomplete')
  expect(refused).toContain('Still without a value or an abstention: 1.')
  expect(await ballot(ben, { [one]: 3 }, [one, other])).toContain('ballotIncomplete')
  const isCast = '"ok":true'
  // What is not there is nothing to vote on.
  expect(await ballot(ben, { [one]: 3, [other]: null }, [one, other, randomUUID()])).toContain(isCast)
  // Filled in before the other statement was there, and sent later.
  expect(await ballot(ann, { [one]: 4 }, [one])).toContain(isCast)
  const third = await add(fay, 'We sing')
  expect(await ballot(ben, { [one]: 5 })).toContain(isCast)
  expect(await ballot(ann, { [third]: 1 })).toContain(isCast)
})

test('[PU8] an earlier pulse is compared with from five votes on, one of another session by who facilitates both alone', async () => {
  const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
  await setMode('LIVE')
  const voters = [ann, ben, ...(await Promise.all([1, 2, 3].map(() => session.join())))]
  for (const [at, who] of voters.entries()) await vote(who, { [one]: 2, [other]: at === 0 ? null : 1 })
  const address = uniqueEmail('gus')
  const gus = await signUpCalls(server, address)
  const later = await startSession(server, fay)
  const next = await duplicate(pulse, later.workshopId)
  await makeFacilitators(fay, later.workshopId, [address])
  const guest = await later.join()
  const show = (who: Calls, shown = true) =>
    who.ask(SetEarlierPulseShownDocument, { pulseId: next.objectId, shown })
  const earlierIn = async (who: Calls) => (await statementsFor(who, next)).map(({ earlier }) => earlier)
  const trendFor = (who: Calls) => who.must<unknown[]>(PulseTrendDocument, { pulseId: next.objectId })
  expect((await show(gus)).text).toContain('nothingToCompare')
  expect(await trendFor(gus)).toHaveLength(1)
  expect(await earlierIn(fay)).toEqual([null, null])
  expect((await show(fay)).text).toContain('"ok":true')
  for (const who of [gus, guest]) expect(await earlierIn(who)).toEqual([{ mean: 2, count: 5 }, null])
  expect(await trendFor(fay)).toMatchObject([
    { id: next.objectId, categories: [] },
    {
      ...{ id: pulse.objectId, pulseName: 'Well-being', workshopId: session.workshopId },
      categories: [{ groupResult: 2, statements: [{ sliderText: 'We laugh', groupResult: 2, count: 5 }] }],
    },
  ])
  await show(fay, false)
  expect(await earlierIn(guest)).toEqual([null, null])
})

async function duplicate({ partId }: Place, target: string): Promise<Place> {
  const made = await fay.must<Made>(
    `mutation ($part: ID!, $target: ID!) { duplicatePart(part: $part, target: $target) {
      ok errorString part { id objectId } pulse { ${shape} } } }`,
    { part: partId, target },
  )
  return placeOf(target, made)
}
