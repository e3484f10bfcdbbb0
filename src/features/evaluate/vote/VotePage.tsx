import { IconAdjustmentsAlt, IconChartGridDots } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useReveal } from '#activity/cards/useReveal.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import type { EvaluatePagesProps } from '../page/pagesProps.ts'
import { Switch } from '../page/Switch.tsx'
import { sliderAxes } from './axes.ts'
import { AxisHelp } from './AxisHelp.tsx'
import { PollRow } from './PollRow.tsx'
import { VoteFoot } from './VoteFoot.tsx'
import classes from './VotePage.module.css'
import { voteText } from './voteText.ts'

const SortedPolls = lazyPart(async () => ({
  default: (await import('../polls/SortedPolls.tsx')).SortedPolls,
}))

const VotePlane = lazyPart(async () => ({ default: (await import('./VotePlane.tsx')).VotePlane }))

export interface VotePageProps extends EvaluatePagesProps {
  onOpen: (id: string) => void
}

/** All polls with their sliders, and below them the vote. */
export function VotePage({ evaluate, votes, here, onOpen }: VotePageProps) {
  const text = useText(voteText)
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [addedId, setAddedId] = useState<string | null>(null)
  const mayArrange = useMayDo('arrange')
  const { polls, scale, listTitle } = evaluate
  const { ballot, voting } = votes
  const [way, setWay] = useState<'sliders' | 'plane'>('sliders')
  const isPlane = scale.axes === 2 && way === 'plane'
  const isThere = polls.some(({ id }) => id === addedId)
  useReveal({ id: addedId, isThere, list, bringNear: () => undefined })
  const row = { ballot, scale, axes: sliderAxes(evaluate), isEditable: mayArrange, onOpen }
  const plain = (
    <ol className={classes.list}>
      {polls.map((poll) => (
        <li key={poll.id} data-item={poll.id}>
          <PollRow poll={poll} {...row} />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {voting.round > 1 && !voting.isClosed && !ballot.hasVotes && (
        <p className={classes.round} role="status">
          {text.newRound(voting.round)}
        </p>
      )}
      <section className={classes.polls} aria-labelledby={titleId} ref={list}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title} dir="auto">
            {listTitle || text.answers}
          </h2>
          {polls.length > 0 && <span className={classes.count}>{text.count(polls.length)}</span>}
          {scale.axes === 2 && polls.length > 0 && (
            <Switch
              label={text.way}
              value={way}
              choices={[
                { value: 'sliders', label: text.sliders, Icon: IconAdjustmentsAlt },
                { value: 'plane', label: text.plane, Icon: IconChartGridDots },
              ]}
              onChange={setWay}
            />
          )}
        </header>
        <AxisHelp evaluate={evaluate} />
        {polls.length === 0 && (
          <EmptyState
            icon={<IconAdjustmentsAlt size={28} />}
            title={text.emptyTitle}
            hint={
              mayArrange
                ? text.emptyFacilitator
                : text[votes.lock === 'ended' ? 'emptyEnded' : 'emptyParticipant']
            }
          />
        )}
        {polls.length > 0 &&
          (isPlane ? (
            <Suspense fallback={plain}>
              <VotePlane {...{ evaluate, ballot }} />
            </Suspense>
          ) : mayArrange ? (
            <Suspense fallback={plain}>
              <SortedPolls {...{ evaluate, addedId }} row={row} />
            </Suspense>
          ) : (
            plain
          ))}
      </section>
      <VoteFoot {...{ evaluate, votes, here }} onAdded={setAddedId} />
    </>
  )
}
