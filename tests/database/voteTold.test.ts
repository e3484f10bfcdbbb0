import { expect, test } from 'vitest'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, openVoting } from '#server/commands/votes/rounds.ts'
import { person, startNode } from './liveWorkshop.ts'
import { ballotOf, boss, closeNow, documentsOf, vote, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop } = votesIn(database)

const ballot = (value1: number) => ({ 'poll-a': { value1, value2: null } })

test('[BT6] [BT19] live results show a ballot whose voter was told so, and no other', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  await node.ticks.submit(vote(workshop, person(), ballot(1)))
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
  const told = async () => tallyRoots.votes((await documentsOf(node, workshop)).tally).toJSON()
  const live = person()
  await node.ticks.submit(ballotOf(workshop, live, { votes: ballot(5), isRecognisable: true }))
  expect(await told()).toEqual({ '1:poll-a:5': 1 })
  await node.ticks.submit(ballotOf(workshop, live, { votes: ballot(4), isRecognisable: true }))
  expect(await told()).toEqual({ '1:poll-a:4': 1 })
  // An offline device or another client says nothing.
  await node.ticks.submit(vote(workshop, person(), ballot(3)))
  expect(await told()).toEqual({ '1:poll-a:4': 1 })
  // Who lets go of a value while it is live, and votes as others do, is no company anew.
  await node.ticks.submit(ballotOf(workshop, live, { votes: { 'poll-a': null }, isRecognisable: true }))
  expect(await told()).toEqual({ '1:poll-a:4': 1, '1:poll-a:-': 1 })
  // The next vote takes it along.
  await node.ticks.submit(ballotOf(workshop, person(), { votes: ballot(1), isRecognisable: true }))
  expect(await told()).toEqual({ '1:poll-a:1': 1, '1:poll-a:-': 1 })
  await node.stop()
})

test('[BT19] whoever moves a live vote from value to value does not see on which one another vote waits', async () => {
  const read = []
  for (const value of [2, 4]) {
    const workshop = await votedWorkshop(1, 9)
    const node = startNode(database.pool)
    await node.ticks.submit(vote(workshop, person(), ballot(value)))
    await node.ticks.submit(vote(workshop, person(), { 'poll-a': null }))
    await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
    const prober = person()
    const seen: unknown[] = []
    const look = async () => seen.push(tallyRoots.votes((await documentsOf(node, workshop)).tally).toJSON())
    await look()
    for (const probed of [2, 4, 2]) {
      await node.ticks.submit(ballotOf(workshop, prober, { votes: ballot(probed), isRecognisable: true }))
      await look()
    }
    await node.ticks.submit(withdraw(workshop, prober, ['poll-a'], { isRecognisable: true }))
    await look()
    await closeNow(node, workshop)
    await look()
    read.push(seen)
    await node.stop()
  }
  expect(read[0]).toEqual(read[1])
  // An abstention that was cast before is not shown alone either.
  expect(read[0]?.slice(0, 2)).toEqual([{}, { '1:poll-a:2': 1 }])
})

test('[BT12] [BT19] what facilitators enter is shown at a close, also after somebody let go of a live vote', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'LIVE'))
  const live = person()
  await node.ticks.submit(ballotOf(workshop, live, { votes: ballot(5), isRecognisable: true }))
  await node.ticks.submit(withdraw(workshop, live, ['poll-a'], { isRecognisable: true }))
  for (const id of ['one', 'two']) {
    const votes = new Map(Object.entries(ballot(2)))
    await node.ticks.submit(enterProxyVotes(person('facilitator'), workshop, { id, round: undefined, votes }))
  }
  await closeNow(node, workshop)
  const { tally } = await documentsOf(node, workshop)
  expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
  await node.stop()
})

test('[BT8] [BT19] whoever withdraws a shown vote after a reopening and votes again is counted once', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  const people = [person(), person(), person()]
  for (const one of people) await node.ticks.submit(vote(workshop, one, ballot(2)))
  await closeNow(node, workshop)
  await node.ticks.submit(openVoting(boss, workshop))
  const [again = boss] = people
  await node.ticks.submit(withdraw(workshop, again, ['poll-a'], { isRecognisable: true }))
  await node.ticks.submit(ballotOf(workshop, again, { votes: ballot(5), isRecognisable: true }))
  await closeNow(node, workshop)
  const { tally } = await documentsOf(node, workshop)
  expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
  await node.stop()
})
