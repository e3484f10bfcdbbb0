import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillTally } from '#support/ballots/fillTally.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { setResultsShown, startRound } from '#domain/activity/votes/voting.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import type { OpenedEvaluate } from '#support/views/openEvaluate.tsx'
import { countDrafts, writeDraft } from '#sync/device/drafts.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { addSubPoll } from '#support/documents/polls.ts'
import { EvaluatePanel } from '../editor/EvaluatePanel.tsx'
import { ProjectorEvaluate } from '../projector/ProjectorEvaluate.tsx'
import { changesIn } from './usePollFields.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp): Promise<void> => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const confirmDelete = async (question: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
}
const subPollsOf = ({ docs }: OpenedEvaluate, pollId: string) =>
  readPolls(docs.desk).find(({ id }) => id === pollId)?.subPolls ?? []
const pollTexts = ({ docs }: OpenedEvaluate): string[] => readPolls(docs.desk).map(({ text }) => text)
const idOf = ({ docs }: OpenedEvaluate, text: string): string =>
  readPolls(docs.desk).find((poll) => poll.text === text)?.id ?? ''

test('[EV3] a facilitator selects polls, some or all, and deletes them after a question about their votes', async () => {
  const opened = openEvaluate('facilitator')
  await press('Select answers')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select: Juice' }))
  screen.getByText('1 selected')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  screen.getByText('3 selected')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select: Tea' }))
  screen.getByText('2 selected')
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Their votes no longer count.')
  await confirmDelete('Are you sure you want to delete these answers?')
  expect(pollTexts(opened)).toEqual(['Tea'])
  expect(useAnnouncement.getState().text).toBe('2 answers deleted')
  expect(screen.queryByRole('toolbar')).toBeNull()
  await press('Undo')
  expect(pollTexts(opened)).toEqual(['Tea', 'Juice', 'Water'])
})

test('[EV3] participants select, edit and sort nothing', async () => {
  openEvaluate('participant')
  await press('View Details: Water')
  within(await screen.findByRole('dialog')).getByText('Water')
  expect(screen.queryByRole('button', { name: /^(Select answers|Edit|Delete|Sort|Actions)/ })).toBeNull()
})

test('[EV3] [EV4] the pencil opens a poll to be edited, and its dialog closes with Save; it is moved and deleted by its menu', async () => {
  const opened = openEvaluate('facilitator')
  await press('Edit: Tea')
  await screen.findByRole('textbox', { name: 'Answer' })
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  type('Answer', 'Green tea')
  type('Description', 'From China')
  fireEvent.click(screen.getByRole('radio', { name: 'Green' }))
  await press('Save')
  expect(readPolls(opened.docs.desk)[0]).toMatchObject({ text: 'Green tea', desc: 'From China', color: 3 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Actions for Green tea')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  expect(pollTexts(opened)).toEqual(['Juice', 'Green tea', 'Water'])
  await press('Actions for Juice')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmDelete('Are you sure you want to delete this answer?')
  expect(pollTexts(opened)).toEqual(['Green tea', 'Water'])
})

test('[BT2] on a matrix a vote needs both values, and the row says that the second is missing', async () => {
  openEvaluate('participant', { axes: 2 })
  const choose = (axis: string) =>
    fireEvent.change(screen.getByRole('slider', { name: `Tea, ${axis}` }), { target: { value: '4' } })
  await screen.findByRole('slider', { name: 'Tea, Y-Value' })
  choose('X-Value')
  screen.getByText('The second value is missing')
  screen.getByText('One answer has only one of its two values.')
  choose('Y-Value')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vote' }).disabled).toBe(false)
})

test('[EV11] the menu leads facilitators to the results and back; whoever has not voted is on the vote page', async () => {
  openEvaluate('facilitator')
  for (const [item, is] of [
    ['Result view', 'Edit vote'],
    ['Vote view', 'Go to results'],
  ] as const) {
    await press('Actions')
    fireEvent.click(await screen.findByRole('menuitem', { name: item }))
    await button(is)
  }
  openEvaluate('participant', { page: 'results' })
  await screen.findByRole('slider', { name: 'Tea' })
  expect(screen.queryByRole('button', { name: /^(Edit vote|Go to results)$/ })).toBeNull()
})

test('[EV3] a poll that is added without a desk is there at once, locked until the server has it', async () => {
  openEvaluate('facilitator', { isReading: true })
  const box = await screen.findByRole('textbox', { name: /answer/i })
  fireEvent.change(box, { target: { value: 'Milk' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const row = within(await screen.findByRole('article', { name: 'Milk' }))
  row.getByText('Not saved yet')
  expect(row.getByRole<HTMLInputElement>('slider', { name: 'Milk' }).disabled).toBe(true)
})

const subTexts = (opened: OpenedEvaluate): string[] =>
  subPollsOf(opened, idOf(opened, 'Tea')).map(({ text }) => text)

async function openTea(): Promise<void> {
  await press('Actions for Tea')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'View Details' }))
  await screen.findByRole('heading', { name: 'Sub-answers' })
}

test('[EV3] sub-polls have colours and an order, and are deleted after a question', async () => {
  const opened = openEvaluate('facilitator')
  const pollId = idOf(opened, 'Tea')
  for (const text of ['Green', 'Black'])
    addSubPoll(opened.docs.desk, { id: `${pollId}-${text}`, pollId, text })
  await openTea()
  await press('Move down: Green')
  expect(subTexts(opened)).toEqual(['Black', 'Green'])
  await press('Move up: Green')
  expect(subTexts(opened)).toEqual(['Green', 'Black'])
  await press('Edit sub-answer: Green')
  fireEvent.click(screen.getByRole('radio', { name: 'Green' }))
  await press('Save')
  await waitFor(() =>
    expect(subPollsOf(opened, pollId)).toMatchObject([
      { text: 'Green', color: 3 },
      { text: 'Black', color: 0 },
    ]),
  )
  await press('Delete sub-answer: Black')
  await confirmDelete('Are you sure you want to delete this answer?')
  expect(subTexts(opened)).toEqual(['Green'])
})

test('[B25] what was typed for a sub-poll before an update is found, and ends with its edit', async () => {
  const opened = openEvaluate('facilitator')
  const owner = identityKey(opened.room.identity)
  act(() => addSubPoll(opened.docs.desk, { id: 'black', pollId: idOf(opened, 'Tea'), text: 'Black' }))
  writeDraft(owner, 'black.sub', 'Black, no sugar')
  await openTea()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of the sub-answer' })
  expect(field.value).toBe('Black, no sugar')
  await press('Save')
  await waitFor(() => expect(subTexts(opened)).toEqual(['Black, no sugar']))
  expect(countDrafts(owner)).toBe(0)
})

test('[EV3] what was typed for a sub-poll is there again after Escape and while the poll is presented', async () => {
  const opened = openEvaluate('facilitator')
  await openTea()
  await press('Add a sub-answer')
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the sub-answer' }), {
    target: { value: 'With milk' },
  })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openTea()
  const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of the sub-answer' }).value
  expect(typed()).toBe('With milk')
  const focus = { activePostId: idOf(opened, 'Tea'), focus: true }
  act(() => opened.tell({ currentState: 'RU', activePartId: opened.part.id, moves: 2, ...focus }))
  expect(typed()).toBe('With milk')
  await press('Save')
  await waitFor(() => expect(subTexts(opened)).toEqual(['With milk']))
})

