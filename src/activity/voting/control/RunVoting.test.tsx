import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { stateRoots, writeChanged } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { Voting } from '../useVoting.ts'
import { RunVoting } from './RunVoting.tsx'
import { VotingSettings } from './VotingSettings.tsx'

const open: Voting = {
  ...{ round: 2, mode: 'STEPS', isClosed: false, isClosedByHand: false },
  ...{ areBlind: false, areShown: false, shownAtMs: null },
}
const proxies = {
  targets: [
    { id: 'tea', text: 'Tea' },
    { id: 'juice', text: 'Juice' },
  ],
  scale: { low: 1, high: 5, axes: 1 as const },
  axes: [{ title: 'Value' }],
}
const ada = { kind: 'account', ...account } as const
const shownAtMs = new Date(2026, 0, 5, 10, 42).getTime()
const setShown = vi.fn(async () => undefined)

const board = new Y.Doc()
const menu = (voting: Partial<Voting> = {}) => (
  <RunVoting
    part={{ id: 'p1', objectId: 'o1', hidden: false }}
    pages={{ vote: { showResultsPage: false }, results: { showResultsPage: true, showGraph: true } }}
    voting={{ ...open, ...voting }}
    {...{ setShown, proxies, board }}
    step={null}
  />
)
let rooms = 0
const show = (voting: Partial<Voting> = {}, state?: Partial<SessionState>) => {
  rooms += 1
  const workshopId = `voting-${rooms}`
  if (state)
    roomFor(workshopId, ada)
      .documents.get({ kind: 'state', id: workshopId })
      .fill((doc) => {
        stateRoots.parts(doc).set('p1', agendaPart('p1', { objectId: 'o1' }))
        writeChanged(stateRoots.state(doc), { currentState: 'RU', activePartId: 'p1', ...state })
      })
  return showAnsweringByHand(workshopId, menu(voting))
}
const closed = { isClosed: true, isClosedByHand: true }
const openMenu = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: 'Voting' }))
  return screen.findByRole('menu')
}
const choose = async (role: string, name: RegExp): Promise<void> => {
  fireEvent.click(within(await openMenu()).getByRole(role, { name }))
}
const toasts = () => useToastQueue.getState().waiting
const announced = (): string => useAnnouncement.getState().text

beforeEach(() => {
  useToastQueue.setState({ waiting: [] })
  setShown.mockClear()
})

