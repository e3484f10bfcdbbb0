import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { noFocus } from '#domain/activity/navigation.ts'
import { pageOf, startPage } from '#domain/activity/steps.ts'
import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import { evaluateStops, resultsPage } from '#domain/evaluate/steps.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import type { OpenedEvaluate } from '#support/views/openEvaluate.tsx'
import { RoomContext } from '#sync/room/roomContext.ts'
import { useEvaluate } from '../useEvaluate.ts'
import { useEvaluateVoting } from '../useEvaluateVoting.ts'
import { PollDialog } from './PollDialog.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const idOf = ({ docs }: OpenedEvaluate): string =>
  readPolls(docs.board).find(({ text }) => text === 'Tea')?.id ?? ''

function Tea({ opened, onPresented }: { opened: OpenedEvaluate; onPresented: () => void }) {
  const evaluate = useEvaluate(opened.part.objectId)
  const votes = useEvaluateVoting(evaluate)
  const { objectId, polls } = evaluate
  const open = useOpenItem({ objectId, isPresented: true, items: polls, at: objectId, areShown: true })
  const [poll] = polls
  if (!poll) return null
  return (
    <>
      <button onClick={() => open.open(poll.id)}>Open Tea</button>
      {open.item && (
        <PollDialog {...{ evaluate, votes, poll, onPresented }} opened={open} isToPresent key={poll.id} />
      )}
    </>
  )
}

test('[EV12] [S6] the wish to present a poll ends when its dialog opens, also when the room is at it already', async () => {
  const opened = openEvaluate('facilitator')
  const focus = { activePostId: idOf(opened), focus: true }
  act(() => opened.tell({ currentState: 'RU', activePartId: opened.part.id, moves: 2, ...focus }))
  const onPresented = vi.fn()
  opened.show(<Tea {...{ opened, onPresented }} />)
  await button('Stop presenting the answer')
  expect(onPresented).toHaveBeenCalledTimes(1)
})

test.each([
  [false, { showResultsPage: false }],
  [true, { showResultsPage: true, showGraph: false }],
])(
  '[BT22] [S6] with results shown: %s, a poll is presented from their page over %o',
  async (areShown, over) => {
    const opened = openEvaluate('facilitator', { page: 'results' })
    setResultsShown(opened.docs.board, areShown)
    act(() => opened.tell({ currentState: 'RU', activePartId: opened.part.id, moves: 2 }))
    opened.room.socket.state.setState({ status: 'online' })
    const sent: object[] = []
    const callAs = (async (_document: unknown, variables: object) => {
      sent.push(variables)
      return { updateState: { state: { revision: 1 } } }
    }) as unknown as typeof credentials.callAs
    opened.show(
      <RoomContext value={{ ...opened.room, credentials: { ...credentials, callAs } }}>
        <Tea {...{ opened }} onPresented={() => undefined} />
      </RoomContext>,
    )
    const here = { id: opened.part.objectId, page: pageOf({ ...startPage, ...resultsPage(false) }) }
    const position = { ...here, stops: evaluateStops(true, false), opensAtEnd: false, seenMoves: 2 }
    act(() =>
      opened.room.navigation.dispatch({
        type: 'open',
        position: { ...position, isUntouched: false, focus: noFocus },
      }),
    )
    fireEvent.click(await button('Open Tea'))
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({ ...over, activePostId: idOf(opened), focus: true }),
      ),
    )
  },
)
