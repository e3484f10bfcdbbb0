import { limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'

/** Normalizes a comment's text: cut to the limit; empty when it has no visible character. SPEC B12. */
export function commentText(text: string): string {
  return cutText(cleanText(text), limits.commentText)
}
