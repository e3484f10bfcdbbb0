import { IconAdjustmentsAlt } from '@tabler/icons-react'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import { useReveal } from '#activity/cards/useReveal.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { VoteLock } from '#activity/voting/useVoting.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart, lazyReplacement } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { evaluateText } from '../text.ts'
import '#ui/groupColors.css'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import { sliderAxes } from './axes.ts'
import { AxisHelp } from './AxisHelp.tsx'
import { PollRow } from '../polls/PollRow.tsx'
import type { PollRowsProps } from '../polls/PollRow.tsx'
import classes from '../polls/Polls.module.css'
import { VoteFoot } from './VoteFoot.tsx'
import type { VoteWay } from './WaySwitch.tsx'

const SortedPolls = lazyReplacement(async () => ({
  default: (await import('../polls/SortedPolls.tsx')).SortedPolls,
}))

const SelectPolls = lazyReplacement(async () => ({
  default: (await import('../polls/SelectPolls.tsx')).SelectPolls,
}))
const UnsavedPolls = lazyPart(async () => ({
  default: (await import('../polls/UnsavedPolls.tsx')).UnsavedPolls,
}))
const SelectButton = lazyPart(async () => ({
  default: (await import('../polls/SelectButton.tsx')).SelectButton,
}))

const WaySwitch = lazyPart(async () => ({ default: (await import('./WaySwitch.tsx')).WaySwitch }))
const VotePlane = lazyReplacement(async () => ({ default: (await import('./VotePlane.tsx')).VotePlane }))

const NewRound = lazyPart(async () => ({
  default: (await import('#activity/voting/bar/NewRound.tsx')).NewRound,
}))

export interface VotePageProps extends EvaluatePagesProps {
  /** Opens a poll in full. */
  onOpen: (id: string) => void
  /** Opens its text in a field. */
  onEdit: (id: string) => void
}

/** All polls with their sliders, and below them the vote. */
export function VotePage({ evaluate, votes, here, onOpen, onEdit }: VotePageProps) {
  const text = useText(evaluateText)
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [addedId, setAddedId] = useState<string | null>(null)
  const mayArrange = useMayDo('arrange')
  const { polls, scale, axes, listTitle } = evaluate
  const { ballot, voting } = votes
  const [way, setWay] = useState<VoteWay>('sliders')
  const [isSelecting, setSelecting] = useState(false)
  const isPlane = scale.axes === 2 && way === 'plane' && !isSelecting
  const isThere = polls.some(({ id }) => id === addedId)
  useReveal({ id: addedId, isThere, list, bringNear: () => undefined })
  const { choose, abstain, clear, isLocked } = ballot
  const row = useMemo(
    (): PollRowsProps => ({
      ...{ acts: { choose, abstain, clear }, isLocked, scale, isEditable: mayArrange },
      onOpen: mayArrange ? onEdit : onOpen,
      axes: sliderAxes({ axes, scale }),
    }),
    [choose, abstain, clear, isLocked, scale, axes, mayArrange, onOpen, onEdit],
  )
  const plain = (
    <ol className={classes.list}>
      {polls.map((poll) => (
        <li key={poll.id} data-item={poll.id}>
          <PollRow {...row} {...{ poll }} target={ballot.target(poll.id)} />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <NewRound {...{ voting, ballot }} />
      <section className={classes.polls} aria-labelledby={titleId} ref={list}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title} dir="auto">
            {listTitle || text.answers}
          </h2>
          {polls.length > 0 && <span className={classes.count}>{text.count(polls.length)}</span>}
          {!isPlane && <AxisHelp evaluate={evaluate} />}
          {mayArrange && polls.length > 0 && !isSelecting && (
            <SelectButton onSelect={() => setSelecting(true)} />
          )}
          {scale.axes === 2 && polls.length > 0 && !isSelecting && <WaySwitch way={way} onChange={setWay} />}
        </header>
        {polls.length === 0 && (
          <EmptyState
            icon={<IconAdjustmentsAlt size={28} />}
            title={text.emptyTitle}
            hint={mayArrange ? text.emptyFacilitator : text[emptyHints[votes.lock ?? 'closed']]}
          />
        )}
        {polls.length > 0 &&
          (isPlane ? (
            <Suspense fallback={plain}>
              <VotePlane {...{ evaluate, ballot }} />
            </Suspense>
          ) : mayArrange ? (
            <Suspense fallback={plain}>
              {isSelecting ? (
                <SelectPolls {...{ evaluate, ballot, row }} onDone={() => setSelecting(false)} />
              ) : (
                <SortedPolls {...{ evaluate, addedId, ballot, row, onOpen }} />
              )}
            </Suspense>
          ) : (
            plain
          ))}
        {mayArrange && evaluate.isReading && <UnsavedPolls {...{ evaluate, row }} />}
      </section>
      <VoteFoot {...{ evaluate, votes, here }} onAdded={setAddedId} />
    </>
  )
}

/** What participants are told where there is nothing to vote on. */
const emptyHints = {
  closed: 'emptyParticipant',
  locked: 'emptyParticipant',
  ended: 'emptyEnded',
  notYours: 'emptyTemplate',
} as const satisfies Record<VoteLock, keyof typeof evaluateText.en>
