import { beforeEach, expect, test } from 'vitest'
import { badInput, forbidden, mistake, notFound } from '#support/documents/actors.ts'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import {
  changeColumn,
  changePlan,
  createColumn,
  deleteColumns,
  namedColumns,
  renameColumn,
  setChoices,
} from './columns.ts'
import { shownHeading } from './heading.ts'
import { planModel } from './model.ts'
import { readColumns } from './read.ts'
import { roots } from './roots.ts'
import { readTable } from './table.ts'

let desk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  defineRoots(desk, roots)
  let made = 0
  planModel.start({ desk, board: new Y.Doc() }, { name: 'Plan', newId: () => `c${made++}` })
})

const headings = () => readTable(desk).headings
const ids = () => readColumns(desk).map(({ id }) => id)

test('[PL1] [PL2] a new planner has three columns without headings, which fall back to their numbers', () => {
  expect(headings()).toEqual(['Column 1', 'Column 2', 'Column 3'])
  expect(roots.headings(desk).size).toBe(0)
  expect(roots.info(desk).get('planName')).toBe('Plan')
  createColumn(desk, { id: 'new' })
  expect(headings()[3]).toBe('Column 4')
  createColumn(desk, { id: 'first', heading: 'who', index: 0 })
  expect(ids()).toEqual(['first', 'c0', 'c1', 'c2', 'new'])
  expect(headings()).toEqual(['Who', 'Column 2', 'Column 3', 'Column 4', 'Column 5'])
  expect(() => createColumn(desk, { id: 'c0' })).toThrow(forbidden)
  expect(() => createColumn(desk, { id: 'x', index: -1 })).toThrow(badInput)
})

test.each([
  ['who', 'Who'],
  ['åtgärd', 'Åtgärd'],
  ['ßtraße', 'ßtraße'],
  ['𐐨 deseret', '𐐀 deseret'],
  ['', 'Column 3'],
])('[PL2] the heading %j is shown as %j', (heading, shown) => {
  expect(shownHeading(heading, 2)).toBe(shown)
  expect(shownHeading('', 1, 'Kolumn')).toBe('Kolumn 2')
})

test('[PL2] headings are renamed by id and by position, and may be emptied', () => {
  renameColumn(desk, 'c1', ' who ')
  changePlan(desk, { headings: ['what', null, 'when'] })
  expect(headings()).toEqual(['What', 'Who', 'When'])
  changePlan(desk, { headings: [''] })
  expect(headings()[0]).toBe('Column 1')
  expect(() => changePlan(desk, { headings: ['a', 'b', 'c', 'd'] })).toThrow(badInput)
  const long = 'x'.repeat(limits.planText + 1)
  expect(() => changePlan(desk, { headings: ['fine', long] })).toThrow(
    mistake(messages.textTooLong(limits.planText)),
  )
  expect(headings()[0]).toBe('Column 1')
  expect(() => renameColumn(desk, 'gone', 'x')).toThrow(notFound)
})

test('[PL2] [PL11] a refused change of several things changes none of them', () => {
  const before = Y.encodeStateAsUpdate(desk)
  const long = 'x'.repeat(limits.planText + 1)
  expect(() => changePlan(desk, { texts: { planName: long }, headings: ['who'] })).toThrow()
  expect(() => changePlan(desk, { texts: { planName: 'Plan B' }, headings: ['who', long] })).toThrow()
  expect(() => changeColumn(desk, 'c0', { heading: long, choices: ['Open'] })).toThrow()
  expect(() => changeColumn(desk, 'c0', { heading: 'who', choices: [''] })).toThrow()
  expect(Y.encodeStateAsUpdate(desk)).toEqual(before)
})

test('[PL1] [PL9] columns are deleted by id, by position or behind a number, and the last one stays', () => {
  deleteColumns(desk, namedColumns(desk, { columns: [{ position: 1 }] }))
  expect(ids()).toEqual(['c0', 'c2'])
  for (const _time of [1, 2]) deleteColumns(desk, namedColumns(desk, { columns: [{ columnId: 'c1' }] }))
  deleteColumns(desk, namedColumns(desk, { behind: 1 }))
  expect(ids()).toEqual(['c0'])
  expect(() => deleteColumns(desk, ['c0'])).toThrow(mistake(messages.lastColumn))
  expect(() => namedColumns(desk, { columns: [{ position: 5 }] })).toThrow(notFound)
})

test('[PL1] [PL11] there are limits to columns and to the choices of each', () => {
  for (let at = 3; at < limits.planColumns; at++) createColumn(desk, { id: `c${at}` })
  expect(() => createColumn(desk, { id: 'more' })).toThrow(
    mistake(messages.tooManyColumns(limits.planColumns)),
  )
  setChoices(desk, 'c0', ['Yes', ' No ', 'Yes'])
  expect(readColumns(desk)[0]?.choices).toEqual(['Yes', 'No'])
  const many = Array.from({ length: limits.planChoices + 1 }, (_choice, at) => `choice ${at}`)
  expect(() => setChoices(desk, 'c0', many)).toThrow(mistake(messages.tooManyChoices(limits.planChoices)))
  expect(() => setChoices(desk, 'c0', [' '])).toThrow(mistake(messages.textMissing))
  setChoices(desk, 'c0', [])
  expect(roots.choices(desk).size).toBe(0)
})
