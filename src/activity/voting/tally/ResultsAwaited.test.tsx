import { screen } from '@testing-library/react'
import { test } from 'vitest'
import * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import type { Voting } from '../useVoting.ts'
import { ResultsAwaited } from './ResultsAwaited.tsx'

const open: Voting = {
  ...{ round: 1, mode: 'STEPS', isClosed: false, isClosedByHand: false },
  ...{ areBlind: false, areShown: false, shownAtMs: null },
}
const scopes = ['team', 'work']

/** @param voted in each category, of those who joined */
function awaited(voted: readonly number[], joined: number, voting: Partial<Voting> = {}) {
  const board = new Y.Doc()
  countsOf(board).set(voteCountKeys.joined, joined)
  voted.forEach((count, at) => countsOf(board).set(voteCountKeys.voted(scopes[at] ?? '', 1), count))
  return <ResultsAwaited {...{ board, scopes }} voting={{ ...open, ...voting }} blindIcon={null} />
}
const { Room: Participant } = stillRoom('awaited-participant')

test.each<[string, Parameters<typeof awaited>]>([
  ['3 votes wait for the last person', [[3, 3], 4]],
  ['1 vote waits for the last person', [[1], 2]],
  ['5 votes wait until everyone has voted', [[3, 2], 5]],
  ['2 votes wait for more votes', [[2], 9]],
  ['2 votes wait until voting closes', [[2], 4, { mode: 'CLOSED', areBlind: true }]],
  ['Results are hidden until voting closes', [[], 4, { mode: 'CLOSED', areBlind: true }]],
  ['No votes yet', [[], 4]],
  ['No votes to show', [[], 4, { isClosed: true }]],
])('[PU13] where nothing is shown it says “%s”', (words, facts) => {
  renderView(<Participant>{awaited(...facts)}</Participant>)
  screen.getByRole('heading', { name: words })
})

test('[PU13] [BT19] facilitators read why votes wait for others', () => {
  showAnsweringByHand('awaited', awaited([3], 4))
  screen.getByText(/^Votes are shown at least three at a time/)
})
