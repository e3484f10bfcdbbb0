import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { noFocus } from '#domain/activity/navigation.ts'
import { onePage, startPage } from '#domain/activity/steps.ts'
import { closeVoting, startClosing, stopClosing } from '#domain/activity/votes/voting.ts'
import { stateRoots, writeChanged } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import type { Voting } from '../useVoting.ts'
import { RemoteOtherActs } from './RemoteVoting.tsx'

const open: Voting = {
  ...{ round: 2, mode: 'STEPS', isClosed: false, isClosedByHand: false },
  ...{ areBlind: false, areShown: false, shownAtMs: null },
}
const ada = { kind: 'account', ...account } as const
let rooms = 0

/** A facilitator presses the button: the dialog opens, and its call is on its way. */
async function close({ before, ...voting }: Partial<Voting> & { before?: () => void } = {}) {
  rooms += 1
  before?.()
  const workshopId = `closing-${rooms}`
  const server = showAnsweringByHand(
    workshopId,
    <RemoteOtherActs
      part={{ id: 'p1', objectId: 'o1', hidden: false }}
      board={new Y.Doc()}
      voting={{ ...open, ...voting }}
      pages={{ vote: { showResultsPage: false }, results: { showResultsPage: true } }}
      setShown={async () => undefined}
      className=""
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: voting.areBlind ? 'Close and show' : 'Close voting' }))
  const dialog = await screen.findByRole('dialog', { name: 'Voting is about to close' })
  await waitFor(() => expect(server.sent).toEqual([voting.areBlind ? { ...closing, show: true } : closing]))
  return { server, dialog }
}
const announced = (): string => useAnnouncement.getState().text

function reduceMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('reduce'), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
}

const closing = { partId: 'p1', closed: true }
const keepingOpen = { partId: 'p1', closed: false, countdown: true }
/** Simulates a message from the server. */
const tellBoard = (change: (board: Y.Doc) => void): void =>
  act(() => roomFor(`closing-${rooms}`, ada).documents.get({ kind: 'board', id: 'o1' }).fill(change))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('[BT7] [BT18] closing counts down from three for everybody, and Escape keeps voting open', async () => {
  const { server, dialog } = await close()
  within(dialog).getByText('3')
  tellBoard((board) => startClosing(board, Date.now()))
  await server.answers()
  expect(announced()).toBe('Voting closes in 3. Press Escape to cancel.')
  await within(dialog).findByText('2')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(server.sent).toEqual([closing, keepingOpen]))
  await server.answers()
  // The board has the last word: the server may have closed voting before it heard of this.
  expect(screen.queryByRole('dialog')).not.toBeNull()
  tellBoard(stopClosing)
  await isGone()
  expect(announced()).toBe('Voting stays open.')
})

test('[BT18] the dialog ends with the close that the server makes, also where its answer was lost', async () => {
  const { server } = await close()
  await server.losesAnswer()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(server.sent).toEqual([closing, closing])
  await server.losesAnswer()
  tellBoard((board) => startClosing(board, Date.now()))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  tellBoard((board) => closeVoting(board, Date.now()))
  await isGone()
  expect(announced()).toBe('Voting is closed.')
  expect(server.sent).toHaveLength(2)
})

test('[BT18] a countdown that another facilitator takes back ends the dialog', async () => {
  const { server } = await close()
  await server.answers()
  tellBoard((board) => startClosing(board, Date.now()))
  tellBoard(stopClosing)
  await isGone()
  expect(announced()).toBe('Voting stays open.')
  expect(server.sent).toEqual([closing])
})

test('[BT18] without a connection the dialog says that voting closes by itself, and ends with it', async () => {
  const { server, dialog } = await close()
  await server.answers()
  tellBoard((board) => startClosing(board, Date.now()))
  act(() => roomFor(`closing-${rooms}`, ada).socket.state.setState({ status: 'offline', retryAtMs: 0 }))
  within(dialog).getByText('The connection is being restored. Voting closes by itself.')
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull()
  tellBoard((board) => closeVoting(board, Date.now()))
  await isGone()
  expect(announced()).toBe('Voting is closed.')
})

test('[BT17] [BT18] the facilitator goes along when the close leads the room, and with no other move', async () => {
  const room = () => roomFor(`closing-${rooms}`, ada)
  const tellState = (state: Partial<SessionState>): void =>
    act(() =>
      room()
        .documents.get({ kind: 'state', id: `closing-${rooms}` })
        .fill((doc) => writeChanged(stateRoots.state(doc), state)),
    )
  const isAtResults = () => room().navigation.getState().here?.page.showResultsPage
  const before = (): void => {
    tellState({ moves: 1, currentState: 'RU', activePartId: 'p1', showResultsPage: false })
    const position = {
      ...{ id: 'o1', page: startPage, stops: onePage, opensAtEnd: false },
      ...{ seenMoves: 1, isUntouched: false, focus: noFocus },
    }
    room().navigation.dispatch({ type: 'open', position })
  }
  const { server } = await close({ mode: 'CLOSED', areBlind: true, before })
  await server.answers()
  tellBoard((board) => startClosing(board, Date.now()))
  tellState({ moves: 2, activePostId: 'tea' })
  expect(isAtResults()).toBe(false)
  tellBoard((board) => closeVoting(board, Date.now()))
  await isGone()
  tellState({ moves: 3, showResultsPage: true })
  expect(isAtResults()).toBe(true)
})

test('[BT7] [BT18] where motion is reduced, there is the same time to cancel', async () => {
  reduceMotion()
  const { server, dialog } = await close()
  // The second until the next number does not pass while the machine is busy.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await server.answers()
  vi.useRealTimers()
  within(dialog).getByText('3')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(server.sent).toEqual([closing, keepingOpen]))
  // Where no websocket gets through, a board may never have told the countdown.
  await server.answers()
  await isGone()
})
