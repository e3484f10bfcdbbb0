import { AddBox } from '#activity/add/AddBox.tsx'
import { useDescription } from '#activity/add/useDescription.tsx'
import { FootFrame } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { limits } from '#domain/limits.ts'
import { notify } from '#ui/toasts/notify.ts'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { EvaluatePagesProps } from '../page/pagesProps.ts'
import { usePollActs } from '../polls/usePollActs.ts'
import { evaluateText } from '../text.ts'
import classes from './VoteFoot.module.css'

export interface VoteFootProps extends EvaluatePagesProps {
  onAdded: (id: string) => void
}

/** The foot of the vote page, always in view: the vote, how many voted, and who is done; for facilitators a new poll. */
export function VoteFoot({ evaluate, votes, onAdded }: VoteFootProps) {
  const text = useText(evaluateText)
  const mayArrange = useMayDo('arrange')
  const { ballot, lock, turnout } = votes
  const done = <HeaderSlotTarget name="footer" className={classes.done} />
  const isEmpty = evaluate.polls.length === 0
  return (
    <FootFrame label={text.footer}>
      <div className={classes.inner} data-wide={mayArrange || undefined}>
        {mayArrange && <NewPoll evaluate={evaluate} onAdded={onAdded} />}
        {isEmpty ? done : <VoteBar {...{ ballot, lock, turnout }}>{done}</VoteBar>}
      </div>
    </FootFrame>
  )
}

function NewPoll({ evaluate, onAdded }: Pick<VoteFootProps, 'evaluate' | 'onAdded'>) {
  const acts = usePollActs(evaluate)
  const { objectId } = evaluate
  const description = useDescription(objectId, limits.pollDesc)
  return (
    <AddBox
      draftKey={objectId}
      limit={limits.pollText}
      description={description}
      isLocked={false}
      onAdd={(written, desc = '') => {
        const { id, mistake } = acts.add({ text: written, desc, color: 0 })
        if (mistake !== null) notify(mistake, 'bad')
        if (id !== null) onAdded(id)
      }}
    />
  )
}
