import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { areResultsBlind, turnout, votingRound, wholeScope } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { deletePolls } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { updateSetup } from '#domain/evaluate/setup.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, openVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import {
  ballotOf,
  boss,
  closeNow,
  documentsOf,
  plain,
  polls,
  resultsIn,
  vote,
  votesIn,
  withdraw,
} from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop, countedRows, storedCounts, marksOf } = votesIn(database)
type Step =
  | { does: 'vote'; by: number; votes: Record<string, VoteValues | null> }
  | { does: 'withdraw'; by: number; targets: string[] }
  | { does: 'mode'; mode: ResultsMode }
  | { does: 'close'; closed: boolean }
  | { does: 'proxy'; votes: Record<string, VoteValues> }
  | { does: 'reset' | 'undo' | 'restart' }
  | { does: 'range'; high: number }
  | { does: 'delete' | 'restore'; poll: string }

const value = fc.integer({ min: 1, max: 7 })
const values = fc.record({ value1: value, value2: value })
const poll = fc.constantFrom(...polls)
const steps: fc.Arbitrary<{ node: number; step: Step }[]> = fc.array(
  fc.record({
    node: fc.nat(1),
    step: fc.oneof<{ arbitrary: fc.Arbitrary<Step>; weight: number }[]>(
      {
        weight: 10,
        arbitrary: fc.record({
          does: fc.constant('vote' as const),
          by: fc.nat(6),
          votes: fc.dictionary(poll, fc.option(values), { minKeys: 1, noNullPrototype: true }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constant('withdraw' as const),
          by: fc.nat(6),
          targets: fc.uniqueArray(poll, { minLength: 1 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constant('mode' as const),
          mode: fc.constantFrom<ResultsMode>('STEPS', 'LIVE', 'CLOSED'),
        }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('close' as const), closed: fc.boolean() }) },
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constant('proxy' as const),
          votes: fc.dictionary(poll, values, { minKeys: 1, noNullPrototype: true }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          does: fc.constantFrom('reset' as const, 'undo' as const, 'restart' as const),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('range' as const), high: fc.integer({ min: 2, max: 7 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constantFrom('delete' as const, 'restore' as const), poll }),
      },
    ),
  }),
  { minLength: 5, maxLength: 30 },
)

test.each([1, 2] as const)(
  '[BT1, BT2, BT3, BT8, BT9, BT10, BT13] on %s axes, any order of acts on two servers leaves counts that equal the rows',
  async (axes) => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const people = Array.from({ length: 7 }, () => person())
        const workshop = await votedWorkshop(axes, people.length)
        const nodes: TestNode[] = [startNode(database.pool), startNode(database.pool)]
        const node = (at: number): TestNode => nodes[at] as TestNode
        let blind = { round: 0, votes: {} }
        for (const { node: at, step } of all) {
          if (step.does === 'restart') {
            await node(at).stop()
            nodes[at] = startNode(database.pool)
            continue
          }
          if (step.does === 'close' && step.closed) await closeNow(node(at), workshop)
          else
            await node(at)
              .ticks.submit(commandOf(workshop, people, step))
              .catch(letMistakesPass)
          const { board, tally } = await documentsOf(node(at), workshop)
          const round = votingRound(board)
          expect(await storedCounts(workshop, round)).toEqual(plain(await countedRows(workshop, round)))
          const { voted } = turnout(board, wholeScope)
          expect(voted).toBe(await marksOf(workshop, `voted:${wholeScope}:${round}`))
          // While results are blind, the tally of the round stands still.
          const votes = tallyRoots.votes(tally).toJSON()
          if (areResultsBlind(board, false) && blind.round === round) expect(votes).toEqual(blind.votes)
          blind = { round: areResultsBlind(board, false) ? round : 0, votes }
          expect([...tallyRoots.votes(tally).keys()].every((key) => Number.parseInt(key, 10) <= round)).toBe(
            true,
          )
        }
        // Once what waits has company, a close shows everything, on each server.
        await node(0).ticks.submit(resetVotes(boss, workshop, undefined))
        const { desk: before } = await documentsOf(node(0), workshop)
        const onAll = Object.fromEntries(there(before).map((id) => [id, { value1: 2, value2: 3 }]))
        const isVoted = Object.keys(onAll).length > 0
        if (isVoted)
          for (const one of people.slice(0, 3)) await node(0).ticks.submit(vote(workshop, one, onAll))
        await closeNow(node(0), workshop)
        await node(1).ticks.submit(act(workshop, boss, () => ({ result: null })))
        for (const one of nodes) {
          const { board, tally, desk } = await documentsOf(one, workshop)
          const counted = await countedRows(workshop, votingRound(board))
          const shown = readTally(tally, votingRound(board))
          expect(resultsIn(shown, desk, there(desk))).toEqual(resultsIn(counted, desk, there(desk)))
          await one.stop()
        }
      }),
      { numRuns: 12, interruptAfterTimeLimit: 25_000, markInterruptAsFailure: false },
    )
  },
)

function there(desk: Y.Doc): string[] {
  return polls.filter((id) => roots.pollDeleted(desk).get(id) !== true)
}

