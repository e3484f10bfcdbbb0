import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { doneNote } from '#activity/done/doneNote.ts'
import { setResultsMode, setResultsShown } from '#domain/activity/votes/voting.ts'
import { limits } from '#domain/limits.ts'
import { writeLineage } from '#domain/pulse/earlier.ts'
import { setStatementApproved } from '#domain/pulse/approval.ts'
import { categoryRules } from '#domain/pulse/categoryRules.ts'
import { readCategories } from '#domain/pulse/items.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import { choose } from '#support/views/ballotActs.ts'
import { boss, openPulse, pressBelow } from '#support/views/openPulse.tsx'
import type { OpenedPulse } from '#support/views/openPulse.tsx'

const foot = () => within(screen.getByRole('region', { name: /^Your vote, the way/ }))
const isEnabled = (name: string): boolean => !foot().getByRole<HTMLButtonElement>('button', { name }).disabled
const title = (): string | null => screen.getByRole('heading', { level: 2 }).textContent
const sent = (entries: OpenedPulse['entries']): unknown[] => entries().map(({ variables }) => variables)

test('[PU6] a participant steps through the categories; after the last one come the results, once they may be read', () => {
  const { docs, below } = openPulse('participant')
  expect(title()).toBe('Team')
  expect(isEnabled('Previous')).toBe(false)
  pressBelow('Next')
  expect(title()).toBe('Work')
  expect(foot().queryByRole('button', { name: 'Next' })).toBeNull()
  expect(isEnabled('Results')).toBe(false)
  pressBelow('Previous')
  expect(title()).toBe('Team')
  pressBelow('Next')
  act(() => setResultsShown(docs.board, true))
  pressBelow('Results')
  expect(below()).toBe('/results')
})

