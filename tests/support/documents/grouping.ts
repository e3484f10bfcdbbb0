import { readdirSync, readFileSync } from 'node:fs'
import { foldWord, splitWords } from '#domain/words/splitWords.ts'
import { isStopWord } from '#domain/words/stopWords.ts'

/** One question of the labelled set, its answers in an order that reveals nothing about their themes. */
export interface LabelledQuestion {
  name: string
  language: 'en' | 'sv'
  question: string
  answers: string[]
  /** The theme of each answer, by its index; null if it belongs to none. */
  themes: (number | null)[]
}

interface Kept {
  language: 'en' | 'sv'
  question: string
  groups: { theme: string; answers: string[] }[]
  alone: string[]
}

const folder = new URL('../../../src/domain/suggest/testdata/', import.meta.url)

/** Reads a folder of labelled questions; its README describes each. */
export type LabelledSet = 'tuning' | 'heldOut' | 'fresh'

export function readLabelled(half: LabelledSet): LabelledQuestion[] {
  return readdirSync(new URL(half, folder))
    .sort()
    .map((file) => {
      const kept = JSON.parse(readFileSync(new URL(`${half}/${file}`, folder), 'utf8')) as Kept
      const labelled = [
        ...kept.groups.flatMap(({ answers }, theme) => answers.map((text) => ({ text, theme }))),
        ...kept.alone.map((text) => ({ text, theme: null })),
      ].sort((a, b) => mixed(a.text) - mixed(b.text))
      return {
        name: file.replace('.json', ''),
        language: kept.language,
        question: kept.question,
        answers: labelled.map(({ text }) => text),
        themes: labelled.map(({ theme }) => theme),
      }
    })
}

/** FNV-1a, used as a deterministic shuffle. */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

export interface Scores {
  f1: number
  precision: number
  recall: number
  randIndex: number
  bCubed: number
}

/** Scores suggested groups (lists of answer indexes) against the labels. The testdata's README defines the metric. */
export function scoreOf(groups: readonly (readonly number[])[], themes: readonly (number | null)[]): Scores {
  const found = themes.map((_, index) => -1 - index)
  groups.forEach((group, number) => group.forEach((index) => (found[index] = number)))
  const wanted = themes.map((theme, index) => theme ?? -1 - index)
  let [together, suggested, belonging, pairs] = [0, 0, 0, 0]
  const cubed = { precision: 0, recall: 0 }
  for (const i of wanted.keys()) {
    let [both, ours, theirs] = [0, 0, 0]
    for (const j of wanted.keys()) {
      const isOurs = found[i] === found[j]
      const isTheirs = wanted[i] === wanted[j]
      ours += Number(isOurs)
      theirs += Number(isTheirs)
      both += Number(isOurs && isTheirs)
      if (j <= i) continue
      pairs++
      suggested += Number(isOurs)
      belonging += Number(isTheirs)
      together += Number(isOurs && isTheirs)
    }
    cubed.precision += both / ours / wanted.length
    cubed.recall += both / theirs / wanted.length
  }
  const precision = suggested === 0 ? 0 : together / suggested
  const recall = belonging === 0 ? 0 : together / belonging
  const chance = (suggested * belonging) / pairs
  return {
    f1: harmonic(precision, recall),
    precision,
    recall,
    randIndex: (together - chance) / ((suggested + belonging) / 2 - chance || 1),
    bCubed: harmonic(cubed.precision, cubed.recall),
  }
}

/** The mean over questions. */
export function meanScore(scores: readonly Scores[]): Scores {
  const mean = (of: (score: Scores) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length
  const [f1, precision, recall] = [
    mean((one) => one.f1),
    mean((one) => one.precision),
    mean((one) => one.recall),
  ]
  return { f1, precision, recall, randIndex: mean((one) => one.randIndex), bCubed: mean((one) => one.bCubed) }
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b)
}

/** How much of the words of two answers, without stop words, is in both. */
function sharedWords(answers: readonly string[]): (a: number, b: number) => number {
  const words = answers.map(
    (answer) =>
      new Set(
        splitWords(answer)
          .map(foldWord)
          .filter((word) => !isStopWord(word)),
      ),
  )
  return (a, b) => {
    const [one = new Set(), other = new Set()] = [words[a], words[b]]
    const shared = [...one].filter((word) => other.has(word)).length
    return shared === 0 ? 0 : shared / (one.size + other.size - shared)
  }
}

/** The baseline to beat: shared words, average-linkage clustering. */
export function groupByWords(answers: readonly string[], threshold: number): number[][] {
  const similarity = sharedWords(answers)
  let groups = answers.map((_, index) => [index])
  for (;;) {
    let best = { a: -1, b: -1, similarity: threshold }
    for (let a = 0; a < groups.length; a++)
      for (let b = a + 1; b < groups.length; b++) {
        const pairs = (groups[a] ?? []).flatMap((i) => (groups[b] ?? []).map((j) => similarity(i, j)))
        const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length
        if (mean >= best.similarity && mean > 0) best = { a, b, similarity: mean }
      }
    if (best.a < 0) break
    const joined = [...(groups[best.a] ?? []), ...(groups[best.b] ?? [])]
    groups = [...groups.filter((_, index) => index !== best.a && index !== best.b), joined]
  }
  return groups.filter((group) => group.length > 1)
}

/** The same baseline with connected components: an answer joins a group if it shares enough with one of its members. */
export function groupByChains(answers: readonly string[], threshold: number): number[][] {
  const similarity = sharedWords(answers)
  const parent = answers.map((_, index) => index)
  const root = (index: number): number => (parent[index] === index ? index : root(parent[index] ?? index))
  for (let a = 0; a < answers.length; a++)
    for (let b = a + 1; b < answers.length; b++) {
      const shared = similarity(a, b)
      if (shared > 0 && shared >= threshold) parent[root(a)] = root(b)
    }
  const groups = new Map<number, number[]>()
  for (const index of parent.keys()) groups.set(root(index), [...(groups.get(root(index)) ?? []), index])
  return [...groups.values()].filter((group) => group.length > 1)
}
