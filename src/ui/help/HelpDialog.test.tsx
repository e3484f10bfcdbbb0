import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '../focus/announce.ts'
import type { HelpContent } from './helpContent.ts'
import { HelpDialog } from './HelpDialog.tsx'

const content: HelpContent = {
  title: 'Help',
  topics: {
    build: { title: 'Build the agenda', alt: 'A list', lines: ['Press “New activity”.', 'Drag it.'] },
    reveal: { title: 'Show answers', alt: 'Locks', lines: ['They are hidden until you show them.'] },
    group: { title: 'Group answers', alt: 'Two cards', lines: ['Lay one on another.'] },
  },
  shortcuts: [
    { keys: ['Ctrl', 'Z'], does: 'Undo' },
    { keys: ['Enter'], does: 'Send an answer' },
  ],
}
const closed: string[] = []

beforeEach(async () => {
  closed.length = 0
  renderView(<HelpDialog content={content} onClose={() => closed.push('closed')} />)
  await screen.findByRole('searchbox', { name: 'Search help' })
})

const topics = () => screen.queryAllByRole('button', { expanded: true })
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '')
const search = (typed: string): void =>
  void fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })

test('the first topic is open and its picture has a name; the others open by their button', async () => {
  expect(titles()).toEqual(['Build the agenda', 'Show answers', 'Group answers', 'Keyboard shortcuts'])
  await screen.findByRole('img', { name: 'A list' })
  expect(screen.queryByText('Lay one on another.')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Group answers' }))
  await screen.findByRole('img', { name: 'Two cards' })
  expect(topics()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Build the agenda' }))
  expect(topics()).toHaveLength(1)
})

test('a search shows the topics with its words, open and highlighted, and announces how many', async () => {
  search('hidden')
  expect(titles()).toEqual(['Show answers'])
  expect(screen.getByText('hidden').tagName).toBe('MARK')
  expect(topics()).toHaveLength(1)
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('1 found'))
  search('answer')
  expect(titles()).toEqual(['Show answers', 'Group answers', 'Keyboard shortcuts'])
  const keys = screen.getByRole('heading', { name: 'Keyboard shortcuts' }).closest('section') as HTMLElement
  expect(within(keys).getAllByRole('definition')).toHaveLength(1)
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('3 found'))
})

test('a search without results says so, and one button shows all topics again', async () => {
  search('zebra')
  await screen.findByRole('heading', { name: 'Help has nothing about “zebra”' })
  expect(screen.queryByRole('list', { name: 'Topics' })).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Show all topics' }))
  expect(titles()).toHaveLength(4)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('arrows move through search and topics; Escape clears the search before it closes help', async () => {
  const field = screen.getByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  const first = screen.getByRole('button', { name: 'Build the agenda' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toContain('Show answers')
  fireEvent.keyDown(first, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(field)
  search('group')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([(field as HTMLInputElement).value, closed]).toEqual(['', []])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(closed).toEqual(['closed'])
})