test('[PU1] [PU16] on the last category a facilitator adds another, named “Category”; the screen and what it presents stay, and Next leads there', async () => {
  const { docs } = openPulse('facilitator')
  pressBelow('Next')
  const button = await screen.findByRole('button', { name: 'New category' })
  const present = await screen.findByRole('button', { name: 'Present “Work”' })
  button.focus()
  pressBelow('New category')
  expect(readCategories(docs.desk).map(({ name }) => name)).toEqual(['Team', 'Work', 'Category'])
  expect(title()).toBe('Work')
  expect(present.textContent).toBe('Present “Work”')
  const next = foot().getByRole('button', { name: 'Next' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  fireEvent.click(next)
  screen.getByRole('heading', { level: 2, name: 'Category' })
})

test('[PU5] a first ballot needs a value or an abstention for every statement of the category', () => {
  const { entries, part } = openPulse('participant')
  choose('We laugh', 4)
  expect(isEnabled('Vote')).toBe(false)
  screen.getByText('1 still without a value. You can also abstain.')
  fireEvent.click(screen.getByRole('button', { name: 'Abstain: We rest' }))
  pressBelow('Vote')
  expect(sent(entries)).toMatchObject([
    {
      pulseId: part.objectId,
      round: 1,
      voteList: [
        { id: 'laugh', value1: 4 },
        { id: 'rest', value1: null },
      ],
    },
  ])
})

test('[PU3] [PU4] a participant’s statement waits on their screen, not to be voted on; it can be edited until it is approved', async () => {
  const { docs, entries } = openPulse('participant')
  const box = screen.getByRole('textbox', { name: 'Your Statement' })
  fireEvent.change(box, { target: { value: 'We celebrate' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent(entries)).toMatchObject([{ sliderGroupId: 'team', sliderText: 'We celebrate' }])
  const waiting = within(screen.getByRole('region', { name: 'Waiting for approval' }))
  waiting.getByText('Not saved yet')
  expect(screen.queryByRole('slider', { name: 'We celebrate' })).toBeNull()
  fireEvent.click(waiting.getByRole('button', { name: 'Edit: We celebrate' }))
  const field = await screen.findByRole('textbox', { name: 'Statement' })
  fireEvent.change(field, { target: { value: 'We celebrate what we finish' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waiting.findByText('We celebrate what we finish')
  const [{ id }] = sent(entries) as [{ id: string }]
  act(() => addStatement(docs, boss, { id, groupId: 'team', text: 'We celebrate', createdAt: 1 }))
  screen.getByRole('slider', { name: /We celebrate/ })
})

test('[PU3] a facilitator sees what waits, in this category and in others', async () => {
  const { docs, add } = openPulse('facilitator')
  act(() => {
    add('own', 'team', 'We celebrate')
    setStatementApproved(docs.desk, 'own', false)
    add('other', 'work', 'I learn')
    setStatementApproved(docs.desk, 'other', false)
  })
  const waiting = within(screen.getByRole('region', { name: 'Waiting for approval' }))
  await waiting.findByRole('button', { name: 'Approve: We celebrate' })
  await screen.findByRole('button', { name: '1 statement waits for approval' })
  fireEvent.click(screen.getByRole('button', { name: '1 statement waits for approval in Work' }))
  expect(title()).toBe('Work')
  await screen.findByRole('button', { name: 'Approve: I learn' })
})

test('[PU6] [S5] an address ending in /results opens the results, and Edit Vote leads back', async () => {
  const { below } = openPulse('facilitator', { below: '/results' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Vote' }))
  expect(below()).toBe('')
  expect(title()).toBe('Team')
})

test('[PU6] an unknown address below a pulse becomes its own', () => {
  expect(openPulse('participant', { below: '/elsewhere' }).below()).toBe('')
})

test('[BT4] [BT6] who may not read the results learns why, also where the room is led to them', async () => {
  const { docs, tell, below } = openPulse('participant')
  act(() => tell({ moves: 2, currentState: 'RU', activePartId: 'one', showResultsPage: true }))
  expect(below()).toBe('/results')
  await screen.findByText('You see the results once you have voted.')
  act(() => setResultsMode(docs.board, 'CLOSED'))
  screen.getByText('Results are hidden until voting closes')
})

const notice = 'Your choices in Team are not voted yet'

test('[PU5] choices left unvoted in another category are told there, in the list of steps, and at Done', async () => {
  const { part } = openPulse('participant')
  choose('We laugh', 4)
  expect(screen.queryByRole('button', { name: notice })).toBeNull()
  pressBelow('Next')
  expect(title()).toBe('Work')
  screen.getByRole('option', { name: '1. Team: not voted yet' })
  screen.getByRole('option', { name: '2. Work' })
  const button = await screen.findByRole('button', { name: notice })
  await expect
    .poll(() => doneNote(part.objectId))
    .toBe('Your choices do not count before you press Vote. Not voted yet: Team.')
  fireEvent.click(button)
  expect(title()).toBe('Team')
  choose('We rest', 2)
  pressBelow('Vote')
  pressBelow('Next')
  expect(screen.queryByRole('button', { name: notice })).toBeNull()
  screen.getByRole('option', { name: '1. Team' })
  expect(doneNote(part.objectId)).toBeNull()
})

test('[PU6] who may not open the results yet reads why on the last category, beside the button', () => {
  openPulse('participant')
  const why = 'You see the results once you have voted, or when the facilitator shows them.'
  expect(screen.queryByText(why)).toBeNull()
  pressBelow('Next')
  const button = screen.getByRole('button', { name: 'Results' })
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(why).id)
})

test('[PU1] where no category can be added, the reason stands beside the button for everybody to read', async () => {
  const { docs } = openPulse('facilitator')
  pressBelow('Next')
  const button = await screen.findByRole('button', { name: 'New category' })
  expect(button.hasAttribute('disabled')).toBe(false)
  const why = `A pulse has at most ${limits.pulseCategories} categories.`
  expect(screen.queryByText(why)).toBeNull()
  act(() => {
    for (let at = 2; at < limits.pulseCategories; at += 1) addCategory(docs.desk, `more${at}`)
  })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: `more${limits.pulseCategories - 1}` } })
  const full = await screen.findByRole('button', { name: 'New category' })
  expect(full.hasAttribute('disabled')).toBe(true)
  expect(full.getAttribute('aria-describedby')).toBe(screen.getByText(why).id)
  expect(full.hasAttribute('title')).toBe(false)
})

test('[PU8] a pulse with one category has its trend below the statements; a failed answer can be asked again', async () => {
  const { docs, project } = openPulse('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Results' }))
  act(() => writeLineage(docs.desk, [crypto.randomUUID()]))
  await screen.findByRole('group', { name: 'What the results are shown of' })
  expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull()
  act(() => {
    deskEdits.remove(categoryRules, docs.desk, 'work')
    project()
  })
  await screen.findByRole('region', { name: 'Trend' })
  screen.getByRole('button', { name: 'Try again' })
})

test('[BT4] results that are not on this device are told while there is no connection', async () => {
  const { docs, room } = openPulse('participant', { below: '/results' })
  act(() => {
    setResultsShown(docs.board, true)
    room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
    room.calls.setState({ areThrough: false })
  })
  await screen.findByText('This part is not on this device yet')
})

test('[PU12] a facilitator sees whether pages turn on the room’s screen, once the room is there', async () => {
  const { tell, part } = openPulse('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Results' }))
  const there = { currentState: 'RU', activePartId: part.id, showResultsPage: true } as const
  await screen.findByRole('group', { name: 'What the results are shown of' })
  expect(screen.queryByRole('group', { name: 'Pages on the room’s screen' })).toBeNull()
  act(() => tell({ moves: 2, ...there }))
  await screen.findByText('Room’s screen: pages turn by themselves.')
  screen.getByRole('button', { name: 'Hold a page' })
  act(() => tell({ ...there, topicActivePos: 2 }))
  screen.getByText('Room’s screen: page 2 stays.')
  screen.getByRole('button', { name: 'Let pages turn' })
})
