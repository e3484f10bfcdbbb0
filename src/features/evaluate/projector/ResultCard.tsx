import { useNumbers } from '#activity/chart/useNumbers.ts'
import { withheldText } from '#activity/voting/withheld/withheldText.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { AxisResult, Scale, TargetResult } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import { markColor } from '../page/markColor.ts'
import type { Evaluate, EvaluateAxis, Poll } from '../page/useEvaluate.ts'
import { axisResults } from '../results/axisResults.ts'
import classes from './ProjectorEvaluate.module.css'
import { projectorEvaluateText } from './projectorEvaluateText.ts'

export interface ResultCardProps extends Pick<Evaluate, 'axes' | 'scale'> {
  poll: Poll
  result: TargetResult | null
  /** Of the round before. */
  earlier: TargetResult | null
}

/** A poll with its means as bars. */
export function ResultCard({ poll, axes, scale, result, earlier }: ResultCardProps) {
  const text = useText(projectorEvaluateText)
  const few = useText(withheldText)
  const before = earlier === null ? [] : axisResults(earlier)
  const isWithheld = result !== null && result.withheld > 0
  const isRated = result !== null && result.count > 0
  return (
    <article
      className={classes.card}
      dir="auto"
      data-color={shownColor(markColor(scale.axes, poll)) || undefined}
    >
      <span className={classes.number}>{poll.number}</span>
      <div className={classes.words}>
        <p className={classes.text}>{poll.text}</p>
        {isRated
          ? axisResults(result).map((axis, index) => (
              <MeanBar
                key={index}
                {...{ axis, scale }}
                title={axes.length === 2 ? (axes[index] ?? null) : null}
                earlier={before[index] ?? null}
              />
            ))
          : !isWithheld && <p className={classes.none}>{text.noVotes}</p>}
        {isWithheld && <p className={classes.none}>{few.withheld(result.withheld)}</p>}
      </div>
      {isRated && <span className={classes.votes}>{text.votes(result.count)}</span>}
    </article>
  )
}

interface MeanBarProps {
  axis: AxisResult
  scale: Scale
  /** Null where there is only one axis. */
  title: EvaluateAxis | null
  earlier: AxisResult | null
}

function MeanBar({ axis: { mean }, scale: { low, high }, title, earlier }: MeanBarProps) {
  const text = useText(projectorEvaluateText)
  const numbers = useNumbers()
  const share = (value: number): string => `${(100 * (value - low)) / (high - low)}%`
  const before = earlier?.mean ?? null
  if (mean === null) return null
  return (
    <div className={classes.mean}>
      {title !== null && <span className={classes.axis}>{title.title}</span>}
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ width: share(mean) }} />
        {before !== null && <span className={classes.mark} style={{ insetInlineStart: share(before) }} />}
      </span>
      <strong className={classes.value} aria-label={`${title?.title || text.mean}: ${numbers.value(mean)}`}>
        {numbers.value(mean)}
      </strong>
      {before !== null && <span className={classes.before}>{text.before(numbers.value(before))}</span>}
    </div>
  )
}
