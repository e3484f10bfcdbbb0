import type * as Y from 'yjs'
import { hasFlag, lockFlags, setFlag } from '../activity/flags.ts'

/** Names of a Slides activity's flags on its board; both settings are off in a new activity. SPEC B2, SL3. */
export const flagNames = {
  ...lockFlags,
  /** The room sees comments and may write them. */
  showComments: 'showComments',
  /** Participants may turn pages on their own screens. */
  allowNavigation: 'allowNavigation',
} as const

/** The settings of a facilitator. SPEC SL3. */
export interface SlideSettings {
  showComments?: boolean | undefined
  allowNavigation?: boolean | undefined
}

/** Changes the given settings. SPEC SL3. */
export function setSettings(board: Y.Doc, { showComments, allowNavigation }: SlideSettings): void {
  if (showComments !== undefined) setFlag(board, flagNames.showComments, showComments)
  if (allowNavigation !== undefined) setFlag(board, flagNames.allowNavigation, allowNavigation)
}

/** Whether the room sees comments. SPEC SL3. */
export function areCommentsShown(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.showComments)
}

/** Whether participants may turn pages on their own screens. SPEC SL3. */
export function isNavigationAllowed(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.allowNavigation)
}
