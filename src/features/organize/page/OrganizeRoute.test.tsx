import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countsOf } from '#domain/activity/counts.ts'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { readSections } from '#domain/organize/places.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { cardsIn, openOrganize } from '#support/views/openOrganize.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'

const chooseOption = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Options of this activity' }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

test('[OR7] while people sort for themselves, a participant gets their own placing, and a facilitator the board', async () => {
  openOrganize('participant', { sorting: 'EACH' })
  await screen.findByText('Sort for yourself')
  expect(screen.queryByRole('region', { name: /^Unsorted/ })).toBeNull()

  openOrganize('facilitator', { sorting: 'EACH' })
  expect(cardsIn('Unsorted')).toEqual(['Flood', 'Frost'])
  await chooseOption('Sort for yourself')
  fireEvent.click(await screen.findByRole('button', { name: 'Board' }))
  expect(cardsIn('Unsorted')).toEqual(['Flood', 'Frost'])
})

test('[OR7] what is open over their own placing tells nobody where the board has it, until voting closes', async () => {
  const { docs } = openOrganize('participant', { sorting: 'EACH' })
  // The first one that was added: the order of the board would tell too.
  fireEvent.click(await screen.findByRole('button', { name: 'Open: Fire' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Fire')
  expect(dialog.queryByText('Risk')).toBeNull()
  act(() => closeVoting(docs.board, 5))
  await dialog.findByText('Risk')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(cardsIn('Risk')).toEqual(['Fire'])
  fireEvent.click(await screen.findByRole('button', { name: 'Your own sorting' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Board' }))
  expect(cardsIn('Unsorted')).toEqual(['Flood', 'Frost'])
})

test('[BT20] whoever lets everybody sort on the board again keeps running the vote and its results', async () => {
  const { docs } = openOrganize('facilitator', { sorting: 'EACH' })
  await screen.findByRole('region', { name: 'Voting' })
  act(() => {
    countsOf(docs.board).set('voted:all:1', 2)
    setSorting(docs.board, 'EVERYONE')
  })
  expect(screen.queryByRole('region', { name: 'Voting' })).not.toBeNull()
})

test('[OR2] a facilitator adds a section from the board, at its end', async () => {
  const { docs } = openOrganize('facilitator')
  await chooseOption('New section…')
  const field = await screen.findByRole('textbox', { name: 'Name of the section' })
  fireEvent.change(field, { target: { value: 'Later' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(readSections(docs.desk).map(({ text }) => text)).toEqual(['Unsorted', 'Risk', 'Idea', 'Later'])
  expect(useAnnouncement.getState().text).toBe('Section added: Later')
  expect(cardsIn('Later')).toEqual([])
})

test('[U14] a facilitator without a desk reads, adds and moves by calls, and edits no groups', async () => {
  const { entries } = openOrganize('facilitator', { isReading: true })
  await screen.findByText(/^Editing waits for a live connection/)
  const menu = await screen.findByRole('button', { name: 'Actions for item: Flood' })
  fireEvent.click(menu)
  await screen.findByRole('menuitem', { name: 'Move to…' })
  expect(screen.queryByRole('menuitem', { name: 'New group…' })).toBeNull()
  expect(entries()).toEqual([])
})
