import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseSize, cloud, countWords, wordSizes } from './words.ts'

const counted = (answers: string[]) => countWords(answers).map(({ word, count }) => [word, count])

test('a word counts once per answer, ignoring case, and is shown in its most frequent form', () => {
  expect(counted(['Lunch, lunch and LUNCH!', 'lunch', 'Lunch at noon', 'Lunch'])).toEqual([
    ['Lunch', 3 + 1],
    ['noon', 1],
  ])
  expect(counted(['IT', 'Teams', 'teams'])).toEqual([['teams', 2]])
})

test('[Z31] numbers, single letters and the stop words of English and Swedish are left out', () => {
  expect(counted(['The 3 of us and 2027', 'det är 10-15 st kakor till x', 'it’s 500km', "don't"])).toEqual([
    ['kakor', 1],
    ['st', 1],
  ])
})

test('[Z31] a row of letters that is no word does not make all others small', () => {
  expect(counted(['n'.repeat(33), 'n'.repeat(32), 'lunch'])).toEqual([
    ['lunch', 1],
    ['n'.repeat(32), 1],
  ])
})

test('words of any script, with hyphens and apostrophes inside, without addresses', () => {
  expect(
    countWords(["rock'n'roll e-post", '会议 встреча', 'see https://example.org/lunch', '🍎🍎']).map(
      ({ key }) => key,
    ),
  ).toEqual(['e-post', "rock'n'roll", 'встреча', '会议'])
})

test.each([
  ['Japanese', '会議が長すぎる。会議の資料を共有する', ['会議', '資料', '共有']],
  ['Chinese', '我们的会议太长了，会议资料要共享', ['会议', '资料', '共享']],
  ['Thai', 'การประชุมยาวเกินไป และประชุมบ่อย', ['ประชุม']],
])('[Z31] words of %s are told apart, though nothing stands between them', (_language, answer, words) => {
  const keys = countWords([answer]).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(words))
  expect(keys).not.toContain(answer.split(/[。，\s]/u)[0])
})

test('[Z31] whatever people write: at most 100 words, the most frequent first, no word twice, no count over the answers', () => {
  const word = fc.oneof(
    fc.constantFrom('Mat', 'mat', 'Bike', 'bike', 'the', '12'),
    fc.string({ maxLength: 8 }),
  )
  const answer = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 60 }), (answers) => {
      const words = countWords(answers)
      expect(words.length).toBeLessThanOrEqual(100)
      expect(new Set(words.map(({ key }) => key)).size).toBe(words.length)
      const counts = words.map(({ count }) => count)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      for (const count of counts) expect(count).toBeLessThanOrEqual(answers.length)
      const sizes = wordSizes(words)
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      for (const size of sizes) {
        expect(size).toBeGreaterThanOrEqual(baseSize(words.length))
        expect(size).toBeLessThanOrEqual(cloud.largestSize)
      }
      expect(countWords([...answers].reverse())).toEqual(words)
    }),
  )
})

test('[Z31] sizes start at 60 and shrink by 5 per 10 words, to 30 at least; the most frequent reaches 130 at most', () => {
  expect([1, 9, 10, 25, 59, 60, 100].map(baseSize)).toEqual([60, 60, 55, 50, 35, 30, 30])
  const words = [400, 4, 1].map((count, index) => ({ key: String(index), word: String(index), count }))
  expect(wordSizes(words)).toEqual([130, 64, 60])
  expect(wordSizes(words.slice(2))).toEqual([60])
})
