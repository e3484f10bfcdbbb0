import { overlap } from './features.ts'
import type { Described, Token, Vector } from './features.ts'

const mostWords = 3
/** A further word needs at least this share of the first word's score. */
const enoughOfFirst = 0.55

/**
 * Names a group by the words of its members that distinguish it best from other answers, in their original spelling.
 *
 * @param members answers of the group
 * @param commonness the number of all answers that contain a stem
 */
export function groupName(members: readonly Described[], commonness: ReadonlyMap<string, number>): string {
  const middle = middleOf(members.map(({ vector }) => vector))
  const byStem = new Map<string, Token[]>()
  for (const { tokens } of members)
    for (const token of new Map(tokens.map((one) => [one.stemmed, one])).values())
      byStem.set(token.stemmed, [...(byStem.get(token.stemmed) ?? []), token])
  const ranked = [...byStem]
    .map(([stemmed, tokens]) => {
      const own = tokens.length / (commonness.get(stemmed) ?? tokens.length)
      const fit = Math.max(...tokens.map(({ features }) => overlap(features, middle)))
      return { stemmed, tokens, worth: fit * own * Math.sqrt(tokens.length) }
    })
    .sort((a, b) => b.worth - a.worth || (a.stemmed < b.stemmed ? -1 : 1))
  const chosen: typeof ranked = []
  for (const one of ranked) {
    if (chosen.length === mostWords || one.worth < enoughOfFirst * (ranked[0]?.worth ?? 0)) break
    if (!chosen.some(({ stemmed }) => stemmed.includes(one.stemmed) || one.stemmed.includes(stemmed)))
      chosen.push(one)
  }
  const name = chosen.map(({ tokens }) => wordingOf(tokens)).join(', ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function middleOf(vectors: readonly Vector[]): Vector {
  const middle = new Map<string, number>()
  for (const vector of vectors)
    for (const [feature, weight] of vector)
      middle.set(feature, (middle.get(feature) ?? 0) + weight / vectors.length)
  return middle
}

/** The most frequent spelling; a capital at the start of an answer does not count. */
function wordingOf(tokens: readonly Token[]): string {
  const counts = new Map<string, number>()
  for (const { written, isFirst } of tokens) {
    const isAbbreviation = written.length > 1 && written === written.toUpperCase()
    const wording = isFirst && !isAbbreviation ? written.toLowerCase() : written
    counts.set(wording, (counts.get(wording) ?? 0) + 1)
  }
  const [first] = [...counts].sort(
    ([a, countA], [b, countB]) => countB - countA || a.length - b.length || (a < b ? -1 : 1),
  )
  return first?.[0] ?? ''
}
