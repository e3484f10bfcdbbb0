import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { DeleteVotesDocument } from '#api/operations/voting.ts'
import type { Calls } from '#support/calls/calls.ts'
import { fay, stageServer } from '#support/calls/stage.ts'
import {
  act,
  add,
  ann,
  ben,
  cast,
  close,
  made,
  one,
  reset,
  session,
  start,
  two,
  voted,
  votingFor,
} from './votingStage.ts'
import type { Vote } from './votingStage.ts'

stageServer()
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
