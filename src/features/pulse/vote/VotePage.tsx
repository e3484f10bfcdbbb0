import { Suspense, useMemo, useRef, useState } from 'react'
import { useReveal } from '#activity/cards/useReveal.ts'
import type { StatementId } from '#domain/ids.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyDialog, lazyPart, lazyReplacement } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useUnsentVotes } from '#activity/done/unsentVotes.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import type { OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useVoteLock } from '#activity/voting/useVoting.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { pulseScale, pulseVotes } from '#domain/pulse/votes.ts'
import { useScaleWords } from '../useScaleWords.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { StatementBox } from '../statements/StatementBox.tsx'
import type { OpenStatement } from '../statements/StatementDialogs.tsx'
import type { Statements } from '../statements/useStatements.ts'
import { WaitingStatements } from '../statements/WaitingStatements.tsx'
import { pulseText } from '../text.ts'
import { StatementRow } from './StatementRow.tsx'
import { VoteFoot } from './VoteFoot.tsx'
import classes from './VotePage.module.css'
import { castVotes } from './voteCalls.ts'
import { useMaySee } from '#activity/session/role.ts'

const CategoryTools = lazyReplacement(async () => ({
  default: (await import('./CategoryTools.tsx')).CategoryTools,
}))

const WaitingNotice = lazyPart(async () => ({
  default: (await import('../statements/WaitingNotice.tsx')).WaitingNotice,
}))

const StatementDialogs = lazyDialog(async () => ({
  default: (await import('../statements/StatementDialogs.tsx')).StatementDialogs,
}))

const NewRound = lazyPart(async () => ({
  default: (await import('#activity/voting/bar/NewRound.tsx')).NewRound,
}))

export interface VotePageProps {
  pulse: Pulse
  here: PulseHere
  category: CategoryView
  statements: Statements
  voting: Voting
  own: OwnVotes
  /** This person may change the statements of others. */
  mayArrange: boolean
  /** Their desk is here too: they may change categories. */
  isArranging: boolean
  mayOpen: boolean
  /** The statement to scroll to. */
  soughtId: StatementId | null
  onAdded: (id: StatementId) => void
}

/** One category: its statements with a slider each, the box for a new one, and the ballot at the foot. SPEC PU5, PU6 */
export function VotePage(props: VotePageProps) {
  const { pulse, here, category, statements, voting, own, mayArrange, isArranging, mayOpen } = props
  const { soughtId, onAdded } = props
  const text = useText(pulseText)
  const seesAll = useMaySee('all')
  const { objectId, listTitle } = pulse
  const words = useScaleWords(pulse.help)
  const help = words.ends ? '' : words.help
  const { approved, waiting } = statements.inCategory(category.id)
  const lock = useVoteLock(pulse)
  const list = useRef<HTMLElement>(null)
  // Here, so that a dialog stays open when its statement leaves its list.
  const [opened, setOpened] = useState<OpenStatement | null>(null)
  const isThere = [...approved, ...waiting].some(({ id }) => id === soughtId)
  useReveal({ id: soughtId, isThere, list, bringNear: () => undefined })
  const ballot = useBallot({
    ...{ objectId, own, scope: category.id, targets: approved, round: voting.round, scale: pulseScale },
    ...{ cast: castVotes, needsAll: pulseVotes.needsAll === true, isLocked: lock !== null },
  })
  useUnsentVotes(objectId, ballot, lock, voting)
  const { choose, abstain, clear, isLocked } = ballot
  const sliders = useMemo(
    () => ({ acts: { choose, abstain, clear }, isLocked, axes: [{ title: '', ...words.ends }] }),
    [choose, abstain, clear, isLocked, words],
  )
  const name = category.name || text.unnamedCategory(here.at + 1)
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
        {mayArrange && <WaitingNotice {...{ pulse, here }} />}
        <NewRound {...{ voting, ballot }} />
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
            hint={statements.isClosed ? '' : seesAll ? text.nothingFacilitator : text.nothingHint}
          />
        ) : (
          <ol className={classes.list} data-list="statements">
            {approved.map((statement, at) => (
              <StatementRow
                key={statement.id}
                {...{ pulse, statement, sliders, mayArrange, at }}
                target={ballot.target(statement.id)}
                ids={approved}
                onOpen={setOpened}
              />
            ))}
          </ol>
        )}
        <WaitingStatements {...{ pulse, statements, waiting }} onOpen={setOpened} />
        {!statements.isClosed && (
          <StatementBox
            key={category.id}
            {...{ pulse, statements, onAdded }}
            categoryId={category.id}
            seen={approved.length + waiting.length}
          />
        )}
      </section>
      {opened && <StatementDialogs {...{ opened, pulse, statements }} onClose={() => setOpened(null)} />}
      <VoteFoot {...{ pulse, here, category, ballot, lock, voting, isArranging, mayOpen }} />
    </>
  )
}
