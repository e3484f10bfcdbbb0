import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByChains, groupByWords, meanScore, readLabelled, scoreOf } from '#support/documents/grouping.ts'
import type { LabelledQuestion, LabelledSet, Scores } from '#support/documents/grouping.ts'
import { foldWord, splitWords } from '../words/splitWords.ts'
import { suggestGroups } from './suggestGroups.ts'

const numbered = (texts: readonly string[]) => texts.map((text, index) => ({ id: String(index), text }))

function suggested({ answers }: LabelledQuestion): number[][] {
  return suggestGroups(numbered(answers)).map(({ itemIds }) => itemIds.map(Number))
}

function scored(half: LabelledSet, group: (question: LabelledQuestion) => number[][]): Scores {
  return meanScore(readLabelled(half).map((question) => scoreOf(group(question), question.themes)))
}

/** Shared words at their best: the way and the threshold that do best on the tuning half. */
function bestBaseline(): (question: LabelledQuestion) => number[][] {
  const thresholds = Array.from({ length: 30 }, (_, step) => 0.02 * (step + 1))
  const ways = [groupByWords, groupByChains].flatMap((way) =>
    thresholds.map((threshold) => (question: LabelledQuestion) => way(question.answers, threshold)),
  )
  const scores = ways.map((way) => scored('tuning', way).f1)
  return ways[scores.indexOf(Math.max(...scores))] ?? (() => [])
}

test.each([
  ['that nothing was tuned with', 'heldOut', { f1: 0.1, randIndex: 0.08 }],
  ['that were labelled after the word list was closed', 'fresh', { f1: 0, randIndex: 0 }],
] as const)('[G6] on questions %s, suggestions fit people better than shared words do', (_what, half, by) => {
  const [baseline, ours] = [scored(half, bestBaseline()), scored(half, suggested)]
  expect(ours.f1).toBeGreaterThan(baseline.f1 + by.f1)
  expect(ours.precision).toBeGreaterThan(baseline.precision)
  expect(ours.randIndex).toBeGreaterThan(baseline.randIndex + by.randIndex)
  expect(ours.bCubed).toBeGreaterThan(baseline.bCubed)
})

test.each([
  ['Fewer meetings', 'this meeting could be cancelled', 'Cheaper lunch', 'vegetarian food', 'a dog'],
  ['godare skolmat', 'maten är kall', 'längre raster', 'fler saker att göra på rasten', 'en hund'],
  [
    ...['We want better food here', 'vi vill ha godare mat här', 'the internet is slow'],
    'internet är för långsamt',
  ],
])('the forms of a word, its compounds and its synonyms meet, in both languages: %s', (...answers) => {
  expect(suggestGroups(numbered(answers)).map(({ itemIds }) => [...itemIds].sort())).toEqual([
    ['0', '1'],
    ['2', '3'],
  ])
})

test('a name is made of what the members wrote, and begins with a capital', () => {
  for (const { answers } of readLabelled('tuning')) {
    for (const { name, itemIds } of suggestGroups(numbered(answers))) {
      const words = itemIds.flatMap((id) => splitWords(answers[Number(id)] ?? '').map(foldWord))
      expect(name).not.toBe('')
      expect(splitWords(name).filter((word) => !words.includes(foldWord(word)))).toEqual([])
      expect(name[0]).toBe(name[0]?.toUpperCase())
    }
  }
})

test('[G6] an answer is in one suggestion at most, and the same answers give the same suggestions', () => {
  const words = ['lunch', 'mat', 'möten', 'meetings', 'the', '12', '🍎', 'prov', 'läxor', 'bike', "it's", '']
  const word = fc.constantFrom(...words)
  const answer = fc.array(word, { maxLength: 5 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.array(fc.oneof(answer, fc.string()), { maxLength: 40 }), (answers) => {
      const groups = suggestGroups(numbered(answers))
      const ids = groups.flatMap(({ itemIds }) => itemIds)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { itemIds } of groups) expect(itemIds.length).toBeGreaterThan(1)
      const sizes = groups.map(({ itemIds }) => itemIds.length)
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      expect(suggestGroups(numbered(answers))).toEqual(groups)
    }),
  )
})

test('it tells how far it is, never more than all', () => {
  const shares: number[] = []
  const answers = readLabelled('tuning').flatMap((question) => question.answers)
  suggestGroups(numbered(answers), (share) => shares.push(share))
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})
