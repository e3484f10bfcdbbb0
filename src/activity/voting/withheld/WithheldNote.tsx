import type { TargetResult } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import type { Voting } from '../useVoting.ts'
import { voteResultsText } from '../resultsText.ts'
import classes from './WithheldNote.module.css'

export interface WithheldNoteProps {
  /** Of everything on the page. */
  results: Iterable<Pick<TargetResult, 'withheld'>>
  voting: Voting
  /** The results are of an earlier round, in which nobody can vote any more. */
  isPast: boolean
}

/**
 * Once on a page of results, if votes are too few to be shown: how many, why, and for facilitators who closed voting how
 * more people can vote. SPEC BT19
 */
export function WithheldNote({ results, voting, isPast }: WithheldNoteProps) {
  const text = useText(voteResultsText)
  const mayLead = useMayDo('lead')
  const count = [...results].reduce((sum, { withheld }) => sum + withheld, 0)
  if (count === 0) return null
  const reopens = mayLead && voting.isClosedByHand && !isPast ? [text.reopens] : []
  return <p className={classes.note}>{[`${text.withheld(count)}.`, text.why, ...reopens].join(' ')}</p>
}
