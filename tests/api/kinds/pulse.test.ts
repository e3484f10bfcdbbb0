import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import {
  CreateSliderPollDocument,
  DeleteSliderPollDocument,
  OwnInPulseDocument,
  PulseBoardDocument,
  SetApprovalNeededDocument,
  SetEarlierPulseShownDocument,
  SetPulseResultsShownDocument,
  SetSliderPollApprovedDocument,
  UpdateSliderPollDocument,
} from '#api/operations/pulse.ts'
import type { PulseCountsQuery } from '#api/generated.ts'
import { PulseCountsDocument, PulseTrendDocument } from '#api/operations/pulseOwn.ts'
import { signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { closeVoting } from '#support/calls/closeVoting.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { placeOf, shape } from './pulseShape.ts'
import type { Made, Place, Pulse } from './pulseShape.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
let ben: Calls
let pulse: Place

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ;[ann, ben] = await Promise.all([session.join(), session.join()])
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
const textsFor = async (who: Calls) => (await statementsFor(who)).map(({ sliderText }) => sliderText)

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
const setMode = (mode: string, at = pulse) =>
  fay.must(`mutation { setResultsMode(partId: "${at.partId}", mode: ${mode}) { ok errorString } }`)

describe('[PU3] [PU4] statements of participants', () => {
  test('wait until they are approved, and are then out of the hands of their author', async () => {
    const id = await add(ann, 'We laugh')
    await add(fay, 'We rest')
    expect(await Promise.all([ann, ben, fay].map((who) => textsFor(who)))).toEqual([
      ['We rest', 'We laugh'],
      ['We rest'],
      ['We laugh', 'We rest'],
    ])
    await ann.must(UpdateSliderPollDocument, { sliderPollId: id, sliderText: 'We laugh a lot' })
    expect((await ben.ask(UpdateSliderPollDocument, { sliderPollId: id, sliderText: '?' })).codes).toEqual([
      'NOT_FOUND',
    ])
    await fay.must(SetSliderPollApprovedDocument, { sliderPollId: id, approved: true })
    expect(await textsFor(ben)).toEqual(['We laugh a lot', 'We rest'])
    for (const answer of [
      await ann.ask(UpdateSliderPollDocument, { sliderPollId: id, sliderText: 'No' }),
      await ann.ask(DeleteSliderPollDocument, { sliderPollId: id }),
    ])
      expect(answer.text).toContain('"errorCode":"statementApproved"')
    expect((await ben.ask(DeleteSliderPollDocument, { sliderPollId: id })).codes).toEqual(['FORBIDDEN'])
    await fay.must(SetSliderPollApprovedDocument, { sliderPollId: id, approved: false })
    expect(await textsFor(ben)).toEqual(['We rest'])
  })

  test('are shown at once while approval is off', async () => {
    await fay.must(SetApprovalNeededDocument, { pulseId: pulse.objectId, needed: false })
    await add(ann, 'We laugh')
    expect(await textsFor(ben)).toEqual(['We laugh'])
    expect(await pulseFor(ben)).toMatchObject({ approvalNeeded: false })
  })

  test('are told to their author, by the board for polling and beside the documents', async () => {
    const id = await add(ann, 'Mine')
    await add(ben, 'Theirs')
    const own = await ann.must<Pulse>(OwnInPulseDocument, { id: pulse.objectId })
    expect(own.slidergroupSet).toMatchObject([
      { sliderpollSet: [{ id, sliderText: 'Mine', approved: false }] },
    ])
    const board = await ann.must<Pulse>(PulseBoardDocument, { id: pulse.objectId })
    expect(board.slidergroupSet).toMatchObject([{ statementCount: 2, sliderpollSet: [{ id }] }])
  })
})

describe('[PU5] [PU7] votes', () => {
  test('give results to voters and facilitators, and the caller alone reads an own vote', async () => {
    const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
    await setMode('LIVE')
    await vote(ann, { [one]: 5, [other]: 2 })
    await vote(fay, { [one]: 4, [other]: 2 })
    for (const who of [ann, fay]) {
      const { resultsReadable, slidergroupSet } = await pulseFor(who)
      expect([resultsReadable, slidergroupSet[0]?.groupResult, slidergroupSet[0]?.votedCount]).toEqual([
        ...[true, (4.5 + 2) / 2, 1],
      ])
      expect(slidergroupSet[0]?.sliderpollSet).toMatchObject([
        { count: 2, groupResult: 4.5, groupVotesDist: '0,0,0,1,1', slidervoteSet: [{}] },
        { count: 2, groupResult: 2, groupVotesDist: '0,2,0,0,0', slidervoteSet: [{ value1: 2 }] },
      ])
    }
    expect((await statementsFor(ann))[0]?.slidervoteSet).toEqual([{ value1: 5 }])
    expect(await pulseFor(ben)).toMatchObject({ resultsReadable: false })
    expect((await statementsFor(ben))[0]).toMatchObject({
      ...{ count: null, groupVotesDist: null, groupResult: null, slidervoteSet: [] },
    })
    const { pulse: generated } = await ann.must<{ pulse: Pulse }>(
      `mutation ($id: ID!) { generateResultPulse(pulseId: $id) { ok errorString pulse { ${shape} } } }`,
      { id: pulse.objectId },
    )
    expect(generated).toEqual(await pulseFor(ann))
  })

  test('[BT4] a facilitator shows the results to people who have not voted, and to voters only again', async () => {
    const one = await add(fay, 'We laugh')
    await setMode('LIVE')
    await vote(ann, { [one]: 5 })
    const refused = await ben.ask(SetPulseResultsShownDocument, {
      ...{ pulseId: pulse.objectId, showResultsPage: true },
    })
    expect(refused.text).toContain('FORBIDDEN')
    for (const showResultsPage of [true, false]) {
      await fay.must(SetPulseResultsShownDocument, { pulseId: pulse.objectId, showResultsPage })
      expect(await pulseFor(ben)).toMatchObject({ resultsReadable: showResultsPage })
    }
  })

  test('[BT10] [BT17] the room is led to the results, and reads the round before beside the present one', async () => {
    const one = await add(fay, 'We laugh')
    await setMode('LIVE')
    await vote(ann, { [one]: 5 })
    await fay.must('mutation ($part: ID!) { resetVotes(partId: $part) { ok errorString } }', {
      part: pulse.partId,
    })
    const beforeFor = async (who: Calls) =>
      (
        await who.must<PulseCountsQuery['pulse']>(PulseCountsDocument, { id: pulse.objectId })
      ).sliderpollSet.map(({ roundBefore }) => roundBefore)
    expect(await beforeFor(ben)).toEqual([null])
    await fay.must(
      `mutation ($id: ID!, $part: ID!) {
        updateState(workshopId: $id, activePartId: $part, currentState: "RU") { ok errorString } }`,
      { id: session.workshopId, part: pulse.partId },
    )
    for (const showResultsPage of [true, false]) {
      await fay.must(SetPulseResultsShownDocument, { pulseId: pulse.objectId, showResultsPage })
      const { state } = await ben.must<{ state: object }>(
        'query ($id: ID!) { workshop(id: $id) { state { showResultsPage currentState activePartId } } }',
        { id: session.workshopId },
      )
      expect(state).toEqual({ showResultsPage, currentState: 'RU', activePartId: pulse.partId })
      const told = showResultsPage ? { group1VotesDist: '0,0,0,0,1', abstained: 0, withheld: 0 } : null
      expect(await beforeFor(ben)).toEqual([told])
    }
  })

  test('on a statement that waits are refused as if it did not exist', async () => {
    const waiting = await add(ann, 'We laugh')
    const answer = await ben.ask(
      `mutation ($common: CommonInfoInput!, $pulse: ID!, $id: ID!) {
        createSliderVotes(commonInfoData: $common, pulseId: $pulse, voteList: [{ id: $id, value1: 3 }]) {
          ok errorCode } }`,
      { common: session.common, pulse: pulse.objectId, id: waiting },
    )
    expect(answer.text).toContain('nothingToVoteOn')
  })

  test('[BT6] are in no export and no TOP while results are blind', async () => {
    const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
    await setMode('CLOSED')
    await vote(ann, { [one]: 1, [other]: 5 })
    const row = async () => {
      const { token } = await fay.must<{ token: { token: string } }>(
        'mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }',
        { id: session.workshopId },
      )
      const response = await fetch(`${server.url}/api/export/${session.workshopId}/${token.token}`)
      const book = read(new Uint8Array(await response.arrayBuffer()))
      const rows = book.SheetNames.flatMap((name) =>
        utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 }),
      )
      return rows.find((cells) => cells.includes('We rest'))?.slice(2, 5)
    }
    const top = async () => {
      const target = placeOf(session.workshopId, await makePulse('Another'))
      await fay.must(
        `mutation ($part: ID!, $object: ID!) { copyList(partId: $part,
          copyList: [{ type: "TOP", objId: $object, count: 1 }]) { ok errorString } }`,
        { part: target.partId, object: pulse.objectId },
      )
      return (await statementsFor(fay, target)).map(({ sliderText }) => sliderText)
    }
    expect((await row())?.some((cell) => typeof cell === 'number')).toBe(false)
    expect(await top()).toEqual(['We laugh'])
    await closeVoting(fay, { ...pulse, kind: 'pulse' })
    expect(await row()).toEqual([1, 0, 5])
    expect(await top()).toEqual(['We rest'])
  })
})

