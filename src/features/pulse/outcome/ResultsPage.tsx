import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { PageFoot } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { ResultsAwaited } from '#activity/voting/tally/ResultsAwaited.tsx'
import { TallyWaiting } from '#activity/voting/tally/TallyWaiting.tsx'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useVoteLock } from '#activity/voting/useVoting.ts'
import { RoundPicker } from '#activity/voting/rounds/RoundPicker.tsx'
import { useShownRound } from '#activity/voting/rounds/useShownRound.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import { WithheldNote } from '#activity/voting/withheld/WithheldNote.tsx'
import { boardRoots } from '#domain/pulse/roots.ts'
import { sharedSort } from '#domain/pulse/sorting.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useScaleWords } from '../useScaleWords.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { PulseBars } from '../results/PulseBars.tsx'
import { PulseRadar } from '../results/PulseRadar.tsx'
import { pulseResultsText } from '../results/text.ts'
import classes from './ResultsPage.module.css'
import { Turnouts } from './Turnouts.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'
import { useComparedWith } from './useComparedWith.ts'
import { useAwaitedNotes } from './useAwaitedNotes.ts'
import { useShowSort } from './useShowSort.ts'
import { useOutcome } from './useOutcome.ts'
import { useMaySee } from '#activity/session/role.ts'

const RoomPages = lazyPart(async () => ({ default: (await import('./RoomPages.tsx')).RoomPages }))
const Trend = lazyPart(async () => ({ default: (await import('./Trend.tsx')).Trend }))

export interface ResultsPageProps {
  pulse: Pulse
  here: PulseHere
  voting: Voting
  own: OwnVotes
}

/** The results of a pulse: bars per statement, the means of the categories, and the trend. SPEC PU7, PU8 */
export function ResultsPage({ pulse, here, voting, own }: ResultsPageProps) {
  const text = useText(pulseResultsText)
  const mayCompare = useMayDo('export')
  const seesAll = useMaySee('all')
  const { objectId, board, name } = pulse
  const tally = useTally(objectId, own.hasVoted)
  const shown = useShownRound(tally.doc, voting.round)
  const ofRound = useMemo(() => ({ ...voting, round: shown.round }), [voting, shown.round])
  const { categories, comparison, isAnyShown, isAnyReadable } = useOutcome(board, tally.doc, ofRound)
  const isPast = shown.round !== voting.round
  const noted = useAwaitedNotes(board, categories, voting, isPast)
  const scopes = useMemo(() => categories.map(({ id }) => id), [categories])
  const comparedWith = useComparedWith(comparison)
  const sort = useDerived(board, [boardRoots.settings], sharedSort)
  const onSort = useShowSort(objectId)
  const { ends } = useScaleWords(pulse.help)
  // The trend stands below the last step of the results: with one category there is only one. SPEC PU6
  const isLastView = here.results === 'categories' || categories.length < 2
  const awaited = <ResultsAwaited {...{ board, scopes, voting }} blindIcon={<IconEyeOff size={28} />} />
  return (
    <>
      <div className={classes.page}>
        {tally.mayRead ? (
          <>
            <div className={classes.head}>
              <Turnouts {...{ pulse, voting, categories }} />
              <RoundPicker {...shown} />
              {categories.length > 1 && <ViewSwitch here={here} />}
            </div>
            {seesAll && here.results === 'statements' && <RoomPages pulse={pulse} />}
            <WithheldNote
              {...{ voting, isPast }}
              results={categories.flatMap(({ statements }) => statements.map(({ result }) => result))}
            />
            {tally.doc === null ? (
              <TallyWaiting tally={tally} />
            ) : (
              <>
                {!isAnyShown && awaited}
                {isAnyReadable &&
                  (here.results === 'categories' ? (
                    <PulseRadar title={text.radar} fileName={name} {...{ categories, comparedWith }} />
                  ) : (
                    <PulseBars
                      title={text.bars}
                      fileName={name}
                      categories={isAnyShown ? noted : categories}
                      {...{ comparedWith, ends, sort, onSort }}
                    />
                  ))}
              </>
            )}
            {mayCompare && isLastView && <Trend pulse={pulse} />}
          </>
        ) : (
          <>
            {voting.areBlind ? awaited : <NotReadable {...{ pulse, here }} />}
            <Turnouts {...{ pulse, voting, categories }} />
          </>
        )}
      </div>
      <PageFoot label={text.foot}>{null}</PageFoot>
    </>
  )
}

/** For participants: why there are no results on this screen, and what they can do about it. SPEC BT4 */
function NotReadable({ pulse, here }: Pick<ResultsPageProps, 'pulse' | 'here'>) {
  const text = useText(pulseResultsText)
  const seesAll = useMaySee('all')
  const lock = useVoteLock(pulse)
  return (
    <EmptyState icon={<IconEyeOff size={28} />} title={lock === null ? text.notYours : text.notShown}>
      {!seesAll && lock === null && !here.isLed && (
        <Button onClick={() => here.toCategory()}>{text.toVote}</Button>
      )}
    </EmptyState>
  )
}
