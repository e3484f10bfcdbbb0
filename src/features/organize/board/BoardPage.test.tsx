import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setInputLocked } from '#domain/activity/flags.ts'
import { readSections } from '#domain/organize/places.ts'
import { card, cardsIn, chooseInMenu, keyOn, openOrganize } from '#support/views/openOrganize.tsx'
import type { OpenedOrganize } from '#support/views/openOrganize.tsx'
import { undoManager } from '#sync/documents/desk.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'

const said = (): string => useAnnouncement.getState().text
const sent = (entries: OpenedOrganize['entries']): unknown[] => entries().map(({ variables }) => variables)
/** Waits until the board can be sorted. */
const sortable = () => screen.findByRole('button', { name: 'Actions for item: Flood' })

/** What is in the sections of a document, by section. */
function placed({ docs }: OpenedOrganize): Record<string, string[]> {
  return Object.fromEntries(
    readSections(docs.desk).map(({ id, entries }) => [
      id ?? '',
      entries.flatMap(({ group, items }) => [
        ...(group ? [group.text] : []),
        ...items.map((one) => one.text),
      ]),
    ]),
  )
}

test('[OR1] every section shows its name, its count and its items without a press, what is not sorted first', () => {
  const { below } = openOrganize('participant')
  const sections = screen.getAllByRole('region', { name: /items?$/ })
  expect(sections.map((one) => one.querySelector('h2')?.getAttribute('aria-label'))).toEqual([
    'Unsorted, 2 items',
    'Risk, 1 item',
    'Idea, 1 item',
  ])
  expect([cardsIn('Unsorted'), cardsIn('Risk'), cardsIn('Idea')]).toEqual([
    ['Flood', 'Frost'],
    ['Fire'],
    ['Fame'],
  ])
  screen.getByText('What we could do')
  screen.getByRole('heading', { name: /^Fun/ })
  expect(below()).toBe('/board')
})

test('[OR3] participants add items where they may; own ones are among what is not sorted at once', () => {
  const { entries } = openOrganize('participant', { takesItems: true })
  const box = screen.getByRole('textbox', { name: 'Your item' })
  fireEvent.change(box, { target: { value: 'Fog' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(cardsIn('Unsorted')[2]).toMatch(/^Fog.*Not saved yet$/)
  expect(sent(entries)).toMatchObject([{ text: 'Fog', description: '' }])
})

test('[OR3] [OR5] where facilitators sort, participants read: without a box, menus or keys, and an item opens', async () => {
  const { entries } = openOrganize('participant')
  expect(screen.queryByRole('textbox', { name: 'Your item' })).toBeNull()
  keyOn('Flood', '1')
  expect(sent(entries)).toEqual([])
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  fireEvent.click(card('Fame'))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Idea › Fun')
})

test('[OR5] the keys 1 to 9 send a card to a section and 0 back, the focus goes on to the next card, and each is one undo', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  keyOn('Flood', '1')
  expect(placed(opened)).toEqual({ '': ['Frost'], risk: ['Fire', 'Flood'], idea: ['Fun', 'Fame'] })
  expect(said()).toBe('“Flood” moved to Risk')
  expect(document.activeElement).toBe(card('Frost'))
  keyOn('Frost', '2')
  keyOn('Fame', '0')
  expect(placed(opened)).toEqual({ '': ['Fame'], risk: ['Fire', 'Flood'], idea: ['Fun', 'Frost'] })
  keyOn('Fire', '7')
  expect(said()).toBe('There is no section 7.')
  keyOn('Fire', '1')
  expect(said()).toBe('Already in Risk')
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)['idea']).toEqual(['Fun', 'Fame', 'Frost'])
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)['']).toEqual(['Frost'])
})

test('arrow keys go from card to card, and from section to section', async () => {
  openOrganize('facilitator')
  await sortable()
  keyOn('Flood', 'ArrowDown')
  expect(document.activeElement).toBe(card('Frost'))
  keyOn('Frost', 'ArrowRight')
  expect(document.activeElement).toBe(card('Fire'))
  keyOn('Fire', 'ArrowRight', 'ArrowDown')
  expect(document.activeElement).toBe(card('Fame'))
  keyOn('Fire', 'ArrowLeft')
  expect(document.activeElement).toBe(card('Flood'))
})

