import { foldWord, isNumber, splitWords } from '../words/splitWords.ts'
import { isStopWord } from '../words/stopWords.ts'
import { partsOf } from './compounds.ts'
import { languagesOf } from './language.ts'
import { conceptsOf } from './lexicon.ts'
import { stem } from './stem.ts'
import type { WordLanguage } from './stem.ts'
import { isWeakWord } from './weakWords.ts'

/** The meaning of an answer: weighted features, normalized to length 1, or empty. */
export type Vector = ReadonlyMap<string, number>

/** A meaningful word of an answer. */
export interface Token {
  /** In its original spelling. */
  written: string
  stemmed: string
  isFirst: boolean
  /** All its features, before they are combined into the answer's vector. */
  features: ReadonlyMap<string, number>
}

export interface Described {
  tokens: Token[]
  vector: Vector
}

// Tuned on the tuning half of the labelled answers; each value is the middle of the range without any difference.
const weights = { word: 1, part: 0.9, concept: 1.2, letters: 0.7, weak: 0.25 } as const
const lettersPerGram = 4

interface Word {
  written: string
  folded: string
  stemmed: string
  language: WordLanguage
  isFirst: boolean
}

/**
 * Describes answers by stems, parts of compounds, their concepts and, against typos, letter n-grams. Features that many
 * answers share have a low weight.
 */
export function describe(texts: readonly string[]): Described[] {
  const answers = wordsOf(texts)
  const commonness = countEach(answers.map((words) => words.map(({ stemmed }) => stemmed)))
  const isOnBoard = (stemmed: string): boolean => commonness.has(stemmed)
  const tokens = answers.map((words) =>
    words.map((word): Token => {
      const { written, folded, stemmed, isFirst } = word
      const rareness = Math.log(1 + texts.length / (commonness.get(stemmed) ?? 1))
      const weight = rareness * (isWeakWord(folded) ? weights.weak : 1)
      return { written, stemmed, isFirst, features: featuresOf(word, weight, isOnBoard) }
    }),
  )
  return tokens.map((own) => ({ tokens: own, vector: ofLengthOne(largestOfEach(own)) }))
}

function wordsOf(texts: readonly string[]): Word[][] {
  const written = texts.map(splitWords)
  const languages = languagesOf(written.map((words) => words.map(foldWord)))
  return written.map((words, index) => {
    const language = languages[index] ?? 'en'
    return words.flatMap((word, at) => {
      const folded = foldWord(word)
      if (isStopWord(folded) || isNumber(folded)) return []
      return { written: word, folded, stemmed: stem(folded, language), language, isFirst: at === 0 }
    })
  })
}

function featuresOf(
  { folded, stemmed, language }: Word,
  importance: number,
  isOnBoard: (stemmed: string) => boolean,
): Map<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number): void => {
    features.set(feature, Math.max(features.get(feature) ?? 0, weight * importance))
  }
  const addWord = (stemOfWord: string, weight: number): void => {
    add(`word ${stemOfWord}`, weight * weights.word)
    const meant = conceptsOf(stemOfWord, language)
    for (const concept of meant)
      add(`concept ${concept}`, (weight * weights.concept) / Math.sqrt(meant.length))
  }
  addWord(stemmed, 1)
  if (language === 'sv') for (const part of partsOf(folded, isOnBoard)) addWord(part, weights.part)
  if (stemmed.length >= lettersPerGram) {
    const letters = `^${stemmed}`
    const grams = letters.length - lettersPerGram + 1
    for (let at = 0; at < grams; at++)
      add(`letters ${letters.slice(at, at + lettersPerGram)}`, weights.letters / Math.sqrt(grams))
  }
  return features
}

/** A repeated word counts once. */
function largestOfEach(tokens: readonly Token[]): Map<string, number> {
  const largest = new Map<string, number>()
  for (const { features } of tokens)
    for (const [feature, weight] of features)
      largest.set(feature, Math.max(largest.get(feature) ?? 0, weight))
  return largest
}

/** The number of lists that contain each item. */
function countEach(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const thing of new Set(list)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

function ofLengthOne(vector: Map<string, number>): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
  for (const [feature, weight] of vector) vector.set(feature, weight / length)
  return vector
}

/** The dot product of two vectors. */
export function overlap(one: Vector, other: Vector): number {
  let sum = 0
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0)
  return sum
}
