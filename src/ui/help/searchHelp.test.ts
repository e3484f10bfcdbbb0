import { expect, test } from 'vitest'
import type { NamedTopic } from './helpContent.ts'
import { findShortcuts, findTopics, markedPieces } from './searchHelp.ts'

const topic = (title: string, ...lines: string[]): NamedTopic => ({ picture: 'build', title, alt: '', lines })
const topics = [
  topic('Present', 'Everyone sees your screen.', 'Hidden activities have a lock.'),
  topic('Hide and show answers', 'They are hidden at first.'),
  topic('Groups', 'Lay an answer on another one.'),
]
const titles = (search: string): string[] => findTopics(topics, search).map(({ title }) => title)

test('topics match by every word, in title and text; title matches come first', () => {
  expect(titles('  ')).toEqual(['Present', 'Hide and show answers', 'Groups'])
  expect(titles('hid')).toEqual(['Hide and show answers', 'Present'])
  expect(titles('ANSWER another')).toEqual(['Groups'])
  expect(titles('answer lock')).toEqual([])
})

test('shortcuts match by what they do, by a key, and all of them by their heading', () => {
  const undo = { keys: ['Ctrl', 'Z'], does: 'Undo' }
  const send = { keys: ['Enter'], does: 'Send an answer' }
  const found = (search: string) => findShortcuts([undo, send], 'Keyboard shortcuts', search)
  expect(found('answer')).toEqual([send])
  expect(found('ctrl')).toEqual([undo])
  expect(found('keyboard')).toEqual([undo, send])
  expect(found('nothing')).toEqual([])
})

test('matches are highlighted, special characters included', () => {
  const marked = (text: string, search: string) =>
    markedPieces(text, search).map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece))
  expect(marked('Hide all answers', 'ALL hide')).toEqual(['[Hide]', ' ', '[all]', ' answers'])
  expect(marked('What (now)?', '(now')).toEqual(['What ', '[(now]', ')?'])
  expect(marked('What', '')).toEqual(['What'])
})
