import { conceptsOf } from './lexicon.ts'
import { stem } from './stem.ts'

const shortestPart = 3
/** At least one of the two parts has this length: skolmat contains mat, klimat does not. */
const shortestAlone = 4
const shortestCompound = 7

/**
 * Splits a Swedish compound into known parts, returned as stems: skollunch into skol and lunch, leveranstid into
 * leverans and tid.
 *
 * @param word in lower case
 * @param isOnBoard whether another answer has a word with this stem
 */
export function partsOf(word: string, isOnBoard: (stemmed: string) => boolean): string[] {
  if (word.length < shortestCompound) return []
  const whole = stem(word, 'sv')
  const isKnown = (part: string): boolean =>
    part !== whole && part.length >= shortestPart && (isOnBoard(part) || conceptsOf(part, 'sv').length > 0)
  let best: { parts: string[]; worth: number } = { parts: [], worth: 0 }
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    // mötes-fri, leverans-tid: the linking s belongs to neither part.
    const left = stem(word.slice(0, at).replace(/(...)s$/u, '$1'), 'sv')
    const right = stem(word.slice(at), 'sv')
    const isLongEnough = Math.max(left.length, right.length) >= shortestAlone
    const found = worthOf(isKnown(left) ? left : null, isLongEnough && isKnown(right) ? right : null)
    if (found.worth > best.worth) best = found
  }
  return best.parts
}

/**
 * Two known parts are worth more than one. A longer last part is worth more, because it is the head of the compound.
 */
function worthOf(left: string | null, right: string | null): { parts: string[]; worth: number } {
  if (left !== null && right !== null) return { parts: [left, right], worth: 100 + right.length }
  if (right !== null) return { parts: [right], worth: right.length }
  if (left !== null && left.length >= shortestAlone) return { parts: [left], worth: left.length - 0.5 }
  return { parts: [], worth: 0 }
}
