import type * as Y from 'yjs'
import { hasFlag, lockFlags, setFlag } from '../activity/flags.ts'
import { voteFlags } from '../activity/votes/showing.ts'

/** Names of a pulse's flags on its board. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  ...voteFlags,
  /** Statements of participants are approved when they are added. */
  approvesAtOnce: 'approvesAtOnce',
} as const

/** Whether new statements of participants wait for approval. SPEC PU3. */
export function isApprovalNeeded(board: Y.Doc): boolean {
  return !hasFlag(board, flagNames.approvesAtOnce)
}

/** Decides about statements added from now on; those that wait already go on waiting. SPEC PU3. */
export function setApprovalNeeded(board: Y.Doc, isNeeded: boolean): void {
  setFlag(board, flagNames.approvesAtOnce, !isNeeded)
}
