import { foldWord } from '../words/splitWords.ts'
import { concepts } from './concepts.ts'
import { stem } from './stem.ts'
import type { WordLanguage } from './stem.ts'

/** The concepts of a word, by its stem. */
const conceptsByStem: Record<WordLanguage, ReadonlyMap<string, readonly number[]>> = {
  en: byStem('en'),
  sv: byStem('sv'),
}

export function conceptsOf(stemmed: string, language: WordLanguage): readonly number[] {
  return conceptsByStem[language].get(stemmed) ?? []
}

function byStem(language: WordLanguage): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [concept, words] of concepts.entries())
    for (const word of words[language].split(' ')) {
      const stemmed = stem(foldWord(word), language)
      const known = found.get(stemmed)
      if (!known) found.set(stemmed, [concept])
      else if (!known.includes(concept)) known.push(concept)
    }
  return found
}
