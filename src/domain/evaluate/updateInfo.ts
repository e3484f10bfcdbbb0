import type * as Y from 'yjs'
import { commonInfoLimits, writeInfo } from '../activity/info.ts'
import { infoLimits } from './info.ts'

/** Texts of a desk: those of its board, and the presenter's notes, which are on no board. SPEC B19. */
const deskInfoLimits = { ...infoLimits, ...commonInfoLimits } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** Changes the given texts; they may be empty. SPEC EV4, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  writeInfo(desk, texts, deskInfoLimits)
}