test('[BT6] a facilitator chooses when results move, and each choice says what it means', async () => {
  const server = show()
  const shown = within(await openMenu())
  const modes = shown.getAllByRole('menuitemradio')
  expect(modes.map((mode) => mode.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
  expect(modes.map((mode) => mode.textContent)).toEqual([
    expect.stringContaining('At least three votes are shown at a time'),
    expect.stringContaining(
      'Each vote appears at once, and may be recognised. Those cast before stay together.',
    ),
    expect.stringContaining('facilitators neither'),
  ])
  fireEvent.click(shown.getByRole('menuitemradio', { name: /^When voting closes/ }))
  expect(server.sent).toEqual([{ partId: 'p1', mode: 'CLOSED' }])
  await server.answers()
  expect(announced()).toBe('Results move: When voting closes')
})

test.each<[string, string, Partial<Voting>, Partial<SessionState>]>([
  ['The room votes. The results are not shown to everybody.', 'Close and show', {}, {}],
  [
    'The room votes. Nobody sees the results before voting closes.',
    'Close and show',
    { mode: 'CLOSED', areBlind: true },
    {},
  ],
  ['The room waits: the results are not shown yet.', 'Close and show', {}, { showResultsPage: true }],
  ['Voting is closed. The results are not shown to everybody.', 'Show results to everybody', closed, {}],
  [
    'Voting is closed, and everybody sees the results.',
    'New round…',
    { ...closed, areShown: true },
    { showResultsPage: true },
  ],
  ['Voting is open, but the room is elsewhere.', 'Present the vote', {}, { currentState: 'PA' }],
])('[BT20] "%s", and the main button is "%s"', (says, next, voting, state) => {
  show(voting, state)
  expect(screen.getByRole('status').textContent).toBe(says)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toContain(next)
})

test('[BT4] [BT20] one call shows the results and takes everybody to what is on this screen', async () => {
  const server = show(closed, {})
  fireEvent.click(screen.getByRole('button', { name: 'Show results to everybody' }))
  expect(server.sent).toEqual([
    expect.objectContaining({
      ...{
        currentState: 'RU',
        activePartId: 'p1',
        showResultsPage: true,
        showGraph: true,
        showResults: true,
      },
    }),
  ])
  await server.answers({ updateState: { state: { revision: 1 } } })
  expect(announced()).toBe('Everybody sees the results, also people who have not voted.')
})

test('[BT4] results that are shown are hidden again', async () => {
  show({ ...closed, areShown: true }, { showResultsPage: true })
  await choose('menuitem', /^Hide the results/)
  await waitFor(() => expect(setShown).toHaveBeenCalledWith(false))
  expect(announced()).toBe('Only facilitators and people who voted see the results.')
})

test.each([
  ['closes voting', /^Close voting/, { partId: 'p1', closed: true }],
  ['closes it and shows the results', /^Close and show/, { partId: 'p1', closed: true, show: true }],
])('[BT7] [BT18] [BT20] the menu %s after a countdown', async (_what, name, sent) => {
  const server = show()
  await choose('menuitem', name)
  await screen.findByRole('dialog', { name: 'Voting is about to close' })
  await waitFor(() => expect(server.sent).toEqual([sent]))
})

test('[BT7] closed voting is reopened at once', async () => {
  const server = show(closed)
  await choose('menuitem', /^Reopen voting/)
  expect(server.sent).toEqual([{ partId: 'p1', closed: false }])
  await server.answers()
  expect(announced()).toBe('Voting is open.')
})

test('[BT7] the menu says that results were shown before voting was open again', async () => {
  show({ shownAtMs })
  within(await openMenu()).getByText(/^Results were shown at .*10:42/)
})

test('[BT10] a new round asks first, and can be undone for ten seconds', async () => {
  const server = show()
  await choose('menuitem', /^New round/)
  await screen.findByRole('dialog', { name: 'Start a new round?' })
  fireEvent.click(screen.getByRole('button', { name: 'New round' }))
  expect(server.sent).toEqual([{ partId: 'p1', round: 2 }])
  await server.answers()
  const [toast] = toasts()
  expect(toast).toMatchObject({ message: 'Round 3 has begun.', action: { label: 'Undo', forMs: 10_000 } })
  act(() => toast?.action?.run())
  expect(server.sent.at(-1)).toEqual({ partId: 'p1', round: 3 })
  await server.answers()
  expect(toasts().at(-1)).toMatchObject({ message: 'The votes are back.', kind: 'good' })
})

function Rising() {
  const [round, setRound] = useState(2)
  return (
    <>
      {menu({ round })}
      <button onClick={() => setRound(3)}>Next round</button>
    </>
  )
}

test('[BT10] a round that is started again after a lost answer ends no other round', async () => {
  rooms += 1
  const server = showAnsweringByHand(`voting-${rooms}`, <Rising />)
  const next = screen.getByRole('button', { name: 'Next round' })
  await choose('menuitem', /^New round/)
  await screen.findByRole('dialog', { name: 'Start a new round?' })
  const confirm = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'New round' }))
  }
  confirm()
  await server.losesAnswer()
  // It had arrived: the board tells the next round.
  fireEvent.click(next)
  confirm()
  expect(server.sent).toEqual([
    { partId: 'p1', round: 2 },
    { partId: 'p1', round: 2 },
  ])
  await server.answers()
})

test('[BT12] what is chosen for somebody is there again after the dialog was closed', async () => {
  show()
  await choose('menuitem', /^Enter votes for somebody/)
  const tea = () => screen.findByRole('slider', { name: 'Tea' })
  fireEvent.change(await tea(), { target: { value: '4' } })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('menuitem', /^Enter votes for somebody/)
  expect((await tea()).getAttribute('aria-valuetext')).toBe('4 of 5')
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice: Tea' }))
})

