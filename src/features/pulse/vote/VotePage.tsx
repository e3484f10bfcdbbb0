import { Suspense, useRef } from 'react'
import { useReveal } from '#activity/cards/useReveal.ts'
import type { SliderPollId } from '#domain/ids.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import type { OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useVoteLock } from '#activity/voting/useVoting.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { CategoryView } from '#domain/pulse/read.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import type { PulseHere } from '../page/useHere.ts'
import type { Pulse } from '../page/usePulse.ts'
import { StatementBox } from '../statements/StatementBox.tsx'
import type { Statements } from '../statements/useStatements.ts'
import { WaitingStatements } from '../statements/WaitingStatements.tsx'
import { StatementRow } from './StatementRow.tsx'
import { VoteFoot } from './VoteFoot.tsx'
import classes from './VotePage.module.css'
import { castVotes } from './voteCalls.ts'
import { voteText } from './voteText.ts'

const CategoryTools = lazyPart(async () => ({
  default: (await import('./CategoryTools.tsx')).CategoryTools,
}))

const WaitingNotice = lazyPart(async () => ({
  default: (await import('../statements/WaitingNotice.tsx')).WaitingNotice,
}))

export interface VotePageProps {
  pulse: Pulse
  here: PulseHere
  category: CategoryView
  statements: Statements
  voting: Voting
  own: OwnVotes
  /** This person changes categories and the statements of others. */
  isArranging: boolean
  mayOpen: boolean
  /** The statement to scroll to. */
  soughtId: SliderPollId | null
  onAdded: (id: SliderPollId) => void
}

/** One category: its statements with a slider each, the box for a new one, and the ballot at the foot. SPEC PU5, PU6 */
export function VotePage(props: VotePageProps) {
  const { pulse, here, category, statements, voting, own, isArranging, mayOpen, soughtId, onAdded } = props
  const text = useText(voteText)
  const { objectId, help, listTitle, isFacilitator } = pulse
  const { approved, waiting } = statements.inCategory(category.id)
  const lock = useVoteLock(pulse)
  const list = useRef<HTMLElement>(null)
  const isThere = [...approved, ...waiting].some(({ id }) => id === soughtId)
  useReveal({ id: soughtId, isThere, list, bringNear: () => undefined })
  const ballot = useBallot({
    ...{ objectId, own, scope: category.id, targets: approved, round: voting.round, scale: pulseScale },
    ...{ cast: castVotes, needsAll: true, isLocked: lock !== null },
  })
  const name = category.name || text.unnamed(here.at + 1)
  return (
    <>
      <section ref={list} className={classes.category} aria-label={name}>
        <div className={classes.head}>
          {isArranging ? (
            <Suspense fallback={<h2 className={classes.name}>{name}</h2>}>
              <CategoryTools {...{ pulse, category, name }} at={here.at} />
            </Suspense>
          ) : (
            <h2 className={classes.name} dir="auto">
              {name}
            </h2>
          )}
        </div>
        {isArranging && (
          <Suspense fallback={null}>
            <WaitingNotice {...{ pulse, here }} />
          </Suspense>
        )}
        {(listTitle !== '' || help !== '') && (
          <div className={classes.intro}>
            {listTitle !== '' && (
              <h3 className={classes.listTitle} dir="auto">
                {listTitle}
              </h3>
            )}
            {help !== '' && (
              <p className={classes.help} dir="auto">
                {help}
              </p>
            )}
          </div>
        )}
        {approved.length === 0 ? (
          <EmptyState
            title={text.nothingTitle}
            hint={statements.isClosed ? '' : isFacilitator ? text.nothingFacilitator : text.nothingHint}
          />
        ) : (
          <ol className={classes.list} data-list="statements">
            {approved.map((statement, at) => (
              <StatementRow
                key={statement.id}
                {...{ pulse, statement, statements, ballot, isArranging }}
                place={{ at, ids: approved }}
              />
            ))}
          </ol>
        )}
        <WaitingStatements {...{ pulse, statements, isArranging }} waiting={waiting} />
        {!statements.isClosed && (
          <StatementBox
            key={category.id}
            {...{ pulse, statements, onAdded }}
            groupId={category.id}
            count={approved.length + waiting.length}
          />
        )}
      </section>
      <VoteFoot {...{ pulse, here, category, ballot, lock, isArranging, mayOpen }} />
    </>
  )
}
