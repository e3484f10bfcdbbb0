import { expect, test } from 'vitest'
import {
  areResultsBlind,
  closingAtMs,
  isVotingClosed,
  resultsShownAtMs,
} from '#domain/activity/votes/showing.ts'
import { times } from '#domain/limits.ts'
import { closeVoting } from '#server/commands/votes/rounds.ts'
import { attached, person } from './liveWorkshop.ts'
import { boss, votesIn } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const { voting } = votesIn(withDatabase())

test('[BT18] [BT5] a close counts down three seconds; the server closes at their end and shows what waited', async () => {
  const { workshop, node, submit, vote, choose, told } = await voting(9)
  const board = await attached(node, workshop, workshop.board)
  for (const value of [4, 4]) await vote(person(), value)
  await choose('CLOSED')
  await submit(closeVoting(boss, workshop))
  expect([isVotingClosed(board, false), areResultsBlind(board, false)]).toEqual([false, true])
  const beganAt = (closingAtMs(board) ?? 0) - times.closingMs
  // Who has three seconds left may still vote.
  await vote(person(), 4)
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
