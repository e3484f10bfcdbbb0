import { limits } from '../limits.ts'
import { usualHelp } from './axes.ts'

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

/** The texts of a new activity, beside its name. SPEC EV2. */
export const newInfo = {
  evaluateDesc: 'Rank the items',
  pollListTitleHeading: 'Answers',
  group1Text: 'X-Value',
  group1HelpText: usualHelp,
  group2Text: 'Y-Value',
  group2HelpText: usualHelp,
} as const satisfies Partial<Record<InfoField, string>>
