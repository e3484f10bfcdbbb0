import type * as Y from 'yjs'
import { hasFlag, lockFlags, setFlag } from '../activity/flags.ts'
import { voteFlags } from '../activity/votes/showing.ts'
import { readSetup } from './setup.ts'

/** Names of an Evaluate activity's flags on its board. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  ...voteFlags,
  /** A facilitator chose that the results of a matrix open as a graph, or as a table; without either nobody chose. */
  showGraph: 'showGraph',
  showTable: 'showTable',
  /** The graph shows the heat map of all votes. */
  showHeat: 'showHeat',
} as const

/** Whether a facilitator chose that the results of a matrix open as a graph for everyone. */
export function isGraphShown(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.showGraph)
}

/** Lets the results of a matrix open as a graph for everyone, or as a table. SPEC EV14 */
export function setGraphShown(board: Y.Doc, shown: boolean): void {
  setFlag(board, flagNames.showGraph, shown)
  setFlag(board, flagNames.showTable, !shown)
}

/** Whether the page of results starts with the graph: that of a matrix, unless a facilitator chose the table. SPEC EV14 */
export function opensAsGraph(board: Y.Doc): boolean {
  return readSetup(board).numberOfAxis === 2 && !hasFlag(board, flagNames.showTable)
}

/** Whether the graph shows the heat map, for everyone alike: on the room's screen too. SPEC EV13 */
export function isHeatShown(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.showHeat)
}

/** Shows the heat map in the graph for everyone, or bubbles alone. SPEC EV13 */
export function setHeatShown(board: Y.Doc, shown: boolean): void {
  setFlag(board, flagNames.showHeat, shown)
}
