import { voteResultsText } from '#activity/voting/resultsText.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import { markColor } from '../markColor.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { axisResults } from '../results/axisResults.ts'
import { MeanBar } from '../results/MeanBar.tsx'
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
  const few = useText(voteResultsText)
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
                title={axes.length === 2 ? (axes[index]?.title ?? '') : ''}
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
