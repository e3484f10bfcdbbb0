import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { noFocus } from '#domain/activity/navigation.ts'
import { startPage } from '#domain/activity/steps.ts'
import { setResultsMode, setResultsShown } from '#domain/activity/votes/voting.ts'
import { evaluateStops } from '#domain/evaluate/steps.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { PresentControls } from './PresentControls.tsx'
import { PresentingProvider } from './PresentingProvider.tsx'

let rooms = 0

/** A facilitator on the page of a vote, whose room is in the state. */
function atVote(state: Partial<SessionState>, mode = 'STEPS') {
  const workshopId = `asked${(rooms += 1)}`
  const still = stillRoom(workshopId)
  const { room, tell } = still
  const part = agendaPart('one', { content: 'workshop | evaluate', numberOfAxis: 1 })
  const sent = vi
    .spyOn(room.credentials, 'callAs')
    .mockResolvedValue({ updateState: { state: { revision: 1 } } })
  room.socket.state.setState({ status: 'online' })
  tell(state, { parts: [part] })
  const board = (change: (doc: Y.Doc) => void) =>
    room.documents.get({ kind: 'board', id: part.objectId }).fill(change)
  board((doc) => setResultsMode(doc, mode))
  const position = { id: part.objectId, page: startPage, stops: evaluateStops(true, false) }
  room.navigation.dispatch({
    type: 'open',
    position: { ...position, opensAtEnd: false, seenMoves: null, isUntouched: false, focus: noFocus },
  })
  still.render(
    <PresentingProvider>
      <PresentControls />
    </PresentingProvider>,
    { role: 'facilitator', path: `/workshop/${workshopId}/evaluate/${part.objectId}/vote` },
  )
  return {
    tell: (next: Partial<SessionState>) => act(() => tell(next)),
    board: (change: (doc: Y.Doc) => void) => act(() => board(change)),
    toResults: () =>
      act(() => room.navigation.dispatch({ type: 'go', id: part.objectId, page: { showResultsPage: true } })),
    sent: () => sent.mock.calls.map(([, variables]) => variables),
  }
}
const present = () => fireEvent.click(screen.getByRole('button', { name: 'Present' }))
const asked = () => screen.findByRole('dialog', { name: 'Show results to everybody?' })

test('[BT22] results that are not shown are presented after a question, and shown by the same act', async () => {
  const { sent, toResults, board } = atVote({})
  toResults()
  present()
  await asked()
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  present()
  await asked()
  fireEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ activePartId: 'one', showResultsPage: true, showResults: true }),
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  board((doc) => setResultsShown(doc, true))
  present()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).not.toHaveProperty('showResults')
})

test('[BT6] [BT22] blind results are presented by closing voting: the room votes until then', async () => {
  const { sent, toResults } = atVote({}, 'CLOSED')
  toResults()
  present()
  await asked()
  fireEvent.click(screen.getByRole('button', { name: 'Close and show' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ activePartId: 'one', showResultsPage: false }),
      { partId: 'one', closed: true, show: true },
    ]),
  )
})

test('[S5] [BT22] a step with Follow me onto results that are not shown asks once, and a no leads nobody', async () => {
  const { sent, toResults, tell } = atVote({})
  fireEvent.click(screen.getByRole('button', { name: 'More ways to present' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Follow me/ }))
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ followMe: true })]))
  tell({ currentState: 'RU', activePartId: 'one', followMe: true, revision: 1, moves: 1 })
  toResults()
  await asked()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Another change of the state is no step.
  tell({ revision: 2, showParticipantsAgenda: false })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toHaveLength(1)
})
