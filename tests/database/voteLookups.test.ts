import { expect, test } from 'vitest'
import { turnout, votingRound, wholeScope } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { updateSetup } from '#domain/evaluate/setup.ts'
import { onDesk } from '#server/commands/desk.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { Command } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestWorkshop } from './liveWorkshop.ts'
import { boss, closeNow, documentsOf, plain, vote, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop, votedPulse, countedRows, storedCounts, marksOf } = votesIn(database)

const twenty = Array.from({ length: 20 }, (_, at) => `target-${at}`)
const onAll = (value1: number) =>
  Object.fromEntries(twenty.map((id) => [id, { value1, value2: null }])) as Record<string, VoteValues>

/** A ballot whose caller expects another round. */
function unexpected(workshop: TestWorkshop, who: typeof boss, round: number): Command<unknown> {
  return castBallot(who, workshop, {
    round: undefined,
    votes: new Map(Object.entries(onAll(3))),
    expectedRound: round,
  })
}

test('[BT8] votes on twenty polls are withdrawn one by one and all at once', async () => {
  const workshop = await votedWorkshop(1, 9, twenty)
  const node = startNode(database.pool)
  const [pat, ann] = [person(), person()]
  for (const one of [pat, ann]) await node.ticks.submit(vote(workshop, one, onAll(3)))
  // In the same tick as somebody else's ballot, which must not fail with it.
  const [isOut] = await Promise.all([
    node.ticks.submit(withdraw(workshop, pat, [twenty[0] ?? ''])),
    node.ticks.submit(vote(workshop, person(), onAll(5))),
  ])
  expect(isOut).toBe(false)
  expect(await node.ticks.submit(withdraw(workshop, pat, twenty))).toBe(true)
  expect(await node.ticks.submit(withdraw(workshop, pat, twenty))).toBe(false)
  expect(turnout((await documentsOf(node, workshop)).board, wholeScope).voted).toBe(2)
  expect(await marksOf(workshop, 'voter:1')).toBe(2)
  await node.stop()
})

test('[BT1] [PU5] a ballot that spans twenty categories is counted, and withdrawn', async () => {
  const workshop = await votedPulse(9, twenty)
  const node = startNode(database.pool)
  const pat = person()
  await node.ticks.submit(unexpected(workshop, pat, 1))
  const { board } = await documentsOf(node, workshop)
  expect(twenty.map((id) => turnout(board, `group of ${id}`).voted)).toEqual(twenty.map(() => 1))
  expect(await node.ticks.submit(withdraw(workshop, pat, twenty.slice(1)))).toBe(false)
  expect(await node.ticks.submit(withdraw(workshop, pat, twenty.slice(0, 1)))).toBe(true)
  await node.stop()
})

