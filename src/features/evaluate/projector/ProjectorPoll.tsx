import { Distribution } from '#activity/chart/distribution/Distribution.tsx'
import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { axisResults } from '../results/axisResults.ts'
import classes from './ProjectorEvaluate.module.css'
import { projectorEvaluateText } from './projectorEvaluateText.ts'

export interface ProjectorPollProps {
  evaluate: Pick<Evaluate, 'axes' | 'scale'>
  poll: Poll
  /** Null where results are not shown to everybody. */
  result: TargetResult | null
}

/** The presented poll alone, with how it was rated once everybody may see that. */
export function ProjectorPoll({ evaluate: { axes, scale }, poll, result }: ProjectorPollProps) {
  const { answer } = useText(projectorEvaluateText)
  const text = useText(voteResultsText)
  return (
    <>
      <ProjectorSpotlight answer={poll} label={answer} />
      {result !== null && result.withheld > 0 && (
        <p className={classes.withheld}>{text.withheld(result.withheld)}</p>
      )}
      {result !== null && result.count > 0 && (
        <div className={classes.distributions}>
          {axisResults(result).map((axis, index) => (
            <figure key={index} className={classes.distribution}>
              {axes[index]?.title && <figcaption dir="auto">{axes[index].title}</figcaption>}
              <Distribution name={poll.text} result={axis} scale={scale} size="projector" />
            </figure>
          ))}
        </div>
      )}
    </>
  )
}
