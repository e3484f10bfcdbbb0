import { limits } from '../limits.ts'
import { cutText } from '../text.ts'
import { averageLink } from './averageLink.ts'
import { describe, overlap } from './features.ts'
import type { Described } from './features.ts'
import { groupName } from './groupName.ts'

export interface AnswerText {
  id: string
  text: string
}

/** A suggested group, which a facilitator may accept. SPEC G6. */
export interface SuggestedGroup {
  name: string
  /** At least two, the most typical first. */
  itemIds: string[]
}

/** With more answers to one question, only the oldest ones are analysed. */
const mostAnswers = 2000

// Tuned on the tuning half of the labelled answers.
const alikeEnough = 0.08

/**
 * Suggests groups of answers to one question, the largest first. Deterministic: the same answers give the same groups
 * on every device. An answer that resembles no other one is in no group.
 *
 * @param answers in the order in which they were written
 */
export function suggestGroups(
  answers: readonly AnswerText[],
  onProgress?: (share: number) => void,
): SuggestedGroup[] {
  const looked = answers.slice(0, mostAnswers)
  const described = describe(looked.map(({ text }) => text))
  const vectors = described.map(({ vector }) => vector)
  const commonness = countStems(described)
  return averageLink(vectors, alikeEnough, onProgress)
    .filter((group) => group.length > 1)
    .sort((a, b) => b.length - a.length || Math.min(...a) - Math.min(...b))
    .map((group) => {
      const members = group.flatMap((index) => described[index] ?? [])
      const name = cutText(groupName(members, commonness), limits.groupName)
      return { name, itemIds: byTypicality(group, described).flatMap((index) => looked[index]?.id ?? []) }
    })
}

function byTypicality(group: readonly number[], described: readonly Described[]): number[] {
  const closeness = new Map(
    group.map((index) => {
      const own = described[index]?.vector ?? new Map<string, number>()
      return [
        index,
        group.reduce((sum, other) => sum + overlap(own, described[other]?.vector ?? new Map()), 0),
      ]
    }),
  )
  return [...group].sort((a, b) => (closeness.get(b) ?? 0) - (closeness.get(a) ?? 0) || a - b)
}

function countStems(described: readonly Described[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tokens } of described)
    for (const stemmed of new Set(tokens.map((token) => token.stemmed)))
      counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1)
  return counts
}
