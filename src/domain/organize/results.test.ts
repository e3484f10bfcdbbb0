import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { badInput, boss, codeOf } from '#support/documents/actors.ts'
import { undoOf } from '#support/documents/organized.ts'
import * as Y from 'yjs'
import { facilitatorOrigin } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { resultOf } from '../activity/votes/results.ts'
import { writeTally } from '../activity/votes/tally.ts'
import type { VoteCount } from '../activity/votes/tally.ts'
import { startRound } from '../activity/votes/voting.ts'
import { exportedOrganize } from './exported.ts'
import { itemType, sectionType } from './items.ts'
import { organizeModel } from './model.ts'
import { addGroup, addItem, move } from './moves.ts'
import { readArrangement, readSections } from './places.ts'
import { acceptAgreed, disputed, sortedItems } from './results.ts'
import { sectionRules } from './rules.ts'
import { setSorting } from './sorting.ts'
import { organizeStops } from './steps.ts'
import { organizeVotes, readScale, sectionNumber } from './votes.ts'

let docs: Record<'desk' | 'board' | 'tally', Y.Doc>

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  for (const id of ['risk', 'idea', 'other']) deskEdits.create(sectionRules, docs.desk, { id, text: id })
  for (const id of ['a', 'b', 'c', 'd']) addItem(docs, boss, { id, text: `Item ${id}`, createdAt: 5 })
})

/** Counts of an item: votes by section, `null` for the undecided. */
function tell(targetId: string, votes: readonly [string | null, number][], round = 1): void {
  writeTally(
    docs.tally,
    votes.map(([section, number]): VoteCount => ({
      ...{ targetId, round, value2: null, votes: number },
      value1: section === null ? null : sectionNumber(section),
    })),
  )
}
const results = () => {
  const { sections } = readArrangement(docs.desk)
  const ids = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  return sortedItems(ids, sections, { tally: docs.tally, round: 1 })
}
const inSections = () =>
  readSections(docs.desk).map(({ entries }) => entries.flatMap(({ items }) => items.map(({ id }) => id)))

test('[OR7] the number of a section follows from its id, in 31 bits, and hardly any two are the same', () => {
  expect([sectionNumber('risk'), sectionNumber('idea')]).toEqual([
    sectionNumber('risk'),
    sectionNumber('idea'),
  ])
  // A published vector of FNV-1a: the hash of "a" is e40c292c.
  expect(sectionNumber('a')).toBe(0xe40c292c >>> 1)
  const numbers = Array.from({ length: 2000 }, (_, at) => sectionNumber(`id ${at}`))
  expect(numbers.every((number) => number >= 0 && number < 2 ** 31)).toBe(true)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('[OR7] [OR8] [BT23] votes tell per item how many chose each section, and how many of them agree', () => {
  tell('a', [
    ['risk', 14],
    ['idea', 3],
    [null, 1],
  ])
  tell('b', [
    ['risk', 2],
    ['idea', 2],
  ])
  const [a, b, c] = results()
  expect(a?.result.axis1).toEqual({ distribution: [14, 3, 0], mean: null, median: null, spread: null })
  expect(a?.result.product).toBeNull()
  expect(a?.agreement).toEqual({ sectionId: 'risk', votes: 14, of: 18, share: 14 / 18 })
  expect(b?.agreement).toEqual({ sectionId: null, votes: 2, of: 4, share: 0.5 })
  expect(c?.agreement).toEqual({ sectionId: null, votes: 0, of: 0, share: null })
  // Without a tally that may be read, nothing is told.
  const { sections } = readArrangement(docs.desk)
  expect(sortedItems([{ id: 'a' }], sections, { tally: null, round: 1 })[0]?.agreement.share).toBeNull()
})

test('[OR7] [BT23] votes for a deleted section count as undecided, and count again when it is restored', () => {
  tell('a', [
    ['risk', 4],
    ['idea', 1],
  ])
  deskEdits.remove(sectionRules, docs.desk, 'risk')
  const [gone] = results()
  expect(gone?.result).toMatchObject({ count: 1, abstained: 4, axis1: { distribution: [1, 0] } })
  expect(gone?.agreement).toEqual({ sectionId: 'idea', votes: 1, of: 5, share: 0.2 })
  sectionType.deleted(docs.desk).delete('risk')
  expect(results()[0]?.agreement).toMatchObject({ sectionId: 'risk', votes: 4, of: 5 })
})

test('[BT23] whichever values count, each vote is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(9))), fc.uniqueArray(fc.nat(5)), (votes, nominal) => {
      const counts = votes.map(([value1, number]): VoteCount => ({
        ...{ targetId: 'a', round: 1, value1, value2: null, votes: number },
      }))
      const { count, abstained, axis1 } = resultOf(counts, { low: 0, high: 9, axes: 1, nominal })
      expect(count + abstained).toBe(votes.reduce((sum, [, number]) => sum + number, 0))
      expect(axis1.distribution.reduce((sum, number) => sum + number, 0)).toBe(count)
      expect(axis1.distribution).toHaveLength(nominal.length)
    }),
  )
})

