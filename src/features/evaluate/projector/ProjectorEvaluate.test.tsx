import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillTally } from '#activity/voting/tally/fillTally.ts'
import { setResultsShown, startRound } from '#domain/activity/votes/voting.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import { ProjectorEvaluate } from './ProjectorEvaluate.tsx'

test('[J1] [BT10] the room’s screen has the results once they are shown, beside those of the round before', async () => {
  const { part, docs, room, tell, show } = openEvaluate('participant')
  act(() => tell({ moves: 2, currentState: 'RU', activePartId: part.id, showResultsPage: true }))
  room.documents.get({ kind: 'tally', id: part.objectId }).fill((tally) => {
    const targetId = docs.board.getMap('polls').keys().next().value as string
    for (const [round, value1] of [
      [1, 3],
      [2, 4],
    ] as const)
      fillTally(tally, round, [{ targetId, value1, value2: null, votes: 3 }])
  })
  act(() => startRound(docs.board, 0))
  show(<ProjectorEvaluate part={part} timer={null} />)
  screen.getByText('Results are not shown yet')
  expect(screen.queryByText('Tea')).toBeNull()
  act(() => setResultsShown(docs.board, true))
  const card = (await screen.findAllByRole('article'))[0]?.textContent
  expect(card).toContain('Tea')
  expect(card).toContain('4.0')
  expect(card).toContain('before 3.0')
  screen.getByText('Round 2')
})
