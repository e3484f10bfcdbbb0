import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { fillTally } from '#support/ballots/fillTally.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { resultsModes, voteSettings } from '#domain/activity/votes/showing.ts'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { newInfo } from '#domain/evaluate/info.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { pollRoots, readPolls } from '#domain/evaluate/items.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { readSetup, scaleOf, startSetup } from '#domain/evaluate/setup.ts'
import { updateSetup } from '#domain/evaluate/updateSetup.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { addPoll } from '#support/documents/polls.ts'
import { DimensionTexts, ScaleTexts } from './AxisTexts.tsx'
import { InfoText } from './InfoText.tsx'
import { MatrixLook } from './MatrixLook.tsx'
import { RangeFields } from './RangeFields.tsx'

const objectId = 'o-rated'
let desk: Y.Doc

beforeEach(() => {
  vi.useFakeTimers()
  desk = new Y.Doc()
  startSetup(desk, 2)
  updateInfo(desk, newInfo)
  addPoll(desk, { id: 'tea', text: 'Tea' })
})
/** A facilitator's screen in a session of its own. */
function show(view: ReactNode, fill: (doc: { board: Y.Doc; tally: Y.Doc }) => void = () => undefined) {
  const { render, room, tell } = stillRoom()
  tell({}, { parts: [{ ...agendaPart('rated'), objectId, content: 'workshop | evaluate' }] })
  const filled = { board: new Y.Doc(), tally: new Y.Doc() }
  fill(filled)
  for (const kind of ['board', 'tally'] as const)
    room.documents
      .get({ kind, id: objectId })
      .fill((doc) => Y.applyUpdate(doc, Y.encodeStateAsUpdate(filled[kind])))
  return render(view, { role: 'facilitator' })
}

function Range() {
  const { doc: board } = useDocument('board', objectId)
  const scale = useDerived(desk, [roots.setup], scaleOf)
  const polls = useDerived(desk, pollRoots, readPolls).map((poll, at) => ({
    ...poll,
    number: at + 1,
    subPolls: [],
  }))
  return <RangeFields evaluate={{ objectId, source: desk, board, scale, polls }} />
}

const max = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Max' })
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const high = () => readSetup(desk).pollRangeH

test('[EV4] a text shows how much of its limit is used while it has the focus, and saves after a pause of a second', async () => {
  show(<InfoText desk={desk} field="evaluateDesc" label="Heading" />)
  const heading = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Heading' })
  expect([heading.value, heading.maxLength]).toEqual(['Rank the items', 250])
  expect(screen.queryByText('14/250')).toBeNull()
  fireEvent.focus(heading)
  screen.getByText('14/250')
  type(heading, 'Rate the drinks')
  screen.getByText('15/250')
  await pause(999)
  expect(roots.info(desk).get('evaluateDesc')).toBe('Rank the items')
  await pause(1)
  expect(roots.info(desk).get('evaluateDesc')).toBe('Rate the drinks')
  // Enter saves at once, Escape takes back what is not saved.
  type(heading, 'Rate them')
  fireEvent.keyDown(heading, { key: 'Enter' })
  await pause(0)
  expect(roots.info(desk).get('evaluateDesc')).toBe('Rate them')
  type(heading, 'Never')
  fireEvent.keyDown(heading, { key: 'Escape' })
  expect(heading.value).toBe('Rate them')
  fireEvent.blur(heading)
  await pause(2000)
  expect(roots.info(desk).get('evaluateDesc')).toBe('Rate them')
})

test('[EV4] [EV17] Scales have a vote heading and description, a matrix two dimensions, of 75 characters each; a description that nobody typed is a placeholder', () => {
  const limitsOf = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ maxLength }) => maxLength)
  const { unmount } = show(<ScaleTexts desk={desk} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Vote Heading' }).value).toBe('X-Value')
  const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Vote Description' })
  expect([description.value, description.placeholder]).toEqual(['', '1 Low, 5 High'])
  act(() => updateSetup(desk, { pollRangeH: 10 }))
  expect([description.value, description.placeholder]).toEqual(['', '1 Low, 10 High'])
  expect(limitsOf()).toEqual([75, 75])
  unmount()
  show(<DimensionTexts desk={desk} />)
  expect(limitsOf()).toEqual([75, 75, 75, 75])
  type(screen.getByRole('textbox', { name: 'Vertical axis' }), 'Effort\nof all')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Vertical axis' }).value).toBe(
    'Effort of all',
  )
})