test('[BT2] a statement takes no value above five', async () => {
  const workshop = await votedPulse(9, twenty)
  const node = startNode(database.pool)
  const voteOf = (value1: number): Command<unknown> =>
    vote(workshop, person(), { 'target-0': { value1, value2: null } })
  await node.ticks.submit(voteOf(5))
  for (const value of [0, 6, 100])
    await expect(node.ticks.submit(voteOf(value))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  await node.stop()
})

test('[BT2] a ballot stores no value above what a slider of the activity ever reached, also of an older maximum', async () => {
  const workshop = await votedWorkshop(1, 9, twenty)
  const node = startNode(database.pool)
  const stored = async () =>
    (await countedRows(workshop, 1))
      .get('target-0')
      ?.map(({ value1 }) => value1)
      .sort()
  const voteOf = (value1: number): Promise<unknown> =>
    node.ticks.submit(vote(workshop, person(), { 'target-0': { value1, value2: null } }))
  const setHighest = (pollRangeH: number): Promise<unknown> =>
    node.ticks.submit(
      onDesk(boss, workshop, ({ desk }) => {
        updateSetup(desk, { pollRangeH })
      }),
    )
  await voteOf(100)
  expect(await stored()).toEqual([5])
  await setHighest(9)
  await setHighest(4)
  await Promise.all([voteOf(8), voteOf(77)])
  expect(await stored()).toEqual([5, 8, 9])
  await node.stop()
})

test('[BT11] a ballot whose caller expected another round is counted in the present one', async () => {
  const workshop = await votedWorkshop(1, 9, twenty)
  const node = startNode(database.pool)
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  await node.ticks.submit(unexpected(workshop, person(), 1))
  expect([...(await countedRows(workshop, 2)).keys()].sort()).toEqual([...twenty].sort())
  await node.stop()
})

test('[BT10] a round that is undone and started again in one tick counts what is voted then, once', async () => {
  const workshop = await votedWorkshop(1, 9, twenty)
  const node = startNode(database.pool)
  const [pat, ann] = [person(), person()]
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  for (const one of [pat, ann, person()]) await node.ticks.submit(vote(workshop, one, onAll(2), 2))
  // The first act makes the others wait for one tick together.
  const acts = [
    act(workshop, boss, () => ({ result: null })),
    undoResetVotes(boss, workshop, 2),
    resetVotes(boss, workshop, 1),
    vote(workshop, pat, onAll(5), 2),
    vote(workshop, pat, onAll(4), 2),
    unexpected(workshop, ann, 2),
  ]
  await Promise.all(acts.map((one) => node.ticks.submit(one)))
  const { board, tally } = await documentsOf(node, workshop)
  expect(votingRound(board)).toBe(2)
  expect(turnout(board, wholeScope).voted).toBe(2)
  expect(await marksOf(workshop, 'voted:all:2')).toBe(2)
  expect(await storedCounts(workshop, 2)).toEqual(plain(await countedRows(workshop, 2)))
  expect(tallyRoots.votes(tally).size).toBe(0)
  await node.ticks.submit(vote(workshop, person(), onAll(1), 2))
  await closeNow(node, workshop)
  const shown = readTally((await documentsOf(node, workshop)).tally, 2).get('target-0')
  expect(shown?.map(({ value1, votes }) => [value1, votes]).sort()).toEqual([
    [1, 1],
    [3, 1],
    [4, 1],
  ])
  await node.stop()
})

test('[BT10] an undone round drops nothing that the same tick voted elsewhere', async () => {
  const workshop = await votedWorkshop(1, 9, twenty)
  const node = startNode(database.pool)
  const pat = person()
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  const acts = [
    act(workshop, boss, () => ({ result: null })),
    undoResetVotes(boss, workshop, 2),
    vote(workshop, pat, onAll(5), 1),
    resetVotes(boss, workshop, 1),
    undoResetVotes(boss, workshop, 2),
    vote(workshop, pat, onAll(4), 1),
  ]
  await Promise.all(acts.map((one) => node.ticks.submit(one)))
  const counted = await countedRows(workshop, 1)
  expect(twenty.map((id) => counted.get(id)?.map(({ value1 }) => value1))).toEqual(twenty.map(() => [4]))
  expect(await storedCounts(workshop, 1)).toEqual(plain(counted))
  await node.stop()
})

test('[BT3] a first ballot in a pulse takes as many queries as one on polls', async () => {
  const node = startNode(database.pool)
  let queries = 0
  database.pool.on('acquire', (client) => {
    const query = client.query.bind(client) as (...values: unknown[]) => unknown
    Object.assign(client, {
      query: (...values: unknown[]) => {
        queries += 1
        return query(...values)
      },
    })
    database.pool.once('release', () => Object.assign(client, { query }))
  })
  const takes = async (workshop: TestWorkshop): Promise<number> => {
    await node.ticks.submit(vote(workshop, person(), onAll(2)))
    const before = queries
    await node.ticks.submit(vote(workshop, person(), onAll(3)))
    return queries - before
  }
  const onPolls = await takes(await votedWorkshop(1, 9, twenty))
  expect(onPolls).toBeGreaterThan(0)
  expect(await takes(await votedPulse(9, twenty))).toBe(onPolls)
  await node.stop()
})