test('[BT12] votes are entered for somebody, who is told that this person knows them, and then for the next one', async () => {
  const server = show()
  await choose('menuitem', /^Enter votes for somebody/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter votes for somebody' }))
  dialog.getByText(/^You know these values/)
  const enter = (): HTMLButtonElement => dialog.getByRole('button', { name: /^(Enter votes|Try again)$/ })
  expect(enter().disabled).toBe(true)
  fireEvent.change(dialog.getByRole('slider', { name: 'Tea' }), { target: { value: '4' } })
  fireEvent.submit(dialog.getByRole('slider', { name: 'Tea' }))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await server.losesAnswer()
  fireEvent.submit(dialog.getByRole('slider', { name: 'Tea' }))
  await waitFor(() => expect(server.sent).toHaveLength(2))
  // The same id: it counts once, however often it is sent.
  expect(server.sent[1]).toEqual(server.sent[0])
  expect(server.sent[0]).toMatchObject({
    ...{ evaluateId: 'o1', round: 2, voteList: [{ poll: 'tea', value1: 4, value2: null }] },
  })
  await server.answers()
  dialog.getByText('One vote is entered. You can enter votes for the next person.')
  expect(enter().disabled).toBe(true)
  expect(dialog.getByRole('slider', { name: 'Tea' }).getAttribute('aria-valuetext')).toBe(
    'nothing chosen yet',
  )
  expect(dialog.queryByRole('button', { name: /^Abstain/ })).toBeNull()
})

test('[R1] without a connection nothing can be chosen, and the menu says why', async () => {
  show()
  act(() => roomFor(`voting-${rooms}`, ada).socket.state.setState({ status: 'offline', retryAtMs: 0 }))
  const shown = within(await openMenu())
  shown.getByText('This needs the connection. It is being restored.')
  const items = [...shown.getAllByRole('menuitem'), ...shown.getAllByRole('menuitemradio')]
  expect(items.every((item) => item.hasAttribute('data-disabled'))).toBe(true)
})

test('[W6] a template has no room: nothing is presented, closed or begun anew in it', () => {
  const { render, tell } = stillRoom('voting-template')
  tell({}, { workshop: { template: true } })
  render(menu(), { role: 'facilitator' })
  expect([screen.queryByRole('button'), screen.queryByRole('status')]).toEqual([null, null])
})

test('[R1] participants have no menu', () => {
  stillRoom('voting-participant').render(menu())
  expect(screen.queryByRole('button')).toBeNull()
})

const showSettings = (voting: Partial<Voting> = {}, whyNot: string | null = null) =>
  showAnsweringByHand(
    `settings-${(rooms += 1)}`,
    <VotingSettings
      part={{ id: 'p1', objectId: 'o1' }}
      voting={{ ...open, ...voting }}
      {...{ whyNot, setShown }}
    />,
  )

test('[BT4] [BT6] in the editor, who sees the results and when they move is set by calls, and what the server has is shown', async () => {
  const { sent, answers } = showSettings()
  screen.getByText('Only facilitators and people who voted see the results.')
  fireEvent.click(screen.getByRole('switch', { name: /Show results to everybody/ }))
  expect(setShown).toHaveBeenCalledWith(true)
  const live = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Live' })
  fireEvent.click(live())
  await waitFor(() => expect(sent).toEqual([{ partId: 'p1', mode: 'LIVE' }]))
  expect([live().checked, live().disabled]).toEqual([false, true])
  await answers()
  expect(live().disabled).toBe(false)
})

test('[BT6] the editor says that results are blind', () => {
  showSettings({ mode: 'CLOSED', areBlind: true })
  screen.getByText('Nobody sees results until voting closes.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'When voting closes' }).checked).toBe(true)
})

test('without a connection nothing can be set in the editor', () => {
  showSettings({}, 'This needs a connection')
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
})
