import type * as Y from 'yjs'
import { activityRoots } from '../activity/docs.ts'
import type { Ordered } from '../activity/order.ts'

/** Position and time of a row; `createdAt` in epoch seconds. SPEC PL1. */
export interface RowRecord extends Ordered {
  createdAt: number
}

/**
 * Root maps of a planner's desk and board: flat, by id, plain values, one key per independently changing value. The
 * board has the same maps, limited to existing rows and columns, and `flags` in addition.
 */
export const roots = {
  /** planName, planDesc → text; on desks also notes */
  info: activityRoots.info,
  columns: (doc: Y.Doc): Y.Map<Ordered> => doc.getMap('columns'),
  /** column id → the heading as typed; no key for the default. SPEC PL2 */
  headings: (doc: Y.Doc): Y.Map<string> => doc.getMap('headings'),
  /** column id → the texts that its cells are offered. SPEC PL11 */
  choices: (doc: Y.Doc): Y.Map<readonly string[]> => doc.getMap('choices'),
  columnDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('columnDeleted'),
  rows: (doc: Y.Doc): Y.Map<RowRecord> => doc.getMap('rows'),
  rowDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('rowDeleted'),
  /** `cellKey` → the text; no key for an empty cell. Written by commands alone. SPEC PL4, PL6 */
  cells: (doc: Y.Doc): Y.Map<string> => doc.getMap('cells'),
  sources: activityRoots.sources,
} as const

export type RootName = keyof typeof roots

/** Maps that only boards have: what commands set. */
export const boardRoots = { flags: activityRoots.flags } as const
