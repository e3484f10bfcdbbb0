import type * as Y from 'yjs'
import { UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import { writeChanged } from '../state.ts'
import { cleanText } from '../text.ts'
import { roots } from './roots.ts'

/** Texts of a brainstorm as a whole, and how long each may be. SPEC B14. */
export const infoLimits = {
  brainstormName: limits.activityName,
  brainstormDesc: limits.heading,
  postSectionDesc: limits.heading,
  postGroupSectionDesc: limits.heading,
} as const

export type InfoField = keyof typeof infoLimits

/** Texts of a desk: those of its board, and the presenter's notes, which are on no board. SPEC B19. */
const deskInfoLimits = { ...infoLimits, notes: limits.notes } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** Changes the texts that are given; they may be empty. SPEC B14, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  const clean: Record<string, string> = {}
  for (const [field, limit] of Object.entries(deskInfoLimits)) {
    const text = texts[field as DeskInfoField]
    if (text === undefined) continue
    clean[field] = cleanText(text)
    if (clean[field].length > limit) throw new UserMistake(`Please use at most ${limit} characters.`)
  }
  writeChanged(roots.info(desk), clean)
}
