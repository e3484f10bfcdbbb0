import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts, turnoutCounts, withheldName } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity, Phrase } from '../activity/exported.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import { exportedRounds, mostIn } from '../activity/votes/rounds.ts'
import { turnout, votingRound } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import { pulseResults } from './results.ts'
import type { StatementResult } from './results.ts'
import { roots } from './roots.ts'
import { pulseScale } from './votes.ts'

const phrase = (en: string, sv: string): Phrase => ({ en, sv })
const column = (name: Phrase, width: number, holds: ExportColumn['holds']): ExportColumn => ({
  name,
  width,
  holds,
})

const values = Array.from({ length: pulseScale.high - pulseScale.low + 1 }, (_, at) => pulseScale.low + at)

const columns: readonly ExportColumn[] = [
  column(phrase('Category', 'Kategori'), 22, 'text'),
  exportColumns.text,
  column(phrase('Votes', 'Röster'), 9, 'number'),
  column(withheldName, 18, 'number'),
  column(phrase('Mean', 'Medel'), 9, 'number'),
  column(phrase('Median', 'Median'), 9, 'number'),
  column(phrase('Spread', 'Spridning'), 10, 'number'),
  column(phrase('Abstained', 'Avstod'), 11, 'number'),
  ...values.map((value) => column(phrase(`Votes for ${value}`, `Röster på ${value}`), 12, 'number')),
  exportColumns.shown,
  exportColumns.createdAt,
]

/**
 * A pulse in the form that exports render: one row per statement with its result in the present round, category by
 * category. Without a tally that may be read, the cells of results are empty. SPEC V2, BT6.
 */
export function exportedPulse({ desk, board, tally }: ActivityDocs): ExportedActivity {
  const categories = pulseResults({ doc: desk, board, tally: tally ?? null }, votingRound(board))
  const listed = categories.flatMap(({ name, statements }) =>
    statements.map((statement) => ({
      category: textOf(name, limits.sliderGroupName),
      text: textOf(statement.text, limits.sliderText),
      statement,
    })),
  )
  const scopes = categories.map(({ id }) => id)
  const { voted, joined, proxies } = mostIn(scopes.map((id) => turnout(board, id)))
  return {
    description: textOf(roots.info(desk).get('groupText'), infoLimits.groupText),
    counts: [
      { of: exportCounts.topics, count: categories.length },
      { of: exportCounts.answers, count: listed.length },
      { of: turnoutCounts.voted, count: voted },
      { of: turnoutCounts.joined, count: joined },
      { of: turnoutCounts.proxies, count: proxies },
    ],
    columns,
    rows: listed.map(({ category, text, statement }) => ({
      cells: [
        ...[category, text],
        ...resultCells(statement, tally !== undefined),
        ...[statement.isApproved, numberOf(statement.createdAt)],
      ],
      isShown: statement.isApproved,
    })),
    rounds: exportedRounds(board, tally ?? null, {
      ...{ scale: pulseScale, scopes, rows: listed.map(({ statement }) => statement.id) },
    }),
    issues: {
      facts: ['Category'],
      list: listed.map(({ category, text, statement: { isApproved } }) => {
        return { text, desc: '', facts: [category], comments: [], votes: 0, shown: isApproved }
      }),
    },
  }
}

function resultCells({ result }: StatementResult, isReadable: boolean): (number | null)[] {
  const { count, abstained, withheld, axis1 } = result
  const { mean, median, spread, distribution } = axis1
  const cells = [count, withheld, rounded(mean), rounded(median), rounded(spread), abstained, ...distribution]
  return isReadable ? cells : cells.map(() => null)
}

/** With two decimals. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}
