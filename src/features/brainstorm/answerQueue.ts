import { limits } from '#domain/limits.ts'

/** The lines of a pasted text as answers: blank ones left out, long ones whole. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Answers that this device kept; none where it kept something else. */
export function readQueue(kept: string): string[] {
  try {
    const queue: unknown = JSON.parse(kept || '[]')
    return Array.isArray(queue) ? queue.filter((answer) => typeof answer === 'string') : []
  } catch {
    return []
  }
}

/** How many characters an answer has too many; 0 for one that fits. */
export function excessOf(answer: string): number {
  return Math.max(0, answer.trim().length - limits.postText)
}
