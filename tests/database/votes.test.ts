import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import {
  areResultsBlind,
  turnout,
  votingRound,
  wholeScope,
  closingAtMs,
  isVotingClosed,
  resultsShownAtMs,
} from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { pollType } from '#domain/evaluate/items.ts'
import {
  chooseResultsMode,
  openVoting,
  resetVotes,
  undoResetVotes,
  closeVoting,
} from '#server/commands/votes/rounds.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { person, startNode, attached } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import {
  actsOf,
  anyMode,
  anyPoll,
  boss,
  closeNow,
  documentsOf,
  letMistakesPass,
  nothing,
  plain,
  polls,
  proxy,
  resultsIn,
  setDeleted,
  setHighest,
  vote,
  votesIn,
  withdraw,
} from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'
import { times } from '#domain/limits.ts'

const database = withDatabase()
const { voting, votedWorkshop, countedRows, storedCounts, marksOf } = votesIn(database)
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
const by = fc.nat(6)
const anyVotes = fc.dictionary(anyPoll, values, { minKeys: 1, noNullPrototype: true })
const ballot = fc.dictionary(anyPoll, fc.option(values), { minKeys: 1, noNullPrototype: true })
const anyStep = actsOf<Step>(
  [10, ['vote'], { by, votes: ballot }],
  [3, ['withdraw'], { by, targets: fc.uniqueArray(anyPoll, { minLength: 1 }) }],
  [1, ['mode'], { mode: anyMode }],
  [1, ['close'], { closed: fc.boolean() }],
  [1, ['proxy'], { votes: anyVotes }],
  [2, ['reset', 'undo', 'restart']],
  [1, ['range'], { high: fc.integer({ min: 2, max: 7 }) }],
  [1, ['delete', 'restore'], { poll: anyPoll }],
)
const steps = fc.array(fc.record({ node: fc.nat(1), step: anyStep }), { minLength: 5, maxLength: 30 })

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
        await node(1).ticks.submit(nothing(workshop))
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
  return polls.filter((id) => pollType.deleted(desk).get(id) !== true)
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
      return proxy(workshop, boss, step.votes)
    case 'reset':
      return resetVotes(boss, workshop, undefined)
    case 'undo':
      return undoResetVotes(boss, workshop, undefined)
    case 'range':
      return setHighest(workshop, step.high)
    case 'delete':
    case 'restore':
      return setDeleted(workshop, step.poll, step.does === 'delete')
    case 'restart':
      throw new Error('no command')
  }
}

test('[BT1, C2] a person counts once, however often a ballot is sent and from however many tabs', async () => {
  const { workshop, node, docs } = await voting(3)
  const other = startNode(database.pool)
  const pat = person()
  const four = { 'poll-a': { value1: 4, value2: null } }
  const sent = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? node : other))
  await Promise.all(sent.map(({ ticks }) => ticks.submit(vote(workshop, pat, four))))
  expect((await countedRows(workshop, 1)).get('poll-a')).toHaveLength(1)
  expect(turnout((await docs()).board, wholeScope)).toMatchObject({ voted: 1, joined: 3 })
  await other.stop()
})

test('[BT10, BT11] a reset starts a round and can be undone; a ballot of the round before is refused', async () => {
  const { workshop, submit, docs, told, reset, undo } = await voting(2)
  const ballotIn = (who: CommandAuthor, value1: number, round: number) =>
    submit(vote(workshop, who, { 'poll-a': { value1, value2: null } }, round))
  const people = [person(), person()] as const
  for (const one of people) await ballotIn(one, 2, 1)
  await reset(1)
  // A retry after a lost acknowledgement starts no second round.
  await reset(1)
  await expect(ballotIn(people[0], 2, 1)).rejects.toMatchObject({ said: { code: 'roundOver' } })
  await ballotIn(people[0], 5, 2)
  await undo(2)
  const { board } = await docs()
  expect(votingRound(board)).toBe(1)
  expect(turnout(board, wholeScope)).toMatchObject({ voted: 2, joined: 2 })
  expect(await told()).toEqual({ '1:poll-a:2': 2 })
  expect(await countedRows(workshop, 2)).toEqual(new Map())
})

test('[BT18] [BT5] a close counts down three seconds; the server closes at their end and shows what waited', async () => {
  const { workshop, node, submit, vote: cast, choose, told } = await voting(9)
  const board = await attached(node, workshop, workshop.board)
  for (const _who of [1, 2]) await cast(person(), 4)
  await choose('CLOSED')
  await submit(closeVoting(boss, workshop))
  expect([isVotingClosed(board, false), areResultsBlind(board, false)]).toEqual([false, true])
  const beganAt = (closingAtMs(board) ?? 0) - times.closingMs
  // Who has three seconds left may still vote.
  await cast(person(), 4)
  expect(await told()).toEqual({})
  await new Promise<void>((resolve) => {
    const look = (): void => void (isVotingClosed(board, false) && resolve())
    board.on('update', look)
    look()
  })
  expect(closingAtMs(board)).toBeNull()
  expect((resultsShownAtMs(board) ?? 0) - beganAt).toBeGreaterThanOrEqual(times.closingMs)
  expect(await told()).toEqual({ '1:poll-a:4': 3 })
})