test('[OR5] several selected items move by one key, in one undo step; Escape ends selecting', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  for (const name of ['Frost', 'Fire']) fireEvent.click(screen.getByRole('checkbox', { name }))
  screen.getByText('2 selected')
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Fire' }), { key: '2' })
  expect(placed(opened)).toEqual({ '': ['Flood'], risk: [], idea: ['Fun', 'Fame', 'Frost', 'Fire'] })
  expect(said()).toBe('2 items moved to Idea')
  screen.getByText('Select items')
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)).toEqual({ '': ['Flood', 'Frost'], risk: ['Fire'], idea: ['Fun', 'Fame'] })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('[OR5] by keyboard an item is lifted, its place chosen and told, and dropped; Escape cancels', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  keyOn('Flood', ' ', 'ArrowRight')
  expect(said()).toBe('Move to “Risk”')
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(said()).toBe('Move to “Idea”')
  fireEvent.keyDown(window, { key: 'ArrowUp' })
  expect(said()).toBe('Into the group “Fun” in “Idea”')
  fireEvent.keyDown(window, { key: ' ' })
  expect(placed(opened)).toEqual({ '': ['Frost'], risk: ['Fire'], idea: ['Fun', 'Fame', 'Flood'] })
  keyOn('Frost', ' ', 'ArrowDown', 'Escape')
  expect(placed(opened)['']).toEqual(['Frost'])
})

test('[OR4] a mouse drops an item between two others, and selected items together', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  const row = card('Fire').closest('[data-row]') as HTMLElement
  const rect = (top: number, height: number): DOMRect => ({ top, height, bottom: top + height }) as DOMRect
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(rect(100, 40))
  document.elementFromPoint = () => row
  const drag = (from: Element, y: number): void => {
    fireEvent.mouseDown(from, { clientX: 5, clientY: 5, button: 0 })
    fireEvent.mouseMove(window, { clientX: 50, clientY: y, buttons: 1 })
    fireEvent.mouseUp(window, { clientX: 50, clientY: y, button: 0 })
  }
  drag(card('Flood'), 105)
  expect(placed(opened)['risk']).toEqual(['Flood', 'Fire'])
  drag(card('Frost'), 135)
  expect(placed(opened)['risk']).toEqual(['Flood', 'Fire', 'Frost'])
  // The click of the mouse that dropped is suppressed; the next one is not.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Select' }))
    screen.getByText('Select items')
  })
  for (const name of ['Fame', 'Frost']) fireEvent.click(screen.getByRole('checkbox', { name }))
  drag(screen.getByRole('checkbox', { name: 'Fame' }), 105)
  expect(placed(opened)['risk']).toEqual(['Flood', 'Frost', 'Fame', 'Fire'])
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)).toMatchObject({ risk: ['Flood', 'Fire', 'Frost'], idea: ['Fun', 'Fame'] })
})

test('[OR4] a group is dragged to another section with its items, and no item is grouped by a drop on another', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  const handle = screen.getByRole('heading', { name: /^Fun/ }).querySelector('[data-drag]') as HTMLElement
  act(() => handle.focus())
  for (const key of [' ', 'ArrowLeft', ' ']) fireEvent.keyDown(handle, { key })
  expect(placed(opened)).toEqual({ '': ['Flood', 'Frost'], risk: ['Fire', 'Fun', 'Fame'], idea: [] })
  expect(said()).toBe('“Fun” moved to Risk')
})

