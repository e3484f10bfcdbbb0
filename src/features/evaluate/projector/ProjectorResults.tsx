import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { byProduct } from '#domain/evaluate/results.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import type { ResultsView } from '../results/useResultsView.ts'
import { AxesLine } from './AxesLine.tsx'
import { projectorEvaluateText } from './projectorEvaluateText.ts'
import { ResultCard } from './ResultCard.tsx'

const ResultsMatrix = lazyPart(async () => ({
  default: (await import('../results/ResultsMatrix.tsx')).ResultsMatrix,
}))

export interface ProjectorResultsProps {
  evaluate: Evaluate
  view: ResultsView
  isGraph: boolean
}

/** Results for the room: the plane of a matrix, or a bar for each poll, the highest first. SPEC EV8, BT14 */
export function ProjectorResults({ evaluate, view, isGraph }: ProjectorResultsProps) {
  const text = useText(projectorEvaluateText)
  const { polls, axes, scale } = evaluate
  const sections = useMemo(
    (): FittedSection[] => [
      {
        ...{ id: 'results', heading: null, color: 0 },
        cards: byProduct(polls, view.results).map((poll) => ({
          id: poll.id,
          card: (
            <ResultCard
              {...{ poll, axes, scale }}
              result={view.results.get(poll.id) ?? null}
              earlier={view.earlier?.get(poll.id) ?? null}
            />
          ),
        })),
      },
    ],
    [polls, view, axes, scale],
  )
  if (isGraph) return <ResultsMatrix {...{ evaluate, view }} size="projector" />
  return (
    <>
      <AxesLine axes={axes} />
      <FittedColumns label={text.results} sections={sections} largestVmin={5.4} />
    </>
  )
}
