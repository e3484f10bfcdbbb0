import { limits } from '#domain/limits.ts'
import { cutText } from '#domain/text.ts'

/** The lines of a pasted text as answers: blank ones left out, long ones cut. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => cutText(line.trim(), limits.postText))
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
