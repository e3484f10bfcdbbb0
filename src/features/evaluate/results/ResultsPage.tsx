import { IconChartBar, IconEyeOff } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { FootFrame } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useShownAt } from '#activity/voting/bar/useShownAt.ts'
import { ResultsAwaited } from '#activity/voting/tally/ResultsAwaited.tsx'
import { TallyWaiting } from '#activity/voting/tally/TallyWaiting.tsx'
import { useRevealed } from '#activity/voting/tally/useRevealed.ts'
import { RoundPicker } from '#activity/voting/rounds/RoundPicker.tsx'
import { useShownRound } from '#activity/voting/rounds/useShownRound.ts'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { WithheldNote } from '#activity/voting/withheld/WithheldNote.tsx'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { usualSort } from '#domain/evaluate/results.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import classes from './ResultsPage.module.css'
import { ResultsTable } from './ResultsTable.tsx'
import { resultsText } from './resultsText.ts'
import { useShowHeat } from './useShowHeat.ts'
import { useResultsView } from './useResultsView.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const DiscussThese = lazyPart(async () => ({ default: (await import('./DiscussThese.tsx')).DiscussThese }))
const ScalesResults = lazyPage(async () => ({ default: (await import('./ScalesResults.tsx')).ScalesResults }))
const ResultsMatrix = lazyPage(async () => ({ default: (await import('./ResultsMatrix.tsx')).ResultsMatrix }))

const scopes = [wholeScope]

export interface ResultsPageProps extends EvaluatePagesProps {
  onOpen: (id: string) => void
  /** Opens a poll and shows it to everyone. */
  onPresent: (id: string) => void
}

/** How the polls were rated: bars, or the table or graph of a matrix; and what to talk about. SPEC EV8, EV11, EV18 */
export function ResultsPage(props: ResultsPageProps) {
  const { evaluate, votes, here, onOpen, onPresent } = props
  const text = useText(resultsText)
  const mayLead = useMayDo('lead')
  const { voting, tally } = votes
  const shown = useShownRound(tally.doc, voting.round)
  const view = useResultsView(evaluate, votes, shown.round)
  const turnout = useTurnout(evaluate.board, wholeScope)
  const shownAt = useShownAt(voting)
  const isRevealed = useRevealed(voting)
  const isAnyShown = [...view.results.values()].some(tellsVotes)
  const awaited = (
    <ResultsAwaited {...{ voting, scopes }} board={evaluate.board} blindIcon={<IconEyeOff size={28} />} />
  )
  const showHeat = useShowHeat(evaluate.objectId)
  const [sort, setSort] = useState(usualSort)
  const { polls, scale } = evaluate
  const table = { evaluate, view, sort, onOpen, onSort: setSort }
  const isHere = tally.doc !== null
  const isMatrix = scale.axes === 2
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const discuss = useMemo(
    () => (mayLead ? <DiscussThese {...{ evaluate, view, onPresent }} /> : null),
    [mayLead, evaluate, view, onPresent],
  )
  return (
    <>
      <section
        className={classes.results}
        aria-label={text.results}
        data-revealed={isRevealed || undefined}
        data-graph={here.isGraph || undefined}
      >
        <header className={classes.head}>
          <h2 className={classes.title}>
            {voting.round > 1 ? `${text.results}, ${text.round(shown.round)}` : text.results}
          </h2>
          {!voting.areBlind && <RoundPicker {...shown} />}
          {isMatrix && (
            <div className={classes.controls}>
              <div ref={setTools} className={classes.tools} />
              <ViewSwitch {...{ evaluate, here }} />
            </div>
          )}
        </header>
        {voting.areBlind ? (
          awaited
        ) : polls.length === 0 ? (
          <EmptyState icon={<IconChartBar size={28} />} title={text.emptyTitle} hint={text.emptyHint} />
        ) : !isHere ? (
          <TallyWaiting tally={tally} />
        ) : !isAnyShown && view.earlier === null ? (
          awaited
        ) : (
          <>
            {!isAnyShown && awaited}
            <WithheldNote
              {...{ voting }}
              isPast={shown.round !== voting.round}
              results={view.results.values()}
            />
            <Suspense fallback={<CardsSkeleton />}>
              {here.isGraph ? (
                <ResultsMatrix
                  {...{ evaluate, view, onOpen }}
                  onHeat={showHeat}
                  toolsIn={tools}
                  aside={discuss}
                />
              ) : (
                <>
                  {discuss}
                  {isMatrix ? <ResultsTable {...table} /> : <ScalesResults {...table} />}
                </>
              )}
            </Suspense>
          </>
        )}
      </section>
      <FootFrame label={text.footer}>
        <div className={classes.foot}>
          <span className={classes.turnout}>
            <TurnoutText turnout={turnout} isAnnounced />
            {shownAt !== null && <span>{` · ${shownAt}`}</span>}
          </span>
          <HeaderSlotTarget name="footer" />
        </div>
      </FootFrame>
    </>
  )
}