test('[EV5] the low value is read-only; the high one tells what is wrong with it, and is saved only when it is valid', async () => {
  show(<Range />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Min' }).readOnly).toBe(true)
  for (const wrong of ['0', '101', '', '5.5', 'ten']) {
    type(max(), wrong)
    expect(screen.getByRole('alert').textContent).toBe('Must be between 1 and 100')
    fireEvent.blur(max())
    await pause(1000)
    expect([high(), max().value]).toEqual([5, wrong])
  }
  type(max(), '1')
  expect(screen.getByRole('alert').textContent).toBe('Max must be greater than Min')
  await pause(1000)
  expect(high()).toBe(5)
  type(max(), '100')
  expect(screen.queryByRole('alert')).toBeNull()
  await pause(999)
  expect(high()).toBe(5)
  await pause(1)
  expect(high()).toBe(100)
  type(max(), '0')
  fireEvent.keyDown(max(), { key: 'Escape' })
  expect([max().value, screen.queryByRole('alert')]).toEqual(['100', null])
})

test('[EV5] a high value that is typed as it was is not saved again', async () => {
  const edits = vi.fn()
  show(<Range />)
  desk.on('update', edits)
  type(max(), '7')
  type(max(), '5')
  await pause(1000)
  expect(edits).not.toHaveBeenCalled()
  type(max(), '7')
  fireEvent.keyDown(max(), { key: 'Enter' })
  expect([high(), edits.mock.calls.length]).toEqual([7, 1])
})

test('[BT2] a lower maximum says how many votes count as it at least, before it is saved and afterwards', async () => {
  const counts = [
    { targetId: 'tea', value1: 5, value2: 5, votes: 2 },
    { targetId: 'tea', value1: 1, value2: 4, votes: 1 },
    { targetId: 'gone', value1: 5, value2: 5, votes: 9 },
  ]
  show(<Range />, ({ tally }) => fillTally(tally, 1, counts))
  expect(screen.getByRole('status').textContent).toBe('')
  type(max(), '4')
  expect(screen.getByRole('status').textContent).toBe(
    'At least 2 votes above 4 count as 4. No vote is changed.',
  )
  type(max(), '3')
  await pause(1000)
  expect(screen.getByRole('status').textContent).toBe(
    'At least 3 votes above 3 count as 3. No vote is changed.',
  )
  type(max(), '5')
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  ['results tell each vote', 0, '2 votes above 4 count as 4. No vote is changed.'],
  ['some votes are too few to be shown', 1, 'At least 2 votes above 4 count as 4. No vote is changed.'],
])('[BT2] [BT19] once voting is closed and %s', (_what, withheld, words) => {
  show(<Range />, ({ board, tally }) => {
    closeVoting(board, 0)
    const few = { targetId: 'tea', value1: null, value2: null, votes: withheld, isWithheld: true as const }
    fillTally(tally, 1, [{ targetId: 'tea', value1: 5, value2: 5, votes: 2 }, few])
  })
  type(max(), '4')
  expect(screen.getByRole('status').textContent).toBe(words)
})

test('[BT6] while results are blind, a lower maximum is told without a number, also where only facilitators voted', () => {
  show(<Range />, ({ board, tally }) => {
    activityRoots.settings(board).set(voteSettings.resultsMode, resultsModes.indexOf('CLOSED'))
    fillTally(tally, 1, [{ targetId: 'tea', value1: 5, value2: 5, votes: 2 }])
  })
  expect(screen.getByRole('status').textContent).toBe('')
  type(max(), '4')
  expect(screen.getByRole('status').textContent).toBe('Votes above 4 count as 4. No vote is changed.')
  type(max(), '5')
  expect(screen.getByRole('status').textContent).toBe('')
})

function Look() {
  const { matrixColor, showMatrixText } = useDerived(desk, [roots.setup], readSetup)
  return <MatrixLook evaluate={{ source: desk, matrixColor, showQuadrants: showMatrixText }} />
}

test('[EV2] [EV6] a matrix has five colours, labels that can be hidden, and placeholders where they are empty', async () => {
  show(<Look />)
  // Closed parts of a page are in no list of roles.
  fireEvent.click(screen.getByText('Advanced'))
  const colors = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true })
  expect(colors.map(({ checked }) => checked)).toEqual([true, false, false, false, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Blue and orange', hidden: true }))
  expect(readSetup(desk).matrixColor).toBe(2)
  fireEvent.click(screen.getByRole('switch', { name: 'Show labels', hidden: true }))
  expect(readSetup(desk).showMatrixText).toBe(false)
  const labels = screen.getAllByRole<HTMLTextAreaElement>('textbox', { hidden: true })
  expect(labels.map(({ placeholder, maxLength }) => `${placeholder} ${maxLength}`)).toEqual([
    ...['Easy Wins 50', 'Big Bets 50', 'Incremental 50', 'Money Pit 50'],
  ])
  type(screen.getByRole('textbox', { name: 'Top right', hidden: true }), 'Dreams')
  await pause(1000)
  expect(roots.info(desk).get('matrix2Text')).toBe('Dreams')
})