test('[OR5] [OR7] votes are taken while people sort for themselves, for sections that are there or were', () => {
  const { desk, board } = docs
  const take = (...values: number[]) => codeOf(() => organizeVotes.assertTakes?.({ desk, board }, values))
  expect(take(sectionNumber('risk'))).toBe('nobodySortsAlone')
  setSorting(board, 'EACH')
  deskEdits.remove(sectionRules, desk, 'other')
  expect(take(sectionNumber('risk'), sectionNumber('other'))).toBe('done')
  expect(() => organizeVotes.assertTakes?.({ desk, board }, [7])).toThrow(badInput)
  expect(readScale(desk).nominal).toEqual(['risk', 'idea'].map(sectionNumber))
  expect([...organizeVotes.scopes({ desk, board })]).toEqual([['all', ['a', 'b', 'c', 'd']]])
})

test('[OR8] the most disputed items come first, and those about which all agree are not discussed', () => {
  tell('a', [['risk', 5]])
  tell('b', [
    ['risk', 3],
    ['idea', 2],
  ])
  tell('c', [
    ['risk', 2],
    ['idea', 2],
    ['other', 1],
  ])
  expect(disputed(results()).map(({ id }) => id)).toEqual(['c', 'b'])
  tell('d', [
    ['idea', 4],
    [null, 1],
  ])
  tell('a', [['idea', 1]])
  expect(disputed(results()).map(({ id }) => id)).toEqual(['c', 'b', 'd'])
})

test('[OR9] what enough people agree about is accepted in one act, which one undo takes back', () => {
  const { desk } = docs
  addGroup(desk, { id: 'g', text: 'Group' }, { sectionId: 'idea' })
  move(desk, ['d'], { groupId: 'g' })
  tell('a', [
    ['risk', 3],
    ['idea', 2],
  ])
  tell('b', [
    ['risk', 2],
    ['idea', 2],
  ])
  tell('c', [
    ['other', 1],
    ['idea', 4],
  ])
  tell('d', [['idea', 5]])
  const before = inSections()
  const undo = undoOf(desk)
  const accept = (atLeast: number) =>
    desk.transact(() => acceptAgreed(desk, results(), atLeast), facilitatorOrigin)
  expect(accept(60)).toBe(2)
  // What is there already stays in its group; where two sections were chosen equally often nothing is accepted.
  expect(inSections()).toEqual([['b'], ['a'], ['d', 'c'], []])
  expect([accept(60), accept(0)]).toEqual([0, 0])
  undo.undo()
  expect(inSections()).toEqual(before)
  expect(accept(61)).toBe(1)
  deskEdits.remove(sectionRules, desk, 'risk')
  deskEdits.remove({ type: itemType, last: null }, desk, 'b')
  expect(accept(0)).toBe(1)
  expect(inSections()).toEqual([[], ['d', 'c', 'a'], []])
})

test('[OR11] [S7] arrows step from the board to where people agree, for whoever may open it', () => {
  expect(organizeStops(false)).toHaveLength(1)
  expect(organizeStops(true).map(({ page }) => page)).toEqual([
    { showResultsPage: false },
    { showResultsPage: true },
  ])
  const { pages } = organizeVotes
  expect(pages({ desk: docs.desk, board: docs.board })).toEqual({
    ...{ vote: organizeStops(true)[0]?.page, results: organizeStops(true)[1]?.page },
  })
  for (const [field, id] of [
    ['activePostId', 'a'],
    ['activeMultiTopicId', 'risk'],
  ] as const)
    expect([
      organizeModel.isThere(docs.desk, { field, id }),
      organizeModel.isThere(docs.desk, { field, id: 'x' }),
    ]).toEqual([true, false])
})

test('[V2] [V4] [V5] [OR10] a row tells where an item is and how far people agree; the cells are empty where nobody may know', () => {
  const { desk, board } = docs
  addGroup(desk, { id: 'g', text: 'Group' }, { sectionId: 'idea' })
  move(desk, ['a'], { groupId: 'g' })
  tell('a', [
    ['idea', 3],
    ['risk', 1],
  ])
  const told = (from: typeof docs | Pick<typeof docs, 'desk' | 'board'>) => {
    const { columns, rows } = exportedOrganize(from)
    const names = columns.map(({ name }) => name.en)
    return rows.map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cells[at]] as const)))
  }
  expect(told(docs)).toHaveLength(4)
  const row = { Section: 'idea', Group: 'Group', Text: 'Item a', Description: '', Round: 1 }
  const shares = { 'Agreement (%)': 75, 'Most chosen': 'idea', 'Votes per section': 'risk: 1, idea: 3' }
  expect(told(docs)[3]).toMatchObject({ ...row, Votes: 4, Undecided: 0, 'Too few to show': 0, ...shares })
  expect(told(docs)[0]).toMatchObject({ Section: 'Unsorted', Group: '', Text: 'Item b', Votes: 0 })
  expect(told({ desk, board })[3]).toMatchObject({
    ...{ ...row, Votes: null, Undecided: null, 'Agreement (%)': null, 'Votes per section': null },
  })
  const { issues, counts } = exportedOrganize(docs)
  expect(issues?.list[3]).toMatchObject({ facts: ['idea', 'Group'], votes: 4, numbers: [75, 0] })
  expect(counts.map(({ count }) => count)).toEqual([3, 1, 4, 0, 0, 0])
  startRound(board, 0)
  expect(told(docs).map((one) => [one['Text'], one['Round'], one['Votes']])).toEqual([
    ...['b', 'c', 'd', 'a'].map((id) => [`Item ${id}`, 2, 0]),
    ['Item a', 1, 4],
  ])
})
