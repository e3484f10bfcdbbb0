import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreateVotesDocument } from '#api/operations/voting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { newInfo } from '#domain/evaluate/info.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { ballotId } from '#sync/room/outbox.ts'
import { addPoll } from '#support/documents/polls.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { OwnEvaluate } from './OwnEvaluate.tsx'

test('[BT1] [BT9] own votes that wait are listed poll by poll, with both values or as an abstention', async () => {
  const workshopId = 'ownvotes'
  const part = { ...agendaPart('rated'), content: 'workshop | evaluate', partName: 'Drinks' }
  const { objectId } = part
  const { render, room, tell } = stillRoom(workshopId)
  tell({}, { parts: [part] })
  room.documents.get({ kind: 'board', id: objectId }).fill((board) => {
    startSetup(board, 2)
    updateInfo(board, { ...newInfo, group1Text: 'Taste', group2Text: 'Price' })
    for (const [id, text] of Object.entries({ tea: 'Tea', coffee: 'Coffee', water: 'Water' }))
      addPoll(board, { id, text })
  })
  room.outbox.send(workshopId, {
    document: CreateVotesDocument,
    variables: { evaluateId: objectId, round: 1, voteList: [{ poll: 'tea', value1: 3, value2: 4 }] },
    ...{ objectId, label: 'Vote', text: 'Tea: 3 / 4' },
    effect: {
      ...{ does: 'vote', type: 'ballot', id: ballotId(objectId, wholeScope), scope: wholeScope, round: 1 },
      votes: { tea: '3:4', coffee: '-' },
    },
  })
  const counts: (number | null)[] = []
  render(<OwnEvaluate part={part} number={2} isOpenable onCount={(count) => void counts.push(count)} />)
  const region = await screen.findByRole('region', { name: '2. Drinks' })
  const entries = within(region).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TeaTaste: 3 · Price: 4Waiting to be sent/),
    expect.stringMatching(/^CoffeeYou abstainedWaiting to be sent/),
  ])
  expect(within(region).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/workshop/${workshopId}/evaluate/${objectId}/vote`,
  )
  // The count is told by an effect, which may run after the entries are on the screen.
  await expect.poll(() => [counts[0], counts.at(-1)]).toEqual([null, 2])
})

test('an activity that is closed to this person has no entries', async () => {
  const part = { ...agendaPart('closed'), content: 'workshop | evaluate' }
  const counts: (number | null)[] = []
  const { render, tell } = stillRoom('ownclosed')
  tell({}, { parts: [part] })
  render(
    <OwnEvaluate part={part} number={1} isOpenable={false} onCount={(count) => void counts.push(count)} />,
  )
  await expect.poll(() => counts.at(-1)).toBe(0)
  expect(screen.queryByRole('region')).toBeNull()
})
