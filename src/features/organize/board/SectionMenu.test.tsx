import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSections } from '#domain/organize/places.ts'
import { chooseInMenu, openOrganize } from '#support/views/openOrganize.tsx'
import type { OpenedOrganize } from '#support/views/openOrganize.tsx'
import { undoManager } from '#sync/documents/desk.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'

const said = (): string => useAnnouncement.getState().text

/** The board of a facilitator, once its menus are there. */
async function opened(): Promise<OpenedOrganize> {
  const board = openOrganize('facilitator')
  await screen.findByRole('button', { name: 'Actions for section: Risk' })
  return board
}

/** Writes in the open dialog, and presses a button of it. */
async function answer(field: string, text: string, button: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: field }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}

/** Names, descriptions, colours and numbers of items of the sections. */
const sections = ({ docs }: OpenedOrganize): unknown[] =>
  readSections(docs.desk).map(({ text, desc, color, entries }) => [
    text,
    desc,
    color,
    entries.flatMap(({ items }) => items).length,
  ])
const undo = ({ docs }: OpenedOrganize): void => act(() => void undoManager(docs.desk).undo())

test('[OR2] an empty board has a button for the first section, and nothing to select', async () => {
  const board = openOrganize('facilitator', { isEmpty: true })
  fireEvent.click(await screen.findByRole('button', { name: 'New section…' }))
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  await answer('Name of the section', 'Start', 'Create')
  await screen.findByRole('region', { name: 'Start, 0 items' })
  expect([said(), sections(board).length]).toEqual(['Section added: Start', 2])
})

test('[OR2] [OR6] the menu of a section renames, describes and colours it, each told and one undo', async () => {
  const board = await opened()
  await chooseInMenu('Risk', 'Rename…', 'section')
  await answer('Name of the section', 'Danger', 'Rename')
  expect(said()).toBe('Renamed: Danger')
  await chooseInMenu('Danger', 'Description…', 'section')
  await answer('Description', 'What could go wrong', 'Save')
  expect(said()).toBe('Description saved')
  await chooseInMenu('Danger', 'Colour…', 'section')
  fireEvent.click(await screen.findByRole('button', { name: 'Teal' }))
  expect(said()).toBe('Colour: Teal')
  expect(sections(board)[1]).toEqual(['Danger', 'What could go wrong', 2, 1])
  undo(board)
  expect(sections(board)[1]).toEqual(['Danger', 'What could go wrong', 6, 1])
  // A description can be taken away again.
  await chooseInMenu('Danger', 'Description…', 'section')
  await answer('Description', '', 'Save')
  expect(sections(board)[1]).toEqual(['Danger', '', 6, 1])
})

test('[OR2] what is not sorted has a name and a description, but no colour, and stays', async () => {
  const board = await opened()
  await chooseInMenu('Unsorted', 'Rename…', 'section')
  await answer('Name of the section', 'Inbox', 'Rename')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for section: Inbox' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((one) => one.textContent),
  ).toEqual(['Rename…', 'Description…', 'Copy to…'])
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Description…' }))
  await answer('Description', 'Still to do', 'Save')
  expect(sections(board)[0]).toEqual(['Inbox', 'Still to do', 0, 2])
})

test('[OR4] [OR6] a section that is deleted gives back its items, after a question, and one undo restores all', async () => {
  const board = await opened()
  await chooseInMenu('Idea', 'Delete section', 'section')
  await screen.findByText(/its items return to “Unsorted”/)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sections(board).map((one) => (one as unknown[])[3])).toEqual([3, 1]))
  expect(said()).toBe('Section deleted. Its items are in “Unsorted”.')
  undo(board)
  expect(sections(board)[2]).toEqual(['Idea', 'What we could do', 0, 1])
})

test('[OR10] what is selected, an item, a group or a section is copied to another activity', async () => {
  const { dialogs, ids, part } = await opened()
  await chooseInMenu('Risk', 'Copy to…', 'section')
  await chooseInMenu('Fun', 'Copy to…', 'group')
  await chooseInMenu('Flood', 'Copy to…')
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  for (const name of ['Frost', 'Fame']) fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Copy to…' }))
  const copied = (at: object) => ({
    name: 'copyInput',
    objectId: part.objectId,
    at: { sectionIds: [], itemIds: [], groupIds: [], ...at },
  })
  expect(dialogs).toEqual([
    copied({ sectionIds: ['risk'] }),
    copied({ itemIds: [ids.fame], groupIds: ['fun'] }),
    copied({ itemIds: [ids.flood] }),
    copied({ itemIds: [ids.frost, ids.fame], groupIds: ['fun'] }),
  ])
})
