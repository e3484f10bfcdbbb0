import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countsOf } from '#domain/activity/counts.ts'
import { turnout, voteCountKeys, wholeScope } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import { deletePolls } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { roots as pulse } from '#domain/pulse/roots.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, openVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { ballotOf, boss, closeNow, documentsOf, vote, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop, votedPulse, remove, storedCounts } = votesIn(database)

const ballot = (value1: number) => ({ 'poll-a': { value1, value2: null } })
const crowd = (people: number): CommandAuthor[] => Array.from({ length: people }, () => person())

/** How many votes on a target are shown, abstentions included. */
async function shownIn(node: TestNode, workshop: TestWorkshop, targetId = 'poll-a'): Promise<number> {
  const { tally } = await documentsOf(node, workshop)
  const counts = (readTally(tally, 1).get(targetId) ?? []).filter(({ isWithheld }) => !isWithheld)
  return counts.reduce((sum, { votes }) => sum + votes, 0)
}

test('[BT5] a change makes no step, so whoever joins twice more and keeps voting reads no ballot', async () => {
  const workshop = await votedWorkshop(1, 10)
  const node = startNode(database.pool)
  const [victim = boss, next = boss, ...fakes] = crowd(4)
  for (const one of fakes) await node.ticks.submit(vote(workshop, one, ballot(1)))
  await node.ticks.submit(vote(workshop, victim, ballot(5)))
  expect(await shownIn(node, workshop)).toBe(3)
  // What two more joins cost is one step, once.
  for (const value of [2, 3, 4])
    for (const one of fakes) await node.ticks.submit(vote(workshop, one, ballot(value)))
  await node.ticks.submit(vote(workshop, next, ballot(5)))
  for (const one of fakes) {
    await node.ticks.submit(withdraw(workshop, one, ['poll-a']))
    await node.ticks.submit(vote(workshop, one, ballot(5)))
  }
  const { tally } = await documentsOf(node, workshop)
  expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:1': 2, '1:poll-a:5': 1 })
  await node.stop()
})

test('[BT5] [BT8] a withdrawal makes no step, and is shown with others', async () => {
  const workshop = await votedWorkshop(1, 12)
  const node = startNode(database.pool)
  const people = crowd(8)
  for (const one of people.slice(0, 3)) await node.ticks.submit(vote(workshop, one, ballot(2)))
  expect(await shownIn(node, workshop)).toBe(3)
  await node.ticks.submit(withdraw(workshop, people[0] ?? boss, ['poll-a']))
  for (const one of people.slice(3, 6)) await node.ticks.submit(vote(workshop, one, ballot(3)))
  // Three new values and one that is gone are two.
  expect(await shownIn(node, workshop)).toBe(3)
  await node.ticks.submit(vote(workshop, people[6] ?? boss, ballot(3)))
  expect(await shownIn(node, workshop)).toBe(6)
  await node.stop()
})

test('[BT5] [BT13] removed voters do not make the others’ votes look like everybody’s', async () => {
  const workshop = await votedWorkshop(1, 5)
  const node = startNode(database.pool)
  const people = crowd(4)
  for (const one of people.slice(0, 2)) await node.ticks.submit(vote(workshop, one, ballot(2)))
  await remove(workshop, 2)
  await node.ticks.submit(vote(workshop, people[2] ?? boss, ballot(5)))
  // Three are there and three have voted, but two of those may be gone.
  expect(await shownIn(node, workshop)).toBe(0)
  await closeNow(node, workshop)
  expect(await shownIn(node, workshop)).toBe(3)
  await node.stop()
})

test('[BT12] [BT5] facilitators’ votes and those for others make no step, and go along with the next', async () => {
  const workshop = await votedWorkshop(1, 30)
  const node = startNode(database.pool)
  const entered = { id: randomUUID(), round: undefined, votes: new Map(Object.entries(ballot(5))) }
  await node.ticks.submit(enterProxyVotes(boss, workshop, entered))
  for (const value of [4, 3]) await node.ticks.submit(vote(workshop, person('facilitator'), ballot(value)))
  for (const one of crowd(5)) await node.ticks.submit(vote(workshop, one, ballot(1)))
  const { board } = await documentsOf(node, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 5, joined: 30, proxies: 1 })
  expect(await shownIn(node, workshop)).toBe(0)
  await node.ticks.submit(vote(workshop, person(), ballot(1)))
  expect(await shownIn(node, workshop)).toBe(9)
  await node.stop()
})

