import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeVoting, setResultsMode } from '#domain/activity/votes/voting.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { writeTally } from '#domain/activity/votes/tally.ts'
import { readSections } from '#domain/organize/places.ts'
import { openPlacing } from '#support/views/openOrganize.tsx'
import type { OpenedPlacing } from '#support/views/openOrganize.tsx'
import { RoomContext } from '#sync/room/roomContext.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import type { PlacingProps } from '../place/pageProps.ts'
import { ItemAgreement } from './ItemAgreement.tsx'
import { ResultsPage } from './ResultsPage.tsx'

const onOpen = vi.fn()
const onPresent = vi.fn()
const Page = (props: PlacingProps) => <ResultsPage {...props} {...{ onOpen, onPresent }} />

/** Of 18 people: all but four agree about Fire, nearly all about Fame, and nobody knows where Flood belongs. */
const votes = { fire: [14, 3, 0, 1], fame: [1, 17, 0, 0], flood: [8, 8, 2, 0] }

function open(role: 'facilitator' | 'participant', isClosed = true): OpenedPlacing {
  const opened = openPlacing(role)
  opened.vote(votes)
  if (isClosed) opened.change(({ board }) => closeVoting(board, 5))
  opened.show(Page, { page: 'results' })
  return opened
}

/** What the list of items says, row by row. */
const rows = (): (string | null)[] =>
  screen.getAllByRole('listitem').flatMap((row) => {
    const [button] = within(row).queryAllByRole('button')
    return button && row.hasAttribute('data-row') ? [row.textContent] : []
  })

test('[BT6] [OR8] nothing is told while people sort blindly, facilitators included; then the most disputed comes first', () => {
  for (const role of ['participant', 'facilitator'] as const) {
    const { change } = open(role, false)
    screen.getByText('Results are hidden until voting closes')
    expect(document.body.textContent).not.toMatch(/Fire|14/)
    change(({ board }) => closeVoting(board, 5))
    expect(rows()).toEqual([
      expect.stringMatching(/^Flood.*8 of 18 each: Risk, Chance/),
      expect.stringMatching(/^Fire.*14 of 18: Risk/),
      expect.stringMatching(/^Fame.*17 of 18: Chance/),
    ])
  }
})

test('[OR8] the bar of an item names how many chose each section, and how many are undecided', () => {
  open('participant')
  screen.getByRole('img', { name: 'Fire. Risk: 14, Chance: 3, Undecided: 1' })
  screen.getByRole('img', { name: 'Flood. Risk: 8, Chance: 8, Noise: 2' })
  const table = within(screen.getByRole('table', { hidden: true }))
  expect(table.getAllByRole('row', { hidden: true })[2]?.textContent).toBe('FireRisk14 of 1814301')
})

test('[OR8] results can be sorted by agreement and by section', () => {
  open('participant')
  const sort = (value: string): (string | undefined)[] => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value } })
    return rows().map((row) => /^(Fire|Fame|Flood)/.exec(row ?? '')?.[0])
  }
  expect(sort('agreement')).toEqual(['Fame', 'Fire', 'Flood'])
  expect(sort('section')).toEqual(['Fire', 'Fame', 'Flood'])
  expect(sort('disagreement')).toEqual(['Flood', 'Fire', 'Fame'])
})

