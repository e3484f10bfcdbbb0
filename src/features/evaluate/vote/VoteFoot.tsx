import { FootFrame } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import { evaluateText } from '../text.ts'
import classes from './VoteFoot.module.css'

const NewPoll = lazyPart(async () => ({ default: (await import('../polls/NewPoll.tsx')).NewPoll }))

export interface VoteFootProps extends EvaluatePagesProps {
  onAdded: (id: string) => void
}

/** The foot of the vote page, always in view: the vote, how many voted, and who is done; for facilitators a new poll. */
export function VoteFoot({ evaluate, votes, onAdded }: VoteFootProps) {
  const text = useText(evaluateText)
  const mayArrange = useMayDo('arrange')
  const { ballot, lock, voting } = votes
  const turnout = useTurnout(evaluate.board, wholeScope)
  const done = <HeaderSlotTarget name="footer" className={classes.done} />
  const isEmpty = evaluate.polls.length === 0
  return (
    <FootFrame label={text.footer}>
      <div className={classes.inner} data-wide={mayArrange || undefined}>
        {mayArrange && <NewPoll evaluate={evaluate} onAdded={onAdded} />}
        {isEmpty ? done : <VoteBar {...{ ballot, lock, turnout, voting }}>{done}</VoteBar>}
      </div>
    </FootFrame>
  )
}
