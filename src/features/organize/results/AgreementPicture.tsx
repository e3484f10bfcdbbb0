import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { inkOn, itemColor, useChartColors } from '#activity/chart/chartColors.ts'
import { layoutLegend } from '#activity/chart/legend.ts'
import { LegendView } from '#activity/chart/LegendView.tsx'
import { round } from '#activity/chart/placed.ts'
import { useMeasure } from '#activity/chart/texts.ts'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import {
  agreementBar,
  agreementLine,
  agreementSize,
  barsLeft,
  layoutAgreement,
  wordsLeft,
} from './layoutAgreement.ts'
import { organizeResultsText } from './resultsText.ts'
import { marksOf } from './sectionMarks.ts'
import { useAgreementWords } from './useAgreementWords.ts'
import type { ResultRow } from './useSortedItems.ts'

export interface AgreementPictureProps {
  name: string
  rows: readonly ResultRow[]
  sections: readonly NamedSection[]
}

/** The bars as they are downloaded, with the texts of the items in full; the page shows others. */
export function AgreementPicture({ name, rows, sections }: AgreementPictureProps) {
  const text = useText(organizeResultsText)
  const wordsOf = useAgreementWords(sections)
  const measure = useMeasure()
  const colors = useChartColors()
  const { width, height, rows: laid } = layoutAgreement(rows, sections, wordsOf, measure)
  const entries = [
    ...marksOf(sections).map((mark, at) => ({ mark, text: sections[at]?.text ?? '' })),
    { mark: { label: '', color: 0 }, text: text.undecided },
  ]
  const legend = layoutLegend(entries, { width, size: agreementSize, columns: 3, measure })
  const top = legend.height + agreementSize
  return (
    <div hidden>
      <ChartSvg
        name={name}
        description={text.describe(rows.length)}
        width={width}
        height={round(top + height)}
        fontSize={agreementSize}
      >
        <LegendView layout={legend} colors={colors} />
        <g transform={`translate(0 ${round(top)})`}>
          {laid.map(({ id, lines, words, segments, y, middle }) => (
            <g key={id}>
              <Lines x={0} y={y} lines={lines} fill={colors.ink} fontWeight={550} />
              <rect
                x={barsLeft}
                y={round(middle - agreementBar / 2)}
                width={wordsLeft - 20 - barsLeft}
                height={agreementBar}
                fill={colors.line}
              />
              {segments.map((segment) => {
                const fill = itemColor(colors, segment.color)
                return (
                  <g key={segment.label ?? ''}>
                    <rect
                      x={round(segment.x)}
                      y={round(middle - agreementBar / 2)}
                      width={round(segment.width)}
                      height={agreementBar}
                      fill={fill}
                      stroke={colors.surface}
                    />
                    {segment.label !== null && segment.width > agreementSize * 1.4 && (
                      <text
                        x={round(segment.x + segment.width / 2)}
                        y={round(middle + agreementSize * 0.36)}
                        textAnchor="middle"
                        fontWeight={650}
                        fontSize={agreementSize * 0.85}
                        fill={inkOn(fill)}
                      >
                        {segment.label}
                      </text>
                    )}
                  </g>
                )
              })}
              <Lines x={wordsLeft} y={y} lines={words} fill={colors.ink} />
            </g>
          ))}
        </g>
      </ChartSvg>
    </div>
  )
}

interface LinesProps {
  x: number
  y: number
  lines: readonly string[]
  fill: string
  fontWeight?: number
}

function Lines({ x, y, lines, ...rest }: LinesProps) {
  return (
    <text {...rest}>
      {lines.map((words, at) => (
        <tspan key={at} x={x} y={round(y + at * agreementLine + agreementSize)}>
          {words}
        </tspan>
      ))}
    </text>
  )
}
