import type { TargetResult } from '#domain/activity/votes/results.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import type { Voting } from '../useVoting.ts'
import classes from './WithheldNote.module.css'
import { withheldText } from './withheldText.ts'

const CloseVoting = lazyPart(async () => ({
  default: (await import('../control/CloseVoting.tsx')).CloseVoting,
}))

export interface WithheldNoteProps {
  /** Of everything on the page. */
  results: Iterable<Pick<TargetResult, 'withheld'>>
  voting: Voting
  part: Pick<AgendaPart, 'id' | 'objectId'> | null
}

/**
 * Once on a page of results, if votes are too few to be shown: how many, why, and for facilitators who closed voting the
 * way to go on with it. SPEC BT19
 */
export function WithheldNote({ results, voting, part }: WithheldNoteProps) {
  const text = useText(withheldText)
  const mayLead = useMayDo('lead')
  const count = [...results].reduce((sum, { withheld }) => sum + withheld, 0)
  if (count === 0) return null
  const mayContinue = mayLead && voting.isClosedByHand && part !== null
  const hides = mayContinue && voting.mode === 'CLOSED' ? [text.hidesAgain] : []
  const words = [`${text.withheld(count)}.`, text.why, ...hides]
  return (
    <div className={classes.note}>
      <p>{words.join(' ')}</p>
      {mayContinue && <CloseVoting {...{ part, voting }} reopenLabel={text.continue} />}
    </div>
  )
}
