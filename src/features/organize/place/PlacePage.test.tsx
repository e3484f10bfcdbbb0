import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { addItem } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { closeVoting, setResultsMode } from '#domain/activity/votes/voting.ts'
import { boss } from '#support/documents/actors.ts'
import { openPlacing } from '#support/views/openOrganize.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { PlacePage } from './PlacePage.tsx'

const item = (): string | null => within(screen.getByRole('article')).getByRole('heading').textContent
const place = (name: string): void => {
  const group = within(screen.getByRole('group', { name: 'Sections' }))
  fireEvent.click(group.getByRole('button', { name }))
}
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const key = (name: string, target: Element = document.body): void => {
  fireEvent.keyDown(target, { key: name })
}
const overview = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Overview' }))
    .getAllByRole('button')
    .map((row) => row.getAttribute('aria-label'))

test('[OR7] items come one at a time; placing one opens the next, and Vote sends sections by their numbers', () => {
  const { show, entries, part } = openPlacing('participant')
  show(PlacePage)
  expect(item()).toBe('Fire')
  screen.getByText('0 of 3 placed')
  place('Risk')
  expect(item()).toBe('Fame')
  expect(useAnnouncement.getState().text).toBe('Fire: Risk. Next: Fame')
  press('Undecided')
  expect(item()).toBe('Flood')
  place('Noise')
  screen.getByText('Everything is placed')
  screen.getByText('3 of 3 placed')
  expect(overview()).toEqual(['Fire: Risk. Change', 'Fame: Undecided. Change', 'Flood: Noise. Change'])
  press('Vote')
  expect(entries().map(({ variables }) => variables)).toMatchObject([
    {
      ...{ organizeId: part.objectId, round: 1 },
      voteList: [
        { poll: 'fire', value1: sectionNumber('risk') },
        { poll: 'fame' },
        { poll: 'flood', value1: sectionNumber('noise') },
      ],
    },
  ])
  expect(entries()[0]).toMatchObject({ text: 'Fire: Risk\nFame: Undecided\nFlood: Noise' })
  screen.getByText('Your placing counts. You can change it until voting closes.')
  press('One by one')
  expect(item()).toBe('Fire')
})

test('[OR7] [BT11] an item can be left for later, gone back to and changed from the overview; a reload keeps all that', () => {
  const { show } = openPlacing('participant')
  show(PlacePage)
  press('Skip')
  expect(item()).toBe('Fame')
  place('Chance')
  expect(item()).toBe('Flood')
  press('Back')
  expect(item()).toBe('Fame')
  expect(screen.getByRole('button', { name: 'Chance' }).getAttribute('aria-pressed')).toBe('true')
  press('Fire: Not placed yet. Change')
  expect(item()).toBe('Fire')
  expect(document.activeElement?.textContent).toBe('Fire')
  place('Risk')
  expect(item()).toBe('Flood')
  show(PlacePage)
  expect(item()).toBe('Flood')
  screen.getByText('2 of 3 placed')
})

test('[OR7] keys place items: 1 to 9 a section, 0 undecided, Backspace goes back; fields keep theirs', () => {
  const { show } = openPlacing('participant')
  show((props) => <PlacePage {...props} box={<input aria-label="New item" />} />)
  key('5')
  expect(item()).toBe('Fire')
  key('2')
  expect(item()).toBe('Fame')
  key('0')
  expect(item()).toBe('Flood')
  key('1', screen.getByRole('textbox', { name: 'New item' }))
  expect(item()).toBe('Flood')
  key('Backspace')
  expect(item()).toBe('Fame')
  expect(overview()).toEqual([
    'Fire: Chance. Change',
    'Fame: Undecided. Change',
    'Flood: Not placed yet. Change',
  ])
})

test('[OR7] an item whose section was deleted has to be placed again', () => {
  const { show, change } = openPlacing('participant')
  show(PlacePage)
  place('Risk')
  change(({ desk }) => void deskEdits.remove(sectionRules, desk, 'risk'))
  expect(overview()[0]).toBe('Fire: Section deleted. Change')
  screen.getByText('0 of 3 placed')
  press('Fire: Section deleted. Change')
  screen.getByText('Its section was deleted. Place it again.')
})

test('[OR7] items that are added meanwhile come last, and one that is deleted makes way for the next open one', () => {
  const opened = openPlacing('participant', { items: ['Fire'] })
  opened.show(PlacePage)
  place('Risk')
  screen.getByText('Everything is placed')
  opened.change((docs) => addItem(docs, boss, { id: 'frost', text: 'Frost', createdAt: 9 }))
  press('Place the last item')
  expect(item()).toBe('Frost')
})

test('[BT7] where voting is closed nothing can be placed, and the bar says why', () => {
  const { show, change } = openPlacing('participant')
  show(PlacePage)
  place('Risk')
  change(({ board }) => closeVoting(board, 5))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Chance' }).disabled).toBe(true)
  key('1')
  expect(item()).toBe('Fame')
})

test('[BT7] once all is placed it says what is left to do, and nothing more where voting is closed', () => {
  const { show, change } = openPlacing('participant', { items: ['Fire'] })
  show(PlacePage)
  place('Risk')
  screen.getByText('Press Vote, so that it counts. You can change it until voting closes.')
  change(({ board }) => closeVoting(board, 5))
  screen.getByText('Everything is placed')
  expect(screen.queryByText(/until voting closes/)).toBeNull()
})

test('[OR7] that nobody sees placings is said while it is so', () => {
  const { show, change } = openPlacing('participant')
  show(PlacePage)
  const blind = 'Nobody sees where you place items. Everybody sees the results when voting closes.'
  screen.getByText(blind)
  change(({ board }) => setResultsMode(board, 'STEPS'))
  expect(screen.queryByText(blind)).toBeNull()
})

test('[OR7] without sections or items it says what is missing, and there is nothing to vote on', () => {
  openPlacing('participant', { sections: [] }).show(PlacePage)
  screen.getByText('No sections yet')
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
  openPlacing('facilitator', { items: [] }).show(PlacePage)
  screen.getByText('Add items on the board. Everybody then sorts them for themselves.')
})

test('[OR7] a facilitator places items too, and goes to the board from there', () => {
  const { show } = openPlacing('facilitator')
  const onBoard = vi.fn()
  show((props) => <PlacePage {...props} {...{ onBoard }} />)
  place('Risk')
  expect(item()).toBe('Fame')
  press('Board')
  expect(onBoard).toHaveBeenCalledOnce()
})

test('[OR3] the item on the card opens in full', () => {
  const onOpen = vi.fn()
  openPlacing('participant').show((props) => <PlacePage {...props} {...{ onOpen }} />)
  press('Open: Fire')
  expect(onOpen).toHaveBeenCalledWith('fire')
})