describe('[PU8] earlier pulses', () => {
  test('are compared with by facilitators of both, from five votes on', async () => {
    const [one, other] = [await add(fay, 'We laugh'), await add(fay, 'We rest')]
    const voters = [ann, ben, ...(await Promise.all([1, 2].map(() => session.join()))), fay]
    await setMode('LIVE')
    for (const [at, who] of voters.entries()) await vote(who, { [one]: 4, [other]: at === 0 ? null : 1 })
    const next = await duplicate(pulse)
    const earlierIn = async (who: Calls) => (await statementsFor(who, next)).map(({ earlier }) => earlier)
    expect(await earlierIn(fay)).toEqual([null, null])
    await fay.must(SetEarlierPulseShownDocument, { pulseId: next.objectId, shown: true })
    for (const who of [fay, ann]) expect(await earlierIn(who)).toEqual([{ mean: 4, count: 5 }, null])
    await fay.must(SetEarlierPulseShownDocument, { pulseId: next.objectId, shown: false })
    expect(await earlierIn(ann)).toEqual([null, null])

    const trend = await fay.must<unknown[]>(PulseTrendDocument, { pulseId: next.objectId })
    expect(trend).toMatchObject([
      { id: next.objectId, categories: [] },
      {
        ...{ id: pulse.objectId, pulseName: 'Well-being', workshopId: session.workshopId },
        categories: [{ groupResult: 4, statements: [{ sliderText: 'We laugh', groupResult: 4, count: 5 }] }],
      },
    ])
    expect((await ann.ask(PulseTrendDocument, { pulseId: next.objectId })).codes).toEqual(['FORBIDDEN'])
  })

  test('of another session count for who facilitates both alone', async () => {
    const one = await add(fay, 'We laugh')
    await setMode('LIVE')
    const guests = await Promise.all([1, 2, 3].map(() => session.join()))
    for (const who of [ann, ben, ...guests]) await vote(who, { [one]: 2 })
    const address = uniqueEmail('gus')
    const gus = await signUpCalls(server, address)
    const later = await startSession(server, fay)
    const next = await duplicate(pulse, later.workshopId)
    await makeFacilitators(fay, later.workshopId, [address])
    const show = (who: Calls) =>
      who.ask(SetEarlierPulseShownDocument, { pulseId: next.objectId, shown: true })
    expect((await show(gus)).text).toContain('nothingToCompare')
    expect(await gus.must<unknown[]>(PulseTrendDocument, { pulseId: next.objectId })).toHaveLength(1)
    expect((await show(fay)).text).toContain('"ok":true')
    expect(await fay.must<unknown[]>(PulseTrendDocument, { pulseId: next.objectId })).toHaveLength(2)
    expect((await statementsFor(gus, next))[0]?.earlier).toEqual({ mean: 2, count: 5 })
  })
})

async function duplicate({ partId, workshopId }: Place, target = workshopId): Promise<Place> {
  const made = await fay.must<Made>(
    `mutation ($part: ID!, $target: ID!) { duplicatePart(part: $part, target: $target) {
      ok errorString part { id objectId } pulse { ${shape} } } }`,
    { part: partId, target },
  )
  return placeOf(target, made)
}
