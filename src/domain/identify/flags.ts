import type * as Y from 'yjs'
import { hasFlag, lockFlags, setFlag } from '../activity/flags.ts'

/** Names of an Identify activity's flags on its board. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  /** The room sees all answers. */
  shown: 'shown',
} as const

/** Whether the room may see the answers. SPEC Y4. */
export function areAnswersShown(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.shown)
}

/** Shows all answers to the room, or hides them. SPEC Y4. */
export function setAnswersShown(board: Y.Doc, shown: boolean): void {
  setFlag(board, flagNames.shown, shown)
}
