import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { closingAtMs, isVotingClosed } from '#domain/activity/votes/showing.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import { countDown } from '#server/commands/votes/rounds.ts'
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

test('[BT18] [BT5] a countdown whose facilitator is gone closes voting, and shows what waited', async () => {
  const workshop = await votedWorkshop(1, 9)
  const node = startNode(database.pool)
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(vote(workshop, person(), { 'poll-a': { value1: 4, value2: null } }))
  expect(readTally((await documentsOf(node, workshop)).tally, 1).get('poll-a')).toBeUndefined()
  await node.ticks.submit(countDown(boss, workshop, true))
  expect(isVotingClosed(board, false)).toBe(false)
  await untilClosed(board)
  expect(closingAtMs(board)).toBeNull()
  const shown = readTally((await documentsOf(node, workshop)).tally, 1).get('poll-a')
  expect(shown?.map(({ value1, votes }) => [value1, votes])).toEqual([[4, 1]])
  await node.stop()
})
