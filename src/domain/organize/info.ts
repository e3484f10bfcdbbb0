import type * as Y from 'yjs'
import { commonInfoLimits, writeInfo } from '../activity/info.ts'
import { activityRoots } from '../activity/docs.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'

/** Texts on the board of an Organize activity, and their maximum lengths. SPEC OR2. */
export const infoLimits = {
  organizeName: limits.activityName,
  organizeDesc: limits.heading,
  toplevelSectionName: limits.sectionName,
  unsortedSectionDesc: limits.sectionDesc,
} as const

export type InfoField = keyof typeof infoLimits

/** Texts of a desk: those of its board, and the presenter's notes, which are on no board. SPEC B19. */
const deskInfoLimits = { ...infoLimits, ...commonInfoLimits } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** Changes the given texts; they may be empty. SPEC OR2, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  writeInfo(desk, texts, deskInfoLimits)
}

/** The name of the unsorted section in a new activity, and wherever it has none. SPEC OR2 */
export const unsortedName = 'Unsorted'

/** The section of what is not sorted. Its name is never empty. */
export function readUnsorted(doc: Y.Doc): { text: string; desc: string } {
  const info = activityRoots.info(doc)
  return {
    text: nameOf(info.get('toplevelSectionName'), infoLimits.toplevelSectionName) || unsortedName,
    desc: textOf(info.get('unsortedSectionDesc'), infoLimits.unsortedSectionDesc),
  }
}