test('[OR9] a facilitator sees how many items a share would move, and accepts in one step that can be undone', async () => {
  const { docs } = open('facilitator')
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: /^Accept from/ })
  expect(slider.value).toBe('60')
  screen.getByText('2 items move into the section that most chose.')
  fireEvent.change(slider, { target: { value: '90' } })
  screen.getByText('1 item moves into the section that most chose.')
  expect(rows().filter((row) => row?.includes('Goes to'))).toEqual([expect.stringMatching(/^Fame/)])
  fireEvent.change(slider, { target: { value: '60' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accept above 60 %' }))
  const placed = () =>
    readSections(docs.desk).map(({ entries }) => entries.flatMap(({ items }) => items.map(({ id }) => id)))
  expect(placed()).toEqual([['flood'], ['fire'], ['fame'], []])
  screen.getByText('No item would move.')
  expect(rows()[1]).toMatch(/Is in Risk/)
  act(() => useToastQueue.getState().waiting.at(-1)?.action?.run())
  expect(placed()).toEqual([['fire', 'fame', 'flood'], [], [], []])
})

test('[OR9] participants accept nothing, and discuss what a facilitator presents', () => {
  open('participant')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Discuss these' })).toBeNull()
})

test('[OR8] “Discuss these” presents a disputed item to everyone', async () => {
  const { room } = open('facilitator')
  act(() => room.socket.state.setState({ status: 'online' }))
  const discuss = await screen.findByRole('region', { name: 'Discuss these' })
  const items = within(discuss).getAllByRole<HTMLButtonElement>('button')
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual(
    ['Flood', 'Fire', 'Fame'].map((item) => `Present to everyone: ${item}`),
  )
  await waitFor(() => expect(items[0]?.disabled).toBe(false))
  if (items[0]) fireEvent.click(items[0])
  expect(onPresent).toHaveBeenCalledWith('flood')
})

test('[OR8] an item opens in full', () => {
  open('participant')
  fireEvent.click(screen.getByRole('button', { name: 'Fire' }))
  expect(onOpen).toHaveBeenCalledWith('fire')
})

test('[PU13] without a vote that is shown it says so', () => {
  const opened = openPlacing('facilitator')
  opened.change(({ board }) => setResultsMode(board, 'STEPS'))
  opened.show(Page, { page: 'results' })
  screen.getByText('No votes yet')
})

test('[BT19] votes that are too few to be shown are counted, and named no section', () => {
  const opened = openPlacing('participant')
  opened.vote({ fire: [3, 0, 0, 0] })
  act(() =>
    writeTally(opened.room.documents.get({ kind: 'tally', id: opened.part.objectId }).view.getState().doc, [
      { targetId: 'fame', round: 1, value1: null, value2: null, votes: 2, isWithheld: true },
    ]),
  )
  opened.change(({ board }) => closeVoting(board, 5))
  opened.show(Page, { page: 'results' })
  expect(rows()).toEqual([
    expect.stringMatching(/^Fire.*3 of 3: Risk/),
    expect.stringMatching(/^Fame.*2 votes: too few to show/),
    expect.stringMatching(/^Flood.*No votes shown yet/),
  ])
})

test('[OR9] [U14] without a desk a facilitator accepts by a call', async () => {
  const opened = openPlacing('facilitator', { isReading: true })
  opened.vote(votes)
  opened.change(({ board }) => closeVoting(board, 5))
  act(() => opened.room.socket.state.setState({ status: 'online' }))
  const sent: unknown[] = []
  const callAs = (async (_document: unknown, variables: object) => {
    sent.push(variables)
    return {}
  }) as unknown as typeof credentials.callAs
  opened.show((props) => (
    <RoomContext value={{ ...opened.room, credentials: { ...credentials, callAs } }}>
      <Page {...props} />
    </RoomContext>
  ))
  fireEvent.click(await screen.findByRole('button', { name: 'Accept above 60 %' }))
  await waitFor(() => expect(sent).toContainEqual({ organizeId: opened.part.objectId, atLeast: 60 }))
})

test('[OR8] [BT6] the dialog of an item tells how far people agree about it, once that may be read', () => {
  const opened = openPlacing('participant')
  opened.vote(votes)
  opened.show(({ organize, votes: seen }) => {
    const [item] = organize.items
    return item && <ItemAgreement {...{ organize, item }} votes={seen} />
  })
  expect(screen.queryByText('14 of 18: Risk')).toBeNull()
  opened.change(({ board }) => closeVoting(board, 5))
  screen.getByText('14 of 18: Risk')
  screen.getByRole('img', { name: 'Fire. Risk: 14, Chance: 3, Undecided: 1' })
})
