import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countsOf } from '#domain/activity/counts.ts'
import { turnout, voteCountKeys, wholeScope } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import { deletePolls } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, closeVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { boss, documentsOf, vote, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop, join, remove, marksOf, storedCounts } = votesIn(database)

const ballot = (value1: number) => ({ 'poll-a': { value1, value2: null } })
const crowd = (people: number): CommandAuthor[] => Array.from({ length: people }, () => person())
const waits = `waiting:${wholeScope}:1`

async function shownIn(node: TestNode, workshop: TestWorkshop): Promise<number> {
  const { tally } = await documentsOf(node, workshop)
  return (readTally(tally, 1).get('poll-a') ?? []).reduce((sum, { votes }) => sum + votes, 0)
}

test('[BT5] whoever votes often waits as one person, so that nobody’s ballot is shown alone', async () => {
  const workshop = await votedWorkshop(1, 10)
  const node = startNode(database.pool)
  const [pat = boss, ...others] = crowd(3)
  for (const value of [1, 2, 3, 4]) await node.ticks.submit(vote(workshop, pat, ballot(value)))
  const { board } = await documentsOf(node, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 1, waiting: 1 })
  expect([await shownIn(node, workshop), await marksOf(workshop, waits)]).toEqual([0, 1])
  for (const one of others) await node.ticks.submit(vote(workshop, one, ballot(5)))
  expect([await shownIn(node, workshop), await marksOf(workshop, waits)]).toEqual([3, 0])
  // What was shown and is changed twice waits once, too.
  for (const value of [1, 2, 1]) await node.ticks.submit(vote(workshop, pat, ballot(value)))
  const after = await documentsOf(node, workshop)
  expect(turnout(after.board, wholeScope).waiting).toBe(1)
  expect(readTally(after.tally, 1).get('poll-a')).toContainEqual(
    expect.objectContaining({ value1: 4, votes: 1 }),
  )
  await node.stop()
})

test('[BT5] [BT8] a ballot that is withdrawn before it was shown fills no step; one that was shown does', async () => {
  const workshop = await votedWorkshop(1, 12)
  const node = startNode(database.pool)
  const people = crowd(3)
  for (const one of people.slice(0, 2)) {
    await node.ticks.submit(vote(workshop, one, ballot(2)))
    await node.ticks.submit(withdraw(workshop, one, ['poll-a']))
  }
  await node.ticks.submit(vote(workshop, people[2] ?? boss, ballot(5)))
  expect(await shownIn(node, workshop)).toBe(0)
  for (const one of people.slice(0, 2)) await node.ticks.submit(vote(workshop, one, ballot(3)))
  expect(await shownIn(node, workshop)).toBe(3)
  await node.ticks.submit(withdraw(workshop, people[0] ?? boss, ['poll-a']))
  const { board } = await documentsOf(node, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 2, waiting: 1 })
  expect(await shownIn(node, workshop)).toBe(3)
  await node.stop()
})

test('[BT5] [BT13] removed voters do not make the others’ votes look like everybody’s', async () => {
  const workshop = await votedWorkshop(1, 5)
  const node = startNode(database.pool)
  const people = crowd(4)
  for (const one of people.slice(0, 2)) await node.ticks.submit(vote(workshop, one, ballot(2)))
  await remove(workshop, 2)
  await node.ticks.submit(vote(workshop, people[2] ?? boss, ballot(5)))
  // Three have joined and three have voted, but two of those are gone: two are still to vote.
  expect(await shownIn(node, workshop)).toBe(0)
  await node.ticks.submit(closeVoting(boss, workshop, true))
  expect(await shownIn(node, workshop)).toBe(3)
  await node.stop()
})

test('[BT12] [BT5] a ballot for somebody without a device is not shown alone', async () => {
  const workshop = await votedWorkshop(1, 30)
  const node = startNode(database.pool)
  const entered = { id: randomUUID(), round: undefined, votes: new Map(Object.entries(ballot(5))) }
  await node.ticks.submit(enterProxyVotes(boss, workshop, entered))
  const { board } = await documentsOf(node, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 0, joined: 30, proxies: 1 })
  expect(await shownIn(node, workshop)).toBe(0)
  await node.stop()
})

