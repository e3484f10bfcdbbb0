import { randomUUID } from 'node:crypto'
import papaparse from 'papaparse'
import { beforeEach, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { SetPulseResultsShownDocument } from '#api/operations/pulse.ts'
import { DeleteVotesDocument } from '#api/operations/voting.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { assertDone, builtApis, makeActivity } from '../../activities/api.ts'
import type { Made, TestedApi } from '../../activities/api.ts'
import type { Calls } from '#support/calls/calls.ts'
import { closeVoting, sessionOfTwo } from '#support/calls/kindSession.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

type Vote = Record<'id' | 'poll', string> & { value1: number | null }
type Voting = Record<'isFinished' | 'resultsReadable' | 'votingClosed', boolean> &
  Record<'closingAt' | 'resultsShownAt', number | null> & {
    targets: {
      dist: string | null
      withheld: number | null
      roundBefore: object | null
      earlierRounds: { round: number; count: number }[] | null
    }[]
  }

let session: TestSession
let ann: Calls
let ben: Calls
let kind: ActivityKind
let api: TestedApi
let made: Made
let [one, two] = ['', '']

stageServer()

/** A session with two people, and an activity in which they vote on two things. */
async function start(of: readonly [ActivityKind, TestedApi]): Promise<void> {
  ;[kind, api] = of
  ;({ session, ann, ben } = await sessionOfTwo(server, fay))
  made = await makeActivity([kind, api], fay, session.workshopId)
  ;[one, two] = [await add('One'), await add('Two')]
}

async function add(text: string): Promise<string> {
  const id = randomUUID()
  assertDone(await api.write(fay, made, { id, text }))
  return id
}
const act = (call: string, who: Calls = fay) => who.must(`mutation { ${call} { ok errorString } }`)
const setMode = (mode: string) => act(`setResultsMode(partId: "${made.partId}", mode: ${mode})`)
const reset = () => act(`resetVotes(partId: "${made.partId}")`)
/** A ballot whose voter was told that it may be recognised, so that live results show it. */
async function cast(who: Calls, values: Record<string, number>, recognisable = true): Promise<Vote[]> {
  const answer = await api.vote?.(who, made, new Map(Object.entries(values)), { recognisable })
  if (answer) assertDone(answer)
  return Object.values(answer?.data ?? {}).flatMap((data) => (data as { votes: Vote[] }).votes)
}
const votingFor = (who: Calls) => {
  const isEvaluate = kind === 'evaluate'
  const [targets, dist] = isEvaluate ? ['polls', 'group1VotesDist'] : ['sliderpollSet', 'groupVotesDist']
  const proxies = isEvaluate ? 'proxyCount' : ''
  return who.must<Voting>(
    `query ($id: ID!) { ${kind}(id: $id) { isFinished resultsReadable votingClosed closingAt resultsShownAt ${proxies}
      targets: ${targets} { withheld dist: ${dist} roundBefore { abstained withheld group1VotesDist }
        earlierRounds { round count } } } }`,
    { id: made.objectId },
  )
}
const close = () => closeVoting(fay, { ...made, kind: kind as 'evaluate' })
const voted = builtApis.filter(([, { vote }]) => vote)

describe.each(voted)('%s', (...of) => {
  beforeEach(() => start(of))

  const show = (on: boolean) =>
    kind === 'evaluate'
      ? fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showResultsPage: on })
      : fay.must(SetPulseResultsShownDocument, { pulseId: made.objectId, showResultsPage: on })
  const resultsFor = async (who: Calls) => {
    const { resultsReadable, targets } = await votingFor(who)
    return [resultsReadable, ...targets.map(({ dist }) => dist)]
  }
  const nothing = [false, null, null]

  test('[BT4] [BT19] results are for facilitators, for who voted, and for everybody once they are shown', async () => {
    await Promise.all([session.join(), session.join(), setMode('LIVE')])
    await cast(ann, { [one]: 5, [two]: 2 })
    const results = [true, '0,0,0,0,1', '0,1,0,0,0']
    for (const who of [fay, ann]) expect(await resultsFor(who)).toEqual(results)
    expect(await resultsFor(ben)).toEqual(nothing)
    await show(true)
    expect(await resultsFor(ben)).toEqual(results)
    await show(false)
    expect(await resultsFor(ben)).toEqual(nothing)
    // Whoever was not told that a ballot may be recognised is not shown alone.
    await cast(ben, { [one]: 1, [two]: 1 }, false)
    expect(await resultsFor(ben)).toEqual(results)
  })

  test('[BT6] [BT15] [BT16] [EV10] blind results are in no call, export or copy before the session ends', async () => {
    await setMode('CLOSED')
    for (const who of [ann, ben]) await cast(who, { [one]: 1, [two]: 5 }, false)
    for (const who of [fay, ann]) expect(await resultsFor(who)).toEqual(nothing)
    /** What the exports tell of the second: votes and other numbers of the sheet, and those of the issue. */
    const exported = async () => {
      const { token } = await fay.must<{ token: { token: string } }>(
        'mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }',
        { id: session.workshopId },
      )
      const get = (path: string) => fetch(`${server.url}/api/${path}/${token.token}`)
      const response = await get(`export/${session.workshopId}`)
      const book = read(new Uint8Array(await response.arrayBuffer()))
      const rows = book.SheetNames.flatMap((name) =>
        utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 }),
      )
      const row = rows.find((cells) => cells.includes('Two'))
      const issues = await get(`exportjira/${session.workshopId}/${made.partId}`)
      const [headings = [], ...lines] = papaparse.parse<string[]>(await issues.text()).data
      const issue = lines.find(([summary]) => summary === 'Two')?.slice(headings.indexOf('Votes'))
      return [row?.slice(3, 7).filter((cell) => typeof cell === 'number'), issue?.join()]
    }
    const best = async () => {
      const into = await startSession(server, fay)
      await act(
        `copyList(partId: "${into.partId}", copyList: [{ type: "TOP", objId: "${made.objectId}", count: 1 }])`,
      )
      const { posts } = await fay.must<{ posts: { postText: string }[] }>(
        'query ($id: ID!) { brainstorm(id: $id) { posts { postText } } }',
        { id: into.objectId },
      )
      return posts.map(({ postText }) => postText)
    }
    expect([...(await exported()), await best()]).toEqual([[], '0,,', ['One']])
    await act(`endWorkshop(workshopId: "${session.workshopId}")`)
    expect([...(await exported()), await best()]).toEqual([[2, 0, 0, 5], '2,5,1', ['Two']])
  })

  test('[BT4] [BT10] the round before stays beside the present one, for whoever may read this', async () => {
    await setMode('LIVE')
    await cast(ann, { [one]: 4, [two]: 1 })
    const beforeFor = async (who: Calls) =>
      (await votingFor(who)).targets.map(({ roundBefore }) => roundBefore)
    expect(await beforeFor(fay)).toEqual([null, null])
    await reset()
    const none = { abstained: 0, withheld: 0 }
    const known = ['0,0,0,1,0', '1,0,0,0,0'].map((dist) => ({ ...none, group1VotesDist: dist }))
    expect(await beforeFor(fay)).toEqual(known)
    // Nobody has voted in the new round.
    for (const who of [ann, ben]) expect(await beforeFor(who)).toEqual([null, null])
    await cast(ben, { [one]: 1, [two]: 1 })
    expect(await beforeFor(ben)).toEqual(known)
    expect(await beforeFor(ann)).toEqual([null, null])
    await setMode('CLOSED')
    for (const who of [fay, ben]) expect(await beforeFor(who)).toEqual([null, null])
  })

  test('[BT6] [BT21] every round stays readable as far as it was shown, also after the end', async () => {
    const earlierFor = async (who: Calls) =>
      (await votingFor(who)).targets.map(({ earlierRounds }) => earlierRounds)
    await Promise.all([session.join(), session.join(), setMode('LIVE')])
    await cast(ann, { [one]: 4, [two]: 1 })
    await reset()
    await setMode('CLOSED')
    // Nothing of this round is ever shown: it is over before voting closes.
    await cast(ben, { [one]: 4, [two]: 1 })
    for (const who of [fay, ben]) expect(await earlierFor(who)).toEqual([null, null])
    await reset()
    await close()
    const known = [
      { round: 1, count: 1 },
      { round: 2, count: 0 },
    ]
    for (const who of [fay, ann]) expect(await earlierFor(who)).toEqual([known, known])
    await act(`endWorkshop(workshopId: "${session.workshopId}")`)
    for (const who of [fay, ann]) expect(await earlierFor(who)).toEqual([known, known])
  })

  test('[BT17] [BT18] [J4] one call shows the results and leads the room to them and back; so does a blind close', async () => {
    const roomFor = async () =>
      (
        await ann.must<{ state: { moves: number } }>(
          'query ($id: ID!) { workshop(id: $id) { state { currentState activePartId showResultsPage moves } } }',
          { id: session.workshopId },
        )
      ).state
    await act(
      `updateState(workshopId: "${session.workshopId}", activePartId: "${made.partId}", currentState: "RU")`,
    )
    const { moves } = await roomFor()
    const at = (steps: number, showResultsPage: boolean) => ({
      ...{ currentState: 'RU', activePartId: made.partId, showResultsPage, moves: moves + steps },
    })
    await show(true)
    expect(await roomFor()).toEqual(at(1, true))
    await show(false)
    expect(await roomFor()).toEqual(at(2, false))
    await setMode('CLOSED')
    await show(true)
    expect(await roomFor()).toEqual(at(2, false))
    await close()
    expect(await roomFor()).toEqual(at(3, true))
    await reset()
    expect(await roomFor()).toEqual(at(4, false))
    await act(`undoResetVotes(partId: "${made.partId}")`)
    expect(await roomFor()).toEqual(at(5, true))
  })

  test('[BT20] one call leads the room to results and shows them, and one closes voting and shows them', async () => {
    const lead = (showResultsPage: boolean) =>
      `updateState(workshopId: "${session.workshopId}", activePartId: "${made.partId}", currentState: "RU",
        showResultsPage: ${showResultsPage}, showResults: true)`
    const areShown = async () =>
      (
        await ben.must<{ shown: boolean }>(
          `query ($id: ID!) { ${kind}(id: $id) { shown: showResultsPage } }`,
          { id: made.objectId },
        )
      ).shown
    await act(lead(false))
    expect(await areShown()).toBe(false)
    await act(lead(true))
    expect(await areShown()).toBe(true)
    await show(false)
    await setMode('CLOSED')
    await cast(ann, { [one]: 4, [two]: 1 })
    expect(await fay.ask(`mutation { ${lead(true)} { ok errorCode } }`)).toMatchObject({
      data: { updateState: { ok: false, errorCode: 'blindUntilClosed' } },
    })
    await reset()
    await setMode('STEPS')
    await act(`setVotingClosed(partId: "${made.partId}", closed: true, show: true)`)
    expect(await areShown()).toBe(false)
    await expect.poll(areShown, { interval: 100, timeout: 20_000 }).toBe(true)
  })
})

