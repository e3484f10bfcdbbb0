import type * as Y from 'yjs'
import { commonInfoLimits, writeInfo } from '../activity/info.ts'
import { limits } from '../limits.ts'

/** Texts on an Evaluate activity's board, and their maximum lengths. SPEC EV4. */
export const infoLimits = {
  evaluateName: limits.activityName,
  evaluateDesc: limits.heading,
  pollListTitleHeading: limits.pollListTitle,
  /** The horizontal axis, or the only one. */
  group1Text: limits.axisText,
  group1HelpText: limits.axisText,
  /** The vertical axis. */
  group2Text: limits.axisText,
  group2HelpText: limits.axisText,
  /** Labels of the quadrants I to IV. SPEC EV6. */
  matrix1Text: limits.matrixText,
  matrix2Text: limits.matrixText,
  matrix3Text: limits.matrixText,
  matrix4Text: limits.matrixText,
} as const

export type InfoField = keyof typeof infoLimits

/** Texts of a desk: those of its board, and the presenter's notes, which are on no board. SPEC B19. */
const deskInfoLimits = { ...infoLimits, ...commonInfoLimits } as const

export type DeskInfoField = keyof typeof deskInfoLimits

/** The texts of a new activity, beside its name. SPEC EV2. */
export const newInfo = {
  evaluateDesc: 'Rank the items',
  pollListTitleHeading: 'Answers',
  group1Text: 'X-Value',
  group1HelpText: '1 Low, 5 High',
  group2Text: 'Y-Value',
  group2HelpText: '1 Low, 5 High',
} as const satisfies Partial<Record<InfoField, string>>

/** Changes the given texts; they may be empty. SPEC EV4, B19. @throws {UserMistake} when one is too long */
export function updateInfo(desk: Y.Doc, texts: Partial<Record<DeskInfoField, string | undefined>>): void {
  writeInfo(desk, texts, deskInfoLimits)
}
