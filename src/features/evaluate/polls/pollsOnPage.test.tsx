import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { boardPolls, boardSubPolls, readSubPolls } from '#domain/evaluate/read.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { createSubPoll } from '#domain/evaluate/polls.ts'
import { countDrafts, writeDraft } from '#sync/device/drafts.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import type { OpenedEvaluate } from '#support/views/openEvaluate.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { useEvaluate } from '../page/useEvaluate.ts'
import { useEvaluateVoting } from '../page/useEvaluateVoting.ts'
import { PollDialog } from './PollDialog.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp): Promise<void> => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const pollTexts = ({ docs }: OpenedEvaluate): string[] => boardPolls(docs.desk).map(({ text }) => text)
const idOf = ({ docs }: OpenedEvaluate, text: string): string =>
  boardPolls(docs.desk).find((poll) => poll.text === text)?.id ?? ''

beforeEach(() => localStorage.clear())

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
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete these answers?' })
  within(dialog).getByText('Their votes no longer count.')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })))
  expect(pollTexts(opened)).toEqual(['Tea'])
  expect(useAnnouncement.getState().text).toBe('2 answers deleted')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('[EV3] participants select nothing', async () => {
  openEvaluate('participant')
  await screen.findByText('Water')
  expect(screen.queryByRole('button', { name: 'Select answers' })).toBeNull()
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
  boardSubPolls(readSubPolls(opened.docs.desk), idOf(opened, 'Tea')).map(({ text }) => text)

async function openTea(): Promise<void> {
  await press('Edit: Tea')
  await screen.findByRole('heading', { name: 'Sub-answers' })
}

test('[EV3] sub-polls have colours and an order', async () => {
  const opened = openEvaluate('facilitator')
  const pollId = idOf(opened, 'Tea')
  for (const text of ['Green', 'Black'])
    createSubPoll(opened.docs.desk, { id: `${pollId}-${text}`, pollId, text })
  await openTea()
  await press('Move down: Green')
  expect(subTexts(opened)).toEqual(['Black', 'Green'])
  await press('Move up: Green')
  expect(subTexts(opened)).toEqual(['Green', 'Black'])
  await press('Edit sub-answer: Green')
  fireEvent.click(screen.getByRole('radio', { name: 'Green' }))
  await press('Save')
  await waitFor(() =>
    expect(readSubPolls(opened.docs.desk).get(pollId)).toMatchObject([
      { text: 'Green', color: 3 },
      { text: 'Black', color: 0 },
    ]),
  )
})

test('[B25] what was typed for a sub-poll before an update is found, and ends with its edit', async () => {
  const opened = openEvaluate('facilitator')
  const owner = identityKey(opened.room.identity)
  act(() => createSubPoll(opened.docs.desk, { id: 'black', pollId: idOf(opened, 'Tea'), text: 'Black' }))
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

function Tea({ opened, onPresented }: { opened: OpenedEvaluate; onPresented: () => void }) {
  const evaluate = useEvaluate(opened.part.objectId)
  const votes = useEvaluateVoting(evaluate)
  const { objectId, polls } = evaluate
  const open = useOpenItem({ objectId, isPresented: true, items: polls, at: objectId, areShown: true })
  const [poll] = polls
  return (
    poll && <PollDialog {...{ evaluate, votes, poll, onPresented }} opened={open} isToPresent key={poll.id} />
  )
}

test('[EV12] [S6] the wish to present a poll ends when its dialog opens, also when the room is at it already', async () => {
  const opened = openEvaluate('facilitator')
  const focus = { activePostId: idOf(opened, 'Tea'), focus: true }
  act(() => opened.tell({ currentState: 'RU', activePartId: opened.part.id, moves: 2, ...focus }))
  const onPresented = vi.fn()
  opened.show(<Tea {...{ opened, onPresented }} />)
  await button('Stop presenting the answer')
  expect(onPresented).toHaveBeenCalledTimes(1)
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
