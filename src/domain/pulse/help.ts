import type { Phrase } from '../activity/exported.ts'

/** What the values from 1 to 5 mean where nobody typed it: statements are agreed with. SPEC PU15 */
export const usualHelp: Phrase = { en: '1 disagree, 5 agree', sv: '1 instämmer inte, 5 instämmer' }

/** What the values mean: what a facilitator typed, or else what it is for statements. Never empty. SPEC PU15 */
export function helpOf(typed: string): Phrase {
  return typed.trim() === '' ? usualHelp : { en: typed, sv: typed }
}