test('[EV4] [EV5] a facilitator edits the axis over the page', async () => {
  const opened = openEvaluate('facilitator')
  await press('Actions')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit axis' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit axis' }))
  const title = await dialog.findByRole('textbox', { name: 'Vote Heading' })
  fireEvent.change(title, { target: { value: 'Taste' } })
  fireEvent.blur(title)
  await waitFor(() => expect(roots.info(opened.docs.desk).get('group1Text')).toBe('Taste'))
})

/** The editor of Scales or of a matrix with the polls Tea, Juice and Water. */
function edit(axes: 1 | 2) {
  const opened = openEvaluate('facilitator', { axes })
  opened.show(<EvaluatePanel part={opened.part} />)
  return opened
}
const pressNow = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('[EV3] the list of polls: one is added with its text selected, coloured, moved, and deleted after a question', async () => {
  const { docs } = edit(1)
  const polls = () => readPolls(docs.desk).map(({ text, color }) => (color ? `${text} ${color}` : text))
  pressNow('Add answer')
  const added = screen.getByDisplayValue<HTMLTextAreaElement>('Answer 4')
  expect([added === document.activeElement, added.selectionEnd - added.selectionStart]).toEqual([true, 8])
  pressNow('Colour of Answer 4: Grey')
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Teal' }))
  pressNow('Actions for Answer 4')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  screen.getByRole('button', { name: 'Colour of Answer 3: Teal' })
  pressNow('Actions for Answer 1')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^This will permanently delete the answer\./)
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
  expect(polls()).toEqual(['Juice', expect.stringMatching(/^Answer 4 \d$/), 'Water'])
})

test('[EV1] [EV2] [EV14] [BT4] the type is fixed; a matrix is edited with two axes, how its results open, and who sees them', async () => {
  const { room, part } = edit(2)
  const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Activity type' })
  expect([type.disabled, type.value]).toEqual([true, '2x2 matrix'])
  for (const name of ['Horizontal axis', 'Vertical axis', 'Max']) screen.getByRole('textbox', { name })
  act(() => room.socket.state.setState({ status: 'online' }))
  const calls = vi.spyOn(room.credentials, 'callAs').mockResolvedValue({})
  for (const name of [/^Results open as a graph/, /^Show results to everybody/])
    await act(async () => fireEvent.click(screen.getByRole('switch', { name })))
  expect(calls.mock.calls.map(([, variables]) => variables)).toEqual([
    { evaluateId: part.objectId, showGraph: false },
    { evaluateId: part.objectId, showResultsPage: true },
  ])
})

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

test('[EV16] on the plane grey polls have marks of different colours, and stay grey in the document', async () => {
  const { docs } = openEvaluate('participant', { axes: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Plane' }))
  const list = await screen.findByRole('list', { name: 'Place the answers' })
  const fills = [...list.querySelectorAll('circle')].map((mark) => mark.getAttribute('fill'))
  expect(new Set(fills).size).toBe(3)
  expect(readPolls(docs.board).map(({ color }) => color)).toEqual([0, 0, 0])
})

const began = { text: 'Tea', desc: 'Hot', color: 0 }

test('[EV4] only what the person changed is saved, also when a description is emptied', () => {
  expect(changesIn(began, began)).toEqual({})
  expect(changesIn(began, { ...began, desc: '' })).toEqual({ desc: '' })
  const now = { text: 'Green tea', color: 3 }
  expect(changesIn(began, { ...began, ...now })).toEqual(now)
})
