import { foldWord, isNumber, splitWords } from '../../words/splitWords.ts'
import { isStopWord } from '../../words/stopWords.ts'

/** A word of the word cloud. */
export interface CloudWord {
  /** The word in lower case, used to compare. */
  key: string
  /** The most frequent spelling. */
  word: string
  /** The number of answers that contain the word. */
  count: number
}

/** The constants of the word cloud, sizes in pixels. SPEC Z31. */
export const cloud = {
  mostWords: 100,
  firstSize: 60,
  smallestSize: 30,
  largestSize: 130,
  /** Pixels by which the base size shrinks for each step of words. */
  shrinkBy: 5,
  shrinkPer: 10,
  /** Longest word in letters. Longer runs are no words, and would make all other words too small to read. */
  longestWord: 32,
} as const

/**
 * The most frequent words of answers, at most 100, the most frequent first. A word counts once per answer, ignoring
 * case. Numbers and the stop words of English and Swedish are left out.
 *
 * @see SPEC Z31
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

/** Among equals the spelling in lower case, then the first by code units. */
function mostFrequent(wordings: ReadonlyMap<string, number>): string {
  const capitals = (word: string): number => Number(word !== word.toLowerCase())
  const [first] = [...wordings].sort(
    ([a, countA], [b, countB]) => countB - countA || capitals(a) - capitals(b) || (a < b ? -1 : 1),
  )
  return first?.[0] ?? ''
}

/** The size of a word with count 1, in a cloud of this many words. */
export function baseSize(words: number): number {
  const { firstSize, smallestSize, shrinkBy, shrinkPer } = cloud
  return Math.max(smallestSize, firstSize - shrinkBy * Math.floor(words / shrinkPer))
}

/**
 * Font sizes of words by their counts: the area grows with the count, from the base size up to at most 130.
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
