import { Distribution } from '#activity/chart/distribution/Distribution.tsx'
import { useResults } from '#activity/voting/tally/useResults.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { useText } from '#ui/texts/useText.ts'
import { useMemo } from 'react'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import type { EvaluateVoting } from '../useEvaluateVoting.ts'
import classes from './PollDialog.module.css'

export interface PollResultProps {
  evaluate: Evaluate
  votes: EvaluateVoting
  poll: Poll
  isFocused: boolean
}

/** How a poll was rated, per axis; nothing where the results may not be read, or nobody has voted on it. */
export function PollResult({ evaluate: { scale, axes }, votes, poll, isFocused }: PollResultProps) {
  const text = useText(voteResultsText)
  const ids = useMemo(() => [poll.id], [poll.id])
  const result = useResults(votes.tally.doc, votes.voting.round, scale, ids).get(poll.id)
  if (!votes.tally.doc || !result || result.count + result.withheld === 0) return null
  const found = [result.axis1, ...(result.axis2 ? [result.axis2] : [])]
  return (
    <div className={classes.result}>
      {result.withheld > 0 && <p className={classes.withheld}>{text.withheld(result.withheld)}</p>}
      {(result.count === 0 ? [] : found).map((axis, index) => (
        <div key={index} className={classes.axis}>
          {axes[index]?.title && <h3 dir="auto">{axes[index].title}</h3>}
          <Distribution
            name={poll.text}
            result={axis}
            scale={scale}
            size={isFocused ? 'projector' : 'large'}
          />
        </div>
      ))}
    </div>
  )
}
