import type * as Y from 'yjs'
import { commonInfoLimits, writeInfo } from '../activity/info.ts'
import { limits } from '../limits.ts'

/** Texts of a brainstorm and their maximum lengths. SPEC B14. */
export const infoLimits = {
  brainstormName: limits.activityName,
  brainstormDesc: limits.heading,
  postSectionDesc: limits.heading,
  postGroupSectionDesc: limits.heading,
} as const

export type InfoField = keyof typeof infoLimits

const deskInfoLimits = { ...infoLimits, ...commonInfoLimits } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** Changes the given texts; they may be empty. SPEC B14, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  writeInfo(desk, texts, deskInfoLimits)
}
