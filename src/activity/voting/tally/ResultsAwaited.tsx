import { IconChartBar, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import type { Voting } from '../useVoting.ts'
import { voteResultsText } from '../resultsText.ts'
import { awaitedText } from './awaitedText.ts'
import { useAwaitedWords, useAwaiting } from './useAwaiting.ts'

export interface ResultsAwaitedProps {
  board: Y.Doc
  /** What the page shows results of; the same array while they are. */
  scopes: readonly string[]
  voting: Voting
  /** Where nobody may see a total yet. SPEC BT6 */
  blindIcon: ReactNode
}

/** In place of results of which nothing is shown: how many votes wait, and for whom. SPEC PU13, BT4, BT6 */
export function ResultsAwaited({ board, scopes, voting, blindIcon }: ResultsAwaitedProps) {
  const text = useText(awaitedText)
  const { why } = useText(voteResultsText)
  const mayLead = useMayDo('lead')
  const awaiting = useAwaiting(board, scopes, voting)
  const title = useAwaitedWords(voting)(awaiting)
  const { areBlind, isClosed } = voting
  const Icon = awaiting === null ? IconChartBar : IconHourglass
  const blindHint = mayLead ? text.blindFacilitator : text.blindHint
  const openHint = awaiting === null ? text.noneHint : awaiting.needCompany ? why : ''
  const hint = isClosed ? '' : areBlind ? blindHint : openHint
  return <EmptyState icon={areBlind ? blindIcon : <Icon size={28} />} title={title} hint={hint} />
}