test('[OR5] where everyone sorts, a participant moves by a call that names the section it leaves, and sees it at once', async () => {
  const { entries, docs, ids } = openOrganize('participant', { sorting: 'EVERYONE' })
  await sortable()
  keyOn('Fire', '2')
  expect(cardsIn('Idea')).toEqual(['Fame', 'Fire'])
  keyOn('Flood', '1')
  await chooseInMenu('Fame', 'Take out of the group')
  expect(sent(entries)).toEqual([
    { itemId: ids.fire, sectionId: 'idea', fromSectionId: 'risk' },
    { itemId: ids.flood, sectionId: 'risk', fromSectionId: null },
    { itemId: ids.fame, sectionId: 'idea', fromSectionId: 'idea', beforeId: 'fun' },
  ])
  expect([cardsIn('Risk'), cardsIn('Idea')]).toEqual([['Flood'], ['Fame', 'Fire']])
  const empty = () => within(screen.getByRole('group', { name: 'Group: Fun, 0 items' }))
  empty().getByText('Drop items here.')
  expect(screen.queryByText('The facilitator has closed sorting for now.')).toBeNull()
  act(() => setInputLocked(docs.board, true))
  empty().getByText('No items in this group yet.')
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  screen.getByText('The facilitator has closed sorting for now.')
})

test('[OR1] a group is made of what is selected, where its first item is; deleting it leaves its items', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  await chooseInMenu('Flood', 'New group…')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Group name' }), { target: { value: 'Water' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(placed(opened)['']).toEqual(['Water', 'Flood', 'Frost'])
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)['']).toEqual(['Flood', 'Frost'])
})

test('[OR3] a deleted item comes back by Undo', async () => {
  const opened = openOrganize('facilitator')
  await sortable()
  await chooseInMenu('Flood', 'Delete')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /Delete|Yes/ }))
  await waitFor(() => expect(placed(opened)['']).toEqual(['Frost']))
  act(() => void undoManager(opened.docs.desk).undo())
  expect(placed(opened)['']).toEqual(['Flood', 'Frost'])
})

test('a search shows what matches in its sections, with the number of matches', async () => {
  openOrganize('participant')
  fireEvent.change(screen.getByRole('textbox', { name: 'Search items' }), { target: { value: 'f' } })
  await screen.findByText('4 of 4 items')
  fireEvent.change(screen.getByRole('textbox', { name: 'Search items' }), { target: { value: 'fl' } })
  await screen.findByText('1 of 4 items')
  expect(cardsIn('Unsorted')).toEqual(['Flood'])
  expect(cardsIn('Risk')).toEqual([])
  fireEvent.change(screen.getByRole('textbox', { name: 'Search items' }), { target: { value: 'zz' } })
  await screen.findByText('No item contains this')
})

test('[OR1] a phone shows one section at a time, and all their names and counts', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  )
  openOrganize('participant')
  const switcher = within(screen.getByRole('group', { name: 'Choose a section' }))
  expect(switcher.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Unsorted2',
    'Risk1',
    'Idea1',
  ])
  expect(cardsIn('Unsorted')).toEqual(['Flood', 'Frost'])
  fireEvent.click(switcher.getByRole('button', { name: 'Risk, 1 item' }))
  expect(cardsIn('Risk')).toEqual(['Fire'])
  expect(screen.queryByRole('region', { name: /^Unsorted/ })).toBeNull()
})

test('[OR2] an empty board says what to do: facilitators add sections, others wait for them', async () => {
  openOrganize('facilitator', { isEmpty: true })
  await screen.findByText(/^Add the first one here/)
  screen.getByText('No items yet. Yours can be the first.')
  openOrganize('participant', { isEmpty: true })
  screen.getByText(/as soon as the facilitator has made sections/)
  screen.getByText('No items yet.')
})

test('on a phone, all sections are drop targets at the foot of the screen while an item is carried', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  )
  const opened = openOrganize('facilitator')
  await sortable()
  const zones = () => [...document.querySelectorAll<HTMLElement>('[data-drop^="section:"]:not(section)')]
  expect(zones()).toEqual([])
  document.elementFromPoint = () => zones().at(-1) ?? null
  const touch = { identifier: 1, clientX: 5, clientY: 5, target: card('Flood') }
  vi.useFakeTimers()
  fireEvent.touchStart(card('Flood'), { touches: [touch], changedTouches: [touch] })
  act(() => void vi.advanceTimersByTime(250))
  vi.useRealTimers()
  expect(zones().map((zone) => zone.textContent)).toEqual(['Unsorted', 'Risk', 'Idea'])
  fireEvent.touchEnd(card('Flood'), { touches: [], changedTouches: [touch] })
  expect(placed(opened)['idea']).toEqual(['Fun', 'Fame', 'Flood'])
})