test('[BT13] [BT5] who joined since the last vote counts when somebody withdraws', async () => {
  const workshop = await votedWorkshop(1, 4)
  const node = startNode(database.pool)
  const people = crowd(4)
  const both = { ...ballot(2), 'poll-b': { value1: 4, value2: null } }
  for (const one of people) await node.ticks.submit(vote(workshop, one, both))
  expect(await shownIn(node, workshop)).toBe(4)
  await join(workshop, 3)
  await node.ticks.submit(withdraw(workshop, people[0] ?? boss, ['poll-a']))
  const { board } = await documentsOf(node, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 4, joined: 7, waiting: 1 })
  expect(await shownIn(node, workshop)).toBe(4)
  await node.stop()
})

test('[BT5] what returns after the close waits no longer', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  await node.ticks.submit(vote(workshop, person(), ballot(2)))
  const onDesk = (isDeleted: boolean) =>
    act(workshop, boss, (inTick) => {
      const { desk } = inTick.activity(workshop.objectId)
      if (isDeleted) deletePolls(desk, ['poll-a'])
      else roots.pollDeleted(desk).delete('poll-a')
      return { result: null }
    })
  await node.ticks.submit(onDesk(true))
  await node.ticks.submit(closeVoting(boss, workshop, true))
  expect(await shownIn(node, workshop)).toBe(0)
  await node.ticks.submit(onDesk(false))
  expect(await shownIn(node, workshop)).toBe(1)
  await node.stop()
})

test('[BT6] blind results stay blind while voting is open and somebody voted', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  const choose = (mode: string) => node.ticks.submit(chooseResultsMode(boss, workshop, mode))
  await choose('CLOSED')
  await choose('LIVE')
  await choose('CLOSED')
  await node.ticks.submit(vote(workshop, person(), ballot(2)))
  for (const mode of ['LIVE', 'STEPS'])
    await expect(choose(mode)).rejects.toMatchObject({ said: { code: 'blindUntilClosed' } })
  await choose('CLOSED')
  expect(await shownIn(node, workshop)).toBe(0)
  await node.ticks.submit(closeVoting(boss, workshop, true))
  await choose('LIVE')
  await choose('CLOSED')
  // Nobody has voted in the next round.
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  await choose('STEPS')
  await node.stop()
})

test('[BT6] [BT10] a blind round does not return under another choice', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  await node.ticks.submit(vote(workshop, person(), ballot(2)))
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
  await expect(node.ticks.submit(undoResetVotes(boss, workshop, 2))).rejects.toMatchObject({
    said: { code: 'undoTooLate' },
  })
  expect(await shownIn(node, workshop)).toBe(0)
  await node.stop()
})

test('[BT3] a recount deletes counts of the tally that no row explains', async () => {
  const workshop = await votedWorkshop(1, 2)
  const node = startNode(database.pool)
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
  await node.ticks.submit(vote(workshop, person(), ballot(2)))
  await node.stop()
  await database.pool.query('delete from vote_counts where object_id = $1', [workshop.objectId])
  await database.pool.query('delete from votes where object_id = $1', [workshop.objectId])
  const fresh = startNode(database.pool)
  await fresh.ticks.submit(act(workshop, boss, () => ({ result: null })))
  expect(tallyRoots.votes((await documentsOf(fresh, workshop)).tally).size).toBe(0)
  await fresh.stop()
})

test.each([40, 1])(
  '[BT3] %s counted for 2 votes is repaired when an activity is loaded, in the tally too',
  async (wrong) => {
    const people = [person(), person()]
    const workshop = await votedWorkshop(1, 9)
    const node = startNode(database.pool)
    await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
    for (const one of people)
      await node.ticks.submit(vote(workshop, one, { 'poll-a': { value1: 2, value2: null } }))
    await node.stop()
    await database.pool.query('update vote_counts set votes = $2, shown = $2 where object_id = $1', [
      workshop.objectId,
      wrong,
    ])
    const fresh = startNode(database.pool)
    await fresh.ticks.submit(act(workshop, boss, () => ({ result: null })))
    expect(await storedCounts(workshop, 1)).toEqual([{ key: 'poll-a 2 -1', votes: 2 }])
    const { tally, board } = await documentsOf(fresh, workshop)
    expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:2': 2 })
    expect(countsOf(board).get(voteCountKeys.voted(wholeScope, 1))).toBe(2)
    await fresh.stop()
  },
)
