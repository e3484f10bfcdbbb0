/** Answers kept on this device; none where the stored value is something else. */
export function readQueue(kept: string): string[] {
  try {
    const queue: unknown = JSON.parse(kept || '[]')
    return Array.isArray(queue) ? queue.filter((answer) => typeof answer === 'string') : []
  } catch {
    return []
  }
}

/** Kept answers as one text, one a line. */
export function wordsOfQueue(kept: string): string {
  return readQueue(kept).join('\n')
}

/** How many characters a text exceeds its limit by; 0 for one that fits. */
export function excessOf(text: string, limit: number): number {
  return Math.max(0, text.trim().length - limit)
}

/** The text inserted by a paste or a drop: what lies between the unchanged beginning and end. */
export function insertedIn(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/**
 * Passes on the answers that fit.
 *
 * @param limit in characters
 * @returns those that are too long, to be shortened first
 */
export function addFitting(
  answers: readonly string[],
  limit: number,
  onAdd: (text: string) => void,
): string[] {
  const isTooLong = (answer: string): boolean => excessOf(answer, limit) > 0
  for (const answer of answers) if (!isTooLong(answer)) onAdd(answer)
  return answers.filter(isTooLong)
}
