import type * as Y from 'yjs'
import { commonInfoLimits, writeInfo } from '../activity/info.ts'
import { limits } from '../limits.ts'

/** Texts on an Identify activity's board, and their maximum lengths. SPEC Y3. */
export const infoLimits = { identifyDesc: limits.heading } as const

/** Texts of a desk: those of its board, and the presenter's notes, which are on no board. SPEC B19. */
const deskInfoLimits = { ...infoLimits, ...commonInfoLimits } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** Changes the given texts; they may be empty. SPEC Y3, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  writeInfo(desk, texts, deskInfoLimits)
}
