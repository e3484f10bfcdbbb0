import { expect, test } from 'vitest'
import { turnout, votingRound, wholeScope } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { Command } from '#server/tick/command.ts'
import { person } from './liveWorkshop.ts'
import type { TestWorkshop } from './liveWorkshop.ts'
import { boss, nothing, plain, setHighest, vote, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { voting, countedRows, storedCounts, marksOf } = votesIn(database)

const targets = Array.from({ length: 20 }, (_, at) => `target-${at}`)
const onAll = (value1: number) =>
  Object.fromEntries(targets.map((id) => [id, { value1, value2: null }])) as Record<string, VoteValues>

/** A ballot whose caller expects another round. */
function unexpected(workshop: TestWorkshop, who: typeof boss, round: number): Command<unknown> {
  return castBallot(who, workshop, {
    ...{ round: undefined, votes: new Map(Object.entries(onAll(3))), expectedRound: round },
  })
}

test('[BT8] votes on twenty polls are withdrawn one by one and all at once', async () => {
  const { workshop, submit, docs } = await voting(9, { targets })
  const [pat, ann] = [person(), person()]
  for (const one of [pat, ann]) await submit(vote(workshop, one, onAll(3)))
  // In the same tick as somebody else's ballot, which must not fail with it.
  const [isOut] = await Promise.all([
    submit(withdraw(workshop, pat, targets.slice(0, 1))),
    submit(vote(workshop, person(), onAll(5))),
  ])
  expect(isOut).toBe(false)
  expect(await submit(withdraw(workshop, pat, targets))).toBe(true)
  expect(await submit(withdraw(workshop, pat, targets))).toBe(false)
  expect(turnout((await docs()).board, wholeScope).voted).toBe(2)
  expect(await marksOf(workshop, 'voter:1')).toBe(2)
})

test('[BT1] [PU5] a ballot that spans twenty categories is counted, and withdrawn', async () => {
  const { workshop, submit, docs } = await voting(9, { targets, isPulse: true })
  const pat = person()
  await submit(unexpected(workshop, pat, 1))
  const { board } = await docs()
  expect(targets.map((id) => turnout(board, `group of ${id}`).voted)).toEqual(targets.map(() => 1))
  expect(await submit(withdraw(workshop, pat, targets.slice(1)))).toBe(false)
  expect(await submit(withdraw(workshop, pat, targets.slice(0, 1)))).toBe(true)
})

test('[BT2] a statement takes no value above five', async () => {
  const { vote: cast } = await voting(9, { targets, isPulse: true })
  await cast(person(), { 'target-0': 5 })
  for (const value of [0, 6, 100])
    await expect(cast(person(), { 'target-0': value })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('[BT2] a ballot stores no value above what a slider of the activity ever reached, also of an older maximum', async () => {
  const { workshop, submit, vote: cast } = await voting(9)
  const stored = async () =>
    (await countedRows(workshop, 1))
      .get('poll-a')
      ?.map(({ value1 }) => value1)
      .sort()
  await cast(person(), 100)
  expect(await stored()).toEqual([5])
  for (const highest of [9, 4]) await submit(setHighest(workshop, highest))
  await Promise.all([cast(person(), 8), cast(person(), 77)])
  expect(await stored()).toEqual([5, 8, 9])
})

test('[BT11] a ballot whose caller expected another round is counted in the present one', async () => {
  const { workshop, submit, reset } = await voting(9, { targets })
  await reset(1)
  await submit(unexpected(workshop, person(), 1))
  expect([...(await countedRows(workshop, 2)).keys()].sort()).toEqual([...targets].sort())
})

test('[BT10] a round that is undone and started again in one tick counts what is voted then, once', async () => {
  const { workshop, submit, docs, reset, close } = await voting(9, { targets })
  const [pat, ann] = [person(), person()]
  await reset(1)
  for (const one of [pat, ann, person()]) await submit(vote(workshop, one, onAll(2), 2))
  // The first act makes the others wait for one tick together.
  const acts = [
    nothing(workshop),
    undoResetVotes(boss, workshop, 2),
    resetVotes(boss, workshop, 1),
    vote(workshop, pat, onAll(5), 2),
    vote(workshop, pat, onAll(4), 2),
    unexpected(workshop, ann, 2),
  ]
  await Promise.all(acts.map((one) => submit(one)))
  const { board, tally } = await docs()
  expect(votingRound(board)).toBe(2)
  expect(turnout(board, wholeScope).voted).toBe(2)
  expect(await marksOf(workshop, 'voted:all:2')).toBe(2)
  expect(await storedCounts(workshop, 2)).toEqual(plain(await countedRows(workshop, 2)))
  expect(tallyRoots.votes(tally).size).toBe(0)
  await submit(vote(workshop, person(), onAll(1), 2))
  await close()
  const shown = readTally((await docs()).tally, 2).get('target-0')
  expect(shown?.map(({ value1, votes }) => [value1, votes]).sort()).toEqual([
    [1, 1],
    [3, 1],
    [4, 1],
  ])
})

test('[BT10] an undone round drops nothing that the same tick voted elsewhere', async () => {
  const { workshop, submit, reset } = await voting(9, { targets })
  const pat = person()
  await reset(1)
  const acts = [
    nothing(workshop),
    undoResetVotes(boss, workshop, 2),
    vote(workshop, pat, onAll(5), 1),
    resetVotes(boss, workshop, 1),
    undoResetVotes(boss, workshop, 2),
    vote(workshop, pat, onAll(4), 1),
  ]
  await Promise.all(acts.map((one) => submit(one)))
  const counted = await countedRows(workshop, 1)
  expect(targets.map((id) => counted.get(id)?.map(({ value1 }) => value1))).toEqual(targets.map(() => [4]))
  expect(await storedCounts(workshop, 1)).toEqual(plain(counted))
})

test('[BT3] a first ballot in a pulse takes as many queries as one on polls', async () => {
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
  const takes = async (isPulse: boolean): Promise<number> => {
    const { workshop, submit } = await voting(9, { targets, isPulse })
    await submit(vote(workshop, person(), onAll(2)))
    const before = queries
    await submit(vote(workshop, person(), onAll(3)))
    return queries - before
  }
  const onPolls = await takes(false)
  expect(onPolls).toBeGreaterThan(0)
  expect(await takes(true)).toBe(onPolls)
})
