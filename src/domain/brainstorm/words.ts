import { foldWord, isNumber, splitWords } from '../words/splitWords.ts'
import { isStopWord } from '../words/stopWords.ts'

/** A word of the cloud. */
export interface CloudWord {
  /** In lower case; one word, however it is written. */
  key: string
  /** As most wrote it. */
  word: string
  /** Answers that have it. */
  count: number
}

/** The specification's constants of the word cloud, sizes in pixels. */
export const cloud = {
  mostWords: 100,
  firstSize: 60,
  smallestSize: 30,
  largestSize: 130,
  /** So much smaller for each so many words. */
  shrinkBy: 5,
  shrinkPer: 10,
  /** Letters. What is longer is no word, and would make all others too small to read. */
  longestWord: 32,
} as const

/**
 * The words of answers, the most frequent first, at most 100: each counted once per answer, whatever its case, without numbers and
 * the stop words of English and Swedish.
 *
 * @see specification, part 2, section 9: word cloud
 */
export function countWords(answers: readonly string[]): CloudWord[] {
  const counts = new Map<string, Map<string, number>>()
  for (const answer of answers) {
    const inAnswer = new Map(splitWords(answer).map((word) => [foldWord(word), word]))
    for (const [key, word] of inAnswer) {
      if (!isTelling(key)) continue
      const wordings = counts.get(key) ?? new Map<string, number>()
      wordings.set(word, (wordings.get(word) ?? 0) + 1)
      counts.set(key, wordings)
    }
  }
  return [...counts]
    .map(([key, wordings]) => {
      const count = [...wordings.values()].reduce((sum, one) => sum + one, 0)
      return { key, word: mostFrequent(wordings), count }
    })
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, cloud.mostWords)
}

function isTelling(key: string): boolean {
  if ([...key].length > cloud.longestWord) return false
  return !isStopWord(key) && !isNumber(key) && !/^\p{Script=Latin}$/u.test(key)
}

/** Of equals the one in lower case, then the first by code. */
function mostFrequent(wordings: ReadonlyMap<string, number>): string {
  const capitals = (word: string): number => Number(word !== word.toLowerCase())
  const [first] = [...wordings].sort(
    ([a, countA], [b, countB]) => countB - countA || capitals(a) - capitals(b) || (a < b ? -1 : 1),
  )
  return first?.[0] ?? ''
}

/** The size of a word that one answer has, in a cloud of so many words. */
export function baseSize(words: number): number {
  const { firstSize, smallestSize, shrinkBy, shrinkPer } = cloud
  return Math.max(smallestSize, firstSize - shrinkBy * Math.floor(words / shrinkPer))
}

/**
 * The sizes of words by their counts: the area grows with the count, from the base size to at most 130.
 *
 * @param words the most frequent first
 */
export function wordSizes(words: readonly CloudWord[]): number[] {
  const base = baseSize(words.length)
  const most = Math.sqrt(words[0]?.count ?? 1)
  const largest = Math.min(cloud.largestSize, base * most)
  return words.map(({ count }) => {
    if (most === 1) return base
    return Math.round(base + ((largest - base) * (Math.sqrt(count) - 1)) / (most - 1))
  })
}
