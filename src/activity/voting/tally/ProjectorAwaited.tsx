import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { ProjectorWaiting } from '../../projector/ProjectorFacts.tsx'
import type { Voting } from '../useVoting.ts'
import { useAwaitedWords, useAwaiting } from './useAwaiting.ts'

export interface ProjectorAwaitedProps {
  part: AgendaPart
  board: Y.Doc
  /** What results are shown of; the same array while they are. */
  scopes: readonly string[]
  voting: Voting
  /** How many voted. */
  count: ReactNode
}

/** On the room's screen, in place of results of which nothing is shown: how many votes wait and for whom. SPEC PU13 */
export function ProjectorAwaited({ part, board, scopes, voting, count }: ProjectorAwaitedProps) {
  const words = useAwaitedWords(voting)(useAwaiting(board, scopes, voting))
  return <ProjectorWaiting {...{ part, count }} why={words} />
}
