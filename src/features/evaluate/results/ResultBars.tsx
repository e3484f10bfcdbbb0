import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { endLabels } from '#activity/voting/slider/endLabels.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { shownColor } from '#domain/activity/colors.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { MeanBar } from './MeanBar.tsx'
import classes from './ResultBars.module.css'
import { resultsText } from './resultsText.ts'
import type { ResultsView } from './useResultsView.ts'

export interface ResultBarsProps {
  evaluate: Pick<Evaluate, 'axes' | 'scale'>
  /** In the order in which they are shown. */
  polls: readonly Poll[]
  view: ResultsView
  onOpen: (id: string) => void
}

/** The results of Scales: a bar for each poll, all on one scale, whose ends are above them. SPEC EV18 */
export function ResultBars({ evaluate: { axes, scale }, polls, view, onOpen }: ResultBarsProps) {
  const text = useText(resultsText)
  const few = useText(voteResultsText)
  const help = axes[0]?.help ?? ''
  const ends = endLabels(help, scale)
  return (
    <>
      {ends === null && (
        <p className={classes.help} dir="auto">
          {help}
        </p>
      )}
      <div className={classes.box}>
        <div className={classes.scale} aria-hidden="true">
          <span className={classes.ends}>
            <span>{[scale.low, ends?.lowLabel].join(' ')}</span>
            <span>{[scale.high, ends?.highLabel].join(' ')}</span>
          </span>
        </div>
        <ol className={classes.list}>
          {polls.map((poll) => {
            const result = view.results.get(poll.id) ?? resultOf([], scale)
            return (
              <li key={poll.id} data-color={shownColor(poll.color) || undefined}>
                <span className={classes.words}>
                  <ChartMarkView mark={{ label: String(poll.number), color: poll.color }} />
                  <button type="button" className={classes.open} dir="auto" onClick={() => onOpen(poll.id)}>
                    {poll.text}
                  </button>
                </span>
                <MeanBar
                  axis={result.axis1}
                  scale={scale}
                  earlier={view.earlier?.get(poll.id)?.axis1 ?? null}
                />
                <span className={classes.votes}>
                  <span>{text.voteCount(result.count)}</span>
                  {result.withheld > 0 && <span>{few.withheld(result.withheld)}</span>}
                  {result.abstained > 0 && <span>{text.abstained(result.abstained)}</span>}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}
