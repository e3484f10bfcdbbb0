import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { keptPage, standing, startPage, stepped } from '../activity/steps.ts'
import type { Page } from '../activity/steps.ts'
import { resultsPage, resultsViewOf, stopsOf, votePage } from './steps.ts'
import { pulseVotes } from './votes.ts'

const groups = [{ id: 'team' }, { id: 'work' }]

/** Where Next leads from the start, until it leads out of the pulse. */
function walk(withResults: boolean): string[] {
  const stops = stopsOf(groups, withResults)
  const seen: string[] = []
  for (let page: Page | null = startPage; page; page = stepped(stops, page, 1))
    seen.push(stops[standing(stops, page).at]?.key.join() ?? '')
  return seen
}

test('[PU6] [S7] Next steps through the categories, the results of statements, and the means of categories', () => {
  expect(walk(true)).toEqual(['team', 'work', 'statements', 'categories'])
})

test('[PU6] who may not read the results steps past them', () => {
  expect(walk(false)).toEqual(['team', 'work'])
})

test('[PU6] a single category has no means to compare', () => {
  expect(stopsOf(groups.slice(1), true).map(({ key }) => key)).toEqual([['work'], ['statements']])
})

test('[S7] Previous reverses Next, back into the last category', () => {
  const stops = stopsOf(groups, true)
  const results: Page = { ...startPage, ...resultsPage('statements') }
  expect(stepped(stops, results, -1)).toMatchObject(votePage('work'))
  expect(resultsViewOf(stepped(stops, results, 1) ?? {})).toBe('categories')
})

test('[BT17] from the results the room is led back to the category that it voted in', () => {
  const { results, vote } = pulseVotes.pages({ desk: new Y.Doc(), board: new Y.Doc() })
  const stops = stopsOf(groups, true)
  const atWork = { ...startPage, ...votePage('work') }
  expect(standing(stops, { ...atWork, ...results }).at).toBe(2)
  expect(standing(stops, { ...atWork, ...results, ...vote }).at).toBe(1)
})

test('[PU6] a category that was just added is opened before the stops name it', () => {
  const added = { ...startPage, ...votePage('new') }
  const now = stopsOf([...groups, { id: 'new' }], true)
  expect(keptPage(added, stopsOf(groups, true), now)).toEqual(added)
  expect(keptPage(added, now, stopsOf(groups, true))).toMatchObject(votePage('work'))
})
