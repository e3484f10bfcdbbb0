import { suggestGroups } from '#domain/suggest/suggestGroups.ts'
import { groupByChains, groupByWords, meanScore, readLabelled, scoreOf } from '#support/documents/grouping.ts'
import type { LabelledSet, Scores } from '#support/documents/grouping.ts'

// The quality of suggested groups, and how long they take: node tests/load/grouping.ts

const numbered = (texts: readonly string[]) => texts.map((text, index) => ({ id: String(index), text }))
const suggested = (answers: readonly string[]): number[][] =>
  suggestGroups(numbered(answers)).map(({ itemIds }) => itemIds.map(Number))

const scored = (half: LabelledSet, group: (answers: string[]) => number[][]): Scores =>
  meanScore(readLabelled(half).map(({ answers, themes }) => scoreOf(group(answers), themes)))

function printScores(): void {
  const thresholds = Array.from({ length: 30 }, (_, step) => 0.02 * (step + 1))
  const ways = [groupByWords, groupByChains].flatMap((way) =>
    thresholds.map((threshold) => (answers: string[]) => way(answers, threshold)),
  )
  const scores = ways.map((way) => scored('tuning', way).f1)
  const baseline = ways[scores.indexOf(Math.max(...scores))] ?? (() => [])
  const row = (scoresOfHalf: Scores): Record<string, string> =>
    Object.fromEntries(Object.entries(scoresOfHalf).map(([name, score]) => [name, score.toFixed(3)]))
  console.table({
    'shared words, tuning': row(scored('tuning', baseline)),
    'suggested, tuning': row(scored('tuning', suggested)),
    'shared words, held out': row(scored('heldOut', baseline)),
    'suggested, held out': row(scored('heldOut', suggested)),
    'shared words, fresh': row(scored('fresh', baseline)),
    'suggested, fresh': row(scored('fresh', suggested)),
  })
}

/** Realistic answers, as many as requested, all different. */
function manyAnswers(count: number): string[] {
  const known = readLabelled('tuning').flatMap(({ answers }) => answers)
  return Array.from({ length: count }, (_, index) => {
    const [one = '', other = ''] = [known[index % known.length], known[(index * 7 + 3) % known.length]]
    return index < known.length ? one : `${one} ${other.split(' ')[0] ?? ''}`
  })
}

function printTimes(): void {
  const rows = [100, 500, 1000, 2000].map((count) => {
    const answers = manyAnswers(count)
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now()
      suggested(answers)
      return performance.now() - start
    }).sort((a, b) => a - b)
    return { answers: count, 'median ms': Math.round(runs[2] ?? 0), 'slowest ms': Math.round(runs[4] ?? 0) }
  })
  console.table(rows)
}

printScores()
printTimes()
