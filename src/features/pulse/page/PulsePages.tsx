import { Suspense, useState } from 'react'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { PageFrame } from '#activity/page/PageFrame.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { StatementId } from '#domain/ids.ts'
import { lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useStatements } from '../statements/useStatements.ts'
import { pulseText } from '../text.ts'
import { useUnvoted } from '../vote/useUnvoted.ts'
import { VotePage } from '../vote/VotePage.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'
import { PageSwitch } from './PageSwitch.tsx'
import classes from './PulsePages.module.css'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { useStatementLink } from './useStatementLink.ts'

const ResultsPage = lazyPage(async () => ({
  default: (await import('../outcome/ResultsPage.tsx')).ResultsPage,
}))
const ClosingCountdown = lazyPart(async () => ({
  default: (await import('#activity/voting/countdown/ClosingCountdown.tsx')).ClosingCountdown,
}))
const PulseTools = lazyPart(async () => ({ default: (await import('./PulseTools.tsx')).PulseTools }))
const RunPulse = lazyPart(async () => ({ default: (await import('./RunPulse.tsx')).RunPulse }))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))

const UnvotedNotice = lazyPart(async () => ({
  default: (await import('../vote/UnvotedNotice.tsx')).UnvotedNotice,
}))

export interface PulsePagesProps {
  pulse: Pulse
  here: PulseHere
  voting: Voting
  own: OwnVotes
  /** This person may open the results. */
  mayOpen: boolean
}

/** A pulse: one of its categories, or its results. */
export function PulsePages({ pulse, here, voting, own, mayOpen }: PulsePagesProps) {
  const text = useText(pulseText)
  const mayArrange = useMayDo('arrange')
  const mayRun = useMayDo('show')
  const isArranging = mayArrange && !pulse.isReading
  const statements = useStatements(pulse)
  const category = pulse.categories[here.at]
  const unvoted = useUnvoted(pulse, statements, voting.round, own)
  // A statement that a link leads to, or that was added here.
  const [soughtId, setSought] = useState<StatementId | null>(null)
  useStatementLink(pulse.categories, statements, here, setSought)
  return (
    <PageFrame
      name={pulse.name || text.unnamed}
      nameInPlace={isArranging && <ActivityName {...pulse} unnamed={text.unnamed} />}
      steps={<CategoryPicker {...{ pulse, here, mayOpen, unvoted }} />}
      search={null}
      width={here.results ? 'wide' : 'narrow'}
      tools={
        <>
          {!mayRun && <PageSwitch {...{ here, mayOpen }} />}
          {mayArrange && <PulseTools pulse={pulse} />}
        </>
      }
    >
      <div className={classes.intro} data-wide={here.results ?? undefined}>
        {pulse.isReading && (
          <p className={classes.reading} role="status">
            {text.reading}
          </p>
        )}
        {pulse.description !== '' && (
          <p className={classes.description} dir="auto">
            {pulse.description}
          </p>
        )}
        {unvoted.size > 0 && <UnvotedNotice {...{ pulse, here, unvoted }} />}
        {mayRun && <RunPulse {...{ pulse, here, voting, statements, mayOpen }} />}
      </div>
      {here.results ? (
        <Suspense fallback={<CardsSkeleton />}>
          <ResultsPage {...{ pulse, here, voting, own }} />
        </Suspense>
      ) : (
        category && (
          <VotePage
            key={category.id}
            {...{ pulse, here, category, statements, voting, own, mayArrange, isArranging }}
            {...{ mayOpen, soughtId }}
            onAdded={setSought}
          />
        )
      )}
      <ClosingCountdown board={pulse.board} />
    </PageFrame>
  )
}