describe('ballots and rounds', () => {
  beforeEach(() => start(voted[0] as (typeof voted)[0]))

  const done = async (who: Calls, call: string, variables: Record<string, unknown>): Promise<unknown> =>
    Object.values((await who.ask(call, variables)).data ?? {})[0]
  const withdraw = (who: Calls, idList: (string | undefined)[], round?: number) =>
    done(who, DeleteVotesDocument, { idList, round })
  const isDone = expect.objectContaining({ ok: true })
  const isOver = expect.objectContaining({ ok: false, errorCode: 'roundOver' })
  const ownVotes = (who: Calls): Promise<Vote[]> =>
    who.must<Vote[]>(
      'query ($session: ID!, $id: ID!) { votes(workshopId: $session, evaluateId: $id) { id poll value1 } }',
      { session: session.workshopId, id: made.objectId },
    )

  test('[BT8] votes are withdrawn by their own ids or those of what was voted on', async () => {
    const third = await add('Three')
    const [first] = await cast(ann, { [one]: 3, [two]: 3, [third]: 3 })
    expect(await withdraw(ann, [first?.id])).toEqual(isDone)
    expect((await ownVotes(ann)).map(({ poll }) => poll).sort()).toEqual([two, third].sort())
    expect(await withdraw(ann, [one, two, third])).toEqual(isDone)
    expect(await ownVotes(ann)).toEqual([])
  })

  test('[C5] [B4] [BT7] a ballot whose acknowledgement was lost is acknowledged after the lock and the close', async () => {
    const ballot = { [one]: 3, [two]: 3 }
    await cast(ann, ballot)
    for (const refuseVotes of [() => act(`setInputLocked(partId: "${made.partId}", locked: true)`), close]) {
      await refuseVotes()
      expect(await cast(ann, ballot)).toMatchObject([one, two].map((poll) => ({ poll, value1: 3 })))
      await expect(cast(ann, { [one]: 4 })).rejects.toThrow(/Input is closed for now|Voting is closed/)
    }
    expect(await ownVotes(ann)).toHaveLength(2)
  })

  test('[BT11] what belongs to a round that is over is neither withdrawn nor changed in the present one', async () => {
    const [old] = await cast(ann, { [one]: 3 })
    await reset()
    const [now] = await cast(ann, { [one]: 3 })
    expect(await withdraw(ann, [old?.id])).toEqual(isOver)
    expect(await withdraw(ann, [one], 1)).toEqual(isOver)
    const abstain = `mutation ($id: ID!, $abstained: Boolean!) {
      setAbstained(pollId: $id, abstained: $abstained, round: 1) { ok errorCode } }`
    for (const abstained of [true, false])
      expect(await done(ann, abstain, { id: one, abstained })).toEqual(isOver)
    const update = 'mutation ($id: ID!) { updateVotes(voteList: [{ id: $id, value1: 5 }]) { ok errorCode } }'
    expect(await done(ann, update, { id: old?.id })).toEqual(isOver)
    expect(await ownVotes(ann)).toEqual([now])
    expect(await withdraw(ann, [one], 2)).toEqual(isDone)
  })

  test('[F1] [BT10] a reset takes the done marks away, its undo brings none back, and a mark of another round changes none', async () => {
    const mark = (finished: boolean, round: number) =>
      act(`setFinished(partId: "${made.partId}", finished: ${finished}, round: ${round})`, ann)
    const isMarked = async () => (await votingFor(ann)).isFinished
    await mark(true, 1)
    expect(await isMarked()).toBe(true)
    await reset()
    expect(await isMarked()).toBe(false)
    await act(`undoResetVotes(partId: "${made.partId}")`)
    expect(await isMarked()).toBe(false)
    await reset()
    await mark(true, 1)
    expect(await isMarked()).toBe(false)
    await mark(true, 2)
    await mark(false, 1)
    expect(await isMarked()).toBe(true)
  })

  test('[BT12] [BT9] [C2] a ballot for somebody else may abstain, and a retry is answered alike', async () => {
    const enter = (id: string) =>
      fay.must<{ votes: Vote[] }>(
        `mutation ($id: ID, $activity: ID!, $votes: [VoteInput!]!) {
          createProxyVotes(id: $id, evaluateId: $activity, voteList: $votes) {
            ok errorString votes { id poll value1 } } }`,
        { id, activity: made.objectId, votes: [{ poll: one, value1: 4 }, { poll: two }] },
      )
    const id = randomUUID()
    const { votes } = await enter(id)
    expect(votes).toMatchObject([one, two].map((poll, at) => ({ poll, value1: at === 0 ? 4 : null })))
    expect(await enter(id)).toEqual(expect.objectContaining({ votes }))
    const rest = await enter(randomUUID())
    expect(rest.votes.map((vote) => vote.id)).not.toContain(votes[0]?.id)
    expect(await votingFor(fay)).toMatchObject({ proxyCount: 2 })
  })

  test('[BT7] [BT18] [BT5] [BT19] nobody reads a ballot by closing and reopening in one request; a close withholds it, and leaves a trace', async () => {
    const setClosed = (closed: boolean, countdown = false) =>
      act(`setVotingClosed(partId: "${made.partId}", closed: ${closed}, countdown: ${countdown})`)
    await cast(ann, { [one]: 3 }, false)
    await fay.act(
      `setVotingClosed(partId: "${made.partId}", closed: true) { ok errorString } back: setVotingClosed(partId: "${made.partId}", closed: false)`,
    )
    const before = await votingFor(fay)
    expect(before).toMatchObject({ votingClosed: false, closingAt: null, resultsShownAt: null })
    expect(before.targets.map(({ dist }) => dist)).toEqual(['0,0,0,0,0', '0,0,0,0,0'])
    // A countdown is neither prolonged nor shortened by another, and is taken back.
    await setClosed(true)
    const { closingAt } = await votingFor(ben)
    await setClosed(true)
    expect(await votingFor(ben)).toMatchObject({ closingAt, votingClosed: false })
    await setClosed(false, true)
    expect(await votingFor(ben)).toMatchObject({ closingAt: null, votingClosed: false })
    await session.join()
    await close()
    const { targets, resultsShownAt } = await votingFor(fay)
    expect(targets[0]).toMatchObject({ withheld: 1, dist: '0,0,0,0,0' })
    // Only a countdown is taken back: voting stays closed.
    await setClosed(false, true)
    expect((await votingFor(ben)).votingClosed).toBe(true)
    await setClosed(false)
    expect(await votingFor(ben)).toMatchObject({ votingClosed: false, resultsShownAt })
    expect(resultsShownAt).toBeGreaterThan(0)
  })
})