test('[BT5] what is added after everybody has voted is shown when everybody has voted on it', async () => {
  const workshop = await votedWorkshop(1, 5)
  const node = startNode(database.pool)
  const people = crowd(5)
  for (const one of people) await node.ticks.submit(vote(workshop, one, ballot(2)))
  expect(await shownIn(node, workshop)).toBe(5)
  for (const one of people.slice(0, 4)) {
    await node.ticks.submit(vote(workshop, one, { 'poll-b': { value1: 4, value2: null } }))
    expect(await shownIn(node, workshop, 'poll-b')).toBe(0)
  }
  await node.ticks.submit(vote(workshop, people[4] ?? boss, { 'poll-b': null }))
  expect(await shownIn(node, workshop, 'poll-b')).toBe(5)
  await node.stop()
})

test('[BT5] [PU5] a statement that is moved into a category in which all have voted shows no ballot alone', async () => {
  const workshop = await votedPulse(3, ['one', 'two'])
  const node = startNode(database.pool)
  const people = crowd(3)
  const on = (id: string) => ({ [id]: { value1: 4, value2: null } })
  for (const one of people) await node.ticks.submit(vote(workshop, one, on('one')))
  await node.ticks.submit(vote(workshop, people[0] ?? boss, on('two')))
  await node.ticks.submit(
    act(workshop, boss, (inTick) => {
      const statements = pulse.statements(inTick.activity(workshop.objectId).desk)
      const two = statements.get('two')
      if (two) statements.set('two', { ...two, groupId: 'group of one' })
      return { result: null }
    }),
  )
  expect([await shownIn(node, workshop, 'one'), await shownIn(node, workshop, 'two')]).toEqual([3, 0])
  await node.stop()
})

test('[BT5] [BT19] a close withholds one or two values, whatever returns after it', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  const people = crowd(3)
  await node.ticks.submit(vote(workshop, people[0] ?? boss, ballot(2)))
  const onDesk = (isDeleted: boolean) =>
    act(workshop, boss, (inTick) => {
      const { desk } = inTick.activity(workshop.objectId)
      if (isDeleted) deletePolls(desk, ['poll-a'])
      else roots.pollDeleted(desk).delete('poll-a')
      return { result: null }
    })
  const told = async () => tallyRoots.votes((await documentsOf(node, workshop)).tally).toJSON()
  await node.ticks.submit(onDesk(true))
  await closeNow(node, workshop)
  await node.ticks.submit(onDesk(false))
  expect(await told()).toEqual({ '1:poll-a:?': 1 })
  // Voting goes on; what is cast now may be recognised, and needs no company.
  await node.ticks.submit(openVoting(boss, workshop))
  expect(await told()).toEqual({})
  await node.ticks.submit(ballotOf(workshop, people[1] ?? boss, { votes: ballot(5), isRecognisable: true }))
  expect(await told()).toEqual({})
  await closeNow(node, workshop)
  expect(await told()).toEqual({ '1:poll-a:5': 1, '1:poll-a:?': 1 })
  await node.ticks.submit(openVoting(boss, workshop))
  for (const one of [people[2] ?? boss, person()]) await node.ticks.submit(vote(workshop, one, ballot(3)))
  await closeNow(node, workshop)
  expect(await told()).toEqual({ '1:poll-a:2': 1, '1:poll-a:3': 2, '1:poll-a:5': 1 })
  await node.stop()
})

test.each(['STEPS', 'LIVE', 'CLOSED'] as const)(
  '[BT5] [BT6] another mode, a reopening or the undo of a reset shows nothing that was cast in %s before',
  async (mode) => {
    const workshop = await votedWorkshop(1, 20)
    const node = startNode(database.pool)
    await node.ticks.submit(chooseResultsMode(boss, workshop, mode))
    for (const one of crowd(3)) await node.ticks.submit(vote(workshop, one, ballot(2)))
    for (const other of ['LIVE', 'STEPS', 'CLOSED']) {
      const chosen = node.ticks.submit(chooseResultsMode(boss, workshop, other))
      await (mode === 'CLOSED' && other !== 'CLOSED' ? expect(chosen).rejects.toThrow() : chosen)
      await node.ticks.submit(openVoting(boss, workshop))
      await node.ticks.submit(resetVotes(boss, workshop, 1))
      await node.ticks.submit(undoResetVotes(boss, workshop, 2))
      expect(await shownIn(node, workshop)).toBe(0)
    }
    await node.stop()
  },
)

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
  await closeNow(node, workshop)
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

test.each([
  [40, 2],
  [1, 1],
])(
  '[BT3] %s counted and shown for 2 votes is repaired when an activity is loaded, and %s of them stays shown',
  async (wrong, shown) => {
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
    expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:2': shown })
    expect(countsOf(board).get(voteCountKeys.voted(wholeScope, 1))).toBe(2)
    await fresh.stop()
  },
)