function commandOf(workshop: TestWorkshop, people: CommandAuthor[], step: Step): Command<unknown> {
  switch (step.does) {
    case 'vote':
      return vote(workshop, people[step.by] ?? boss, step.votes)
    case 'withdraw':
      return withdraw(workshop, people[step.by] ?? boss, step.targets)
    case 'mode':
      return chooseResultsMode(boss, workshop, step.mode)
    case 'close':
      return openVoting(boss, workshop)
    case 'proxy':
      return enterProxyVotes(boss, workshop, {
        id: randomUUID(),
        round: undefined,
        votes: new Map(Object.entries(step.votes)),
      })
    case 'reset':
      return resetVotes(boss, workshop, undefined)
    case 'undo':
      return undoResetVotes(boss, workshop, undefined)
    case 'range':
      return act(workshop, boss, (inTick) => {
        updateSetup(inTick.activity(workshop.objectId).desk, { pollRangeH: step.high })
        return { result: null }
      })
    case 'delete':
      return act(workshop, boss, (inTick) => {
        deletePolls(inTick.activity(workshop.objectId).desk, [step.poll])
        return { result: null }
      })
    case 'restore':
      return act(workshop, boss, (inTick) => {
        roots.pollDeleted(inTick.activity(workshop.objectId).desk).delete(step.poll)
        return { result: null }
      })
    case 'restart':
      throw new Error('no command')
  }
}

function letMistakesPass(error: Error): void {
  if (!['UserMistake', 'Refusal'].includes(error.name)) throw error
}

test('[BT1, C2] a person counts once, however often a ballot is sent and from however many tabs', async () => {
  const workshop = await votedWorkshop(1, 3)
  const nodes = [startNode(database.pool), startNode(database.pool)]
  const pat = person()
  const ballot = { 'poll-a': { value1: 4, value2: null } }
  const sent = Array.from({ length: 20 }, (_, at) => nodes[at % 2] as TestNode)
  await Promise.all(sent.map(({ ticks }) => ticks.submit(vote(workshop, pat, ballot))))
  const counted = await countedRows(workshop, 1)
  expect(counted.get('poll-a')).toHaveLength(1)
  const { board } = await documentsOf(nodes[0] as TestNode, workshop)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 1, joined: 3 })
  await Promise.all(nodes.map((one) => one.stop()))
})

test('[BT5] results move in steps of at least three ballots, and never for one or two who are left', async () => {
  const people = Array.from({ length: 10 }, () => person())
  const workshop = await votedWorkshop(1, people.length)
  const node = startNode(database.pool)
  const shownVotes: number[] = []
  for (const one of people) {
    await node.ticks.submit(vote(workshop, one, { 'poll-a': { value1: 3, value2: null } }))
    const { tally } = await documentsOf(node, workshop)
    shownVotes.push(readTally(tally, 1).get('poll-a')?.[0]?.votes ?? 0)
  }
  // After nine, one person is left: their ballot would stand alone.
  expect(shownVotes).toEqual([0, 0, 3, 3, 3, 6, 6, 6, 6, 10])
  await node.stop()
})

test('[BT5] [BT19] a change after everyone has voted is shown where its voter was told so', async () => {
  const people = [person(), person(), person()]
  const workshop = await votedWorkshop(1, people.length)
  const node = startNode(database.pool)
  for (const one of people)
    await node.ticks.submit(vote(workshop, one, { 'poll-a': { value1: 2, value2: null } }))
  const five = { 'poll-a': { value1: 5, value2: null } }
  const told = async () => tallyRoots.votes((await documentsOf(node, workshop)).tally).toJSON()
  await node.ticks.submit(vote(workshop, people[0] ?? boss, five))
  // A change alone is not told as withheld, as there is no vote more than before.
  expect(await told()).toEqual({ '1:poll-a:2': 3 })
  await node.ticks.submit(ballotOf(workshop, people[1] ?? boss, { votes: five, isRecognisable: true }))
  expect(await told()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
  await node.stop()
})

test('[BT6] blind results show nothing until voting closes', async () => {
  const people = [person(), person(), person()]
  const workshop = await votedWorkshop(1, people.length)
  const node = startNode(database.pool)
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  for (const one of people)
    await node.ticks.submit(vote(workshop, one, { 'poll-a': { value1: 2, value2: null } }))
  expect(tallyRoots.votes((await documentsOf(node, workshop)).tally).size).toBe(0)
  await closeNow(node, workshop)
  expect(tallyRoots.votes((await documentsOf(node, workshop)).tally).toJSON()).toEqual({ '1:poll-a:2': 3 })
  await expect(
    node.ticks.submit(vote(workshop, boss, { 'poll-a': { value1: 5, value2: null } })),
  ).rejects.toMatchObject({ said: { code: 'votingClosed' } })
  await node.stop()
})

test('[BT10, BT11] a reset starts a round and can be undone; a ballot of the round before is refused', async () => {
  const people = [person(), person()]
  const workshop = await votedWorkshop(1, people.length)
  const node = startNode(database.pool)
  const ballot = { 'poll-a': { value1: 2, value2: null } }
  for (const one of people) await node.ticks.submit(vote(workshop, one, ballot, 1))
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  // A retry after a lost acknowledgement starts no second round.
  await node.ticks.submit(resetVotes(boss, workshop, 1))
  const late = node.ticks.submit(vote(workshop, people[0] ?? boss, ballot, 1))
  await expect(late).rejects.toMatchObject({ said: { code: 'roundOver' } })
  await node.ticks.submit(vote(workshop, people[0] ?? boss, { 'poll-a': { value1: 5, value2: null } }, 2))
  await node.ticks.submit(undoResetVotes(boss, workshop, 2))
  const { board, tally } = await documentsOf(node, workshop)
  expect(votingRound(board)).toBe(1)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 2, joined: 2 })
  expect(tallyRoots.votes(tally).toJSON()).toEqual({ '1:poll-a:2': 2 })
  expect(await countedRows(workshop, 2)).toEqual(new Map())
  await node.stop()
})
