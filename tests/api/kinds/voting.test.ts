import papaparse from 'papaparse'
import { beforeEach, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { assertDone } from '#kinds/api.ts'
import type { Calls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'
import {
  act,
  ann,
  api,
  ben,
  cast,
  close,
  kind,
  made,
  one,
  reset,
  session,
  setMode,
  start,
  two,
  voted,
  votingFor,
} from './votingStage.ts'

stageServer()

describe.each(voted)('%s', (...of) => {
  beforeEach(() => start(of))

  const show = async (on: boolean) => {
    const answer = await api.results?.show(fay, made, on)
    if (answer) assertDone(answer)
  }
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
    const ofTwo = api.results?.ofTwo
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
      return [row?.slice(...(ofTwo?.cells ?? [])).filter((cell) => typeof cell === 'number'), issue?.join()]
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
    expect([...(await exported()), await best()]).toEqual([ofTwo?.sheet, ofTwo?.issue, [ofTwo?.best]])
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
    await act(`endWorkshop(workshopId: "${session.workshopId}", sharedPartIds: ["${made.partId}"])`)
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
