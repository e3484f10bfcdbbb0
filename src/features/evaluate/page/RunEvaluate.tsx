import { RunVoting } from '#activity/voting/control/RunVoting.tsx'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { resultsPage, votePage } from '#domain/evaluate/steps.ts'
import { useCall } from '#sync/room/room.tsx'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import { sliderAxes } from '../vote/axes.ts'
import { PageChange } from './PageChange.tsx'

/** For facilitators: how the vote stands, and what they do next. SPEC BT20 */
export function RunEvaluate({ evaluate, votes: { voting }, here }: EvaluatePagesProps) {
  const call = useCall()
  const { objectId, part, board, polls, scale, opensAsGraph } = evaluate
  if (!part) return null
  // Everybody gets what is on this screen: the graph or the table.
  const isGraph = here.page === 'results' ? here.isGraph : opensAsGraph
  return (
    <RunVoting
      {...{ part, board, voting }}
      pages={{ vote: votePage, results: resultsPage(isGraph) }}
      setShown={(showResultsPage) =>
        call(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage })
      }
      step={<PageChange here={here} />}
      proxies={{ targets: polls, scale, axes: sliderAxes(evaluate) }}
    />
  )
}
