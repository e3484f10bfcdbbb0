import { englishStopWords, swedishStopWords } from '../words/stopWords.ts'
import type { WordLanguage } from './stem.ts'

/**
 * Detects the language of each answer by its function words and letters. An answer without a clear language gets that
 * of the majority.
 *
 * @param answers the words of each, in lower case
 */
export function languagesOf(answers: readonly (readonly string[])[]): WordLanguage[] {
  const leanings = answers.map(leaningOf)
  const total = leanings.reduce((sum, leaning) => sum + Math.sign(leaning), 0)
  const common: WordLanguage = total > 0 ? 'sv' : 'en'
  return leanings.map((leaning) => (leaning === 0 ? common : leaning > 0 ? 'sv' : 'en'))
}

/** Above zero for Swedish, below zero for English. */
function leaningOf(words: readonly string[]): number {
  let leaning = 0
  for (const word of words) {
    const [isEnglish, isSwedish] = [englishStopWords.has(word), swedishStopWords.has(word)]
    if (isSwedish !== isEnglish) leaning += isSwedish ? 1 : -1
    if (/[åäö]/u.test(word)) leaning += 2
  }
  return leaning
}
