import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import {
  areResultsBlind,
  closingAtMs,
  isVotingClosed,
  resultsShownAtMs,
} from '#domain/activity/votes/showing.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import { times } from '#domain/limits.ts'
import { chooseResultsMode, closeVoting } from '#server/commands/votes/rounds.ts'
import { attached, person, startNode } from './liveWorkshop.ts'
import { boss, documentsOf, vote, votesIn } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop } = votesIn(database)

async function untilClosed(board: Y.Doc): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => void (isVotingClosed(board, false) && resolve())
    board.on('update', look)
    look()
  })
}

test('[BT18] [BT5] a close counts down three seconds; the server closes at their end and shows what waited', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  const board = await attached(node, workshop, workshop.board)
  for (const value1 of [4, 4])
    await node.ticks.submit(vote(workshop, person(), { 'poll-a': { value1, value2: null } }))
  await node.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  await node.ticks.submit(closeVoting(boss, workshop))
  expect([isVotingClosed(board, false), areResultsBlind(board, false)]).toEqual([false, true])
  const beganAt = (closingAtMs(board) ?? 0) - times.closingMs
  // Who has three seconds left may still vote.
  await node.ticks.submit(vote(workshop, person(), { 'poll-a': { value1: 4, value2: null } }))
  expect(readTally((await documentsOf(node, workshop)).tally, 1).get('poll-a')).toBeUndefined()
  await untilClosed(board)
  expect(closingAtMs(board)).toBeNull()
  expect((resultsShownAtMs(board) ?? 0) - beganAt).toBeGreaterThanOrEqual(times.closingMs)
  const shown = readTally((await documentsOf(node, workshop)).tally, 1).get('poll-a')
  expect(shown?.map(({ value1, votes }) => [value1, votes])).toEqual([[4, 3]])
  await node.stop()
})
