import type * as Y from 'yjs'
import { hasFlag, lockFlags, setFlag } from '../activity/flags.ts'
import { voteFlags } from '../activity/votes/showing.ts'

/** Names of an Evaluate activity's flags on its board. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  ...voteFlags,
  /** The results of a matrix open as a graph, otherwise as a table. */
  showGraph: 'showGraph',
} as const

/** Whether the results of a matrix open as a graph for everyone. */
export function isGraphShown(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.showGraph)
}

/** Lets the results of a matrix open as a graph for everyone, or as a table. */
export function setGraphShown(board: Y.Doc, shown: boolean): void {
  setFlag(board, flagNames.showGraph, shown)
}
