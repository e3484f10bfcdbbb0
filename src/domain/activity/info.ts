import type * as Y from 'yjs'
import { UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import { writeChanged } from '../workshop/state.ts'
import { cleanText } from '../text.ts'
import { activityRoots } from './docs.ts'
import type { CopyNotes } from './model.ts'
import { textOf } from './texts.ts'
import * as textMessages from '../messages/texts.ts'

/**
 * Texts that desks of every kind have, and their maximum lengths: the presenter's notes, which are on no board. SPEC
 * B19.
 */
export const commonInfoLimits = { notes: limits.notes } as const

/**
 * Changes texts of an activity. They may be empty; those not given stay. SPEC B14, B19.
 *
 * @param most maximum lengths in characters; no other field is written
 * @throws {UserMistake} when one is too long; nothing is changed
 */
export function writeInfo<Field extends string>(
  desk: Y.Doc,
  texts: Partial<Record<Field, string | undefined>>,
  most: Readonly<Record<Field, number>>,
): void {
  const clean: Record<string, string> = {}
  for (const field of Object.keys(most) as Field[]) {
    const text = texts[field]
    if (text === undefined) continue
    const cleaned = cleanText(text)
    if (cleaned.length > most[field]) throw new UserMistake(textMessages.textTooLong(most[field]))
    clean[field] = cleaned
  }
  writeChanged(activityRoots.info(desk), clean)
}

/** Changes the presenter's notes of an activity of any kind. SPEC B19. @throws {UserMistake} when they are too long */
export function updateNotes(desk: Y.Doc, notes: string): void {
  writeInfo(desk, { notes }, commonInfoLimits)
}

/** The texts of an activity that a copy contains, without empty ones. SPEC K4. */
export function copiedTexts(
  desk: Y.Doc,
  textLimits: Readonly<Record<string, number>>,
  notes: CopyNotes,
): Record<string, string> {
  const fields = Object.entries(notes === 'withNotes' ? { ...textLimits, ...commonInfoLimits } : textLimits)
  return Object.fromEntries(
    fields.flatMap(([field, limit]) => {
      const text = textOf(activityRoots.info(desk).get(field), limit)
      return text === '' ? [] : [[field, text]]
    }),
  )
}
