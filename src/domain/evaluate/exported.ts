import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts, turnoutCounts, withheldName } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity, ExportedCell, Phrase } from '../activity/exported.ts'
import type { AxisResult, TargetResult } from '../activity/votes/results.ts'
import { exportedRounds } from '../activity/votes/rounds.ts'
import { areResultsBlind, turnout, wholeScope } from '../activity/votes/showing.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import { boardPolls, boardSubPolls, readSubPolls } from './read.ts'
import { byProduct, readableResults } from './results.ts'
import { roots } from './roots.ts'
import { scaleOf } from './setup.ts'

/**
 * An Evaluate activity in the form that exports render: one row per poll, the highest product first, each followed by
 * its sub-polls, and one task for each of them. Results are empty where they may not be read. SPEC V2, BT6, EV8.
 */
export function exportedEvaluate(docs: ActivityDocs): ExportedActivity {
  const { desk, board, tally = null, hasEnded = false } = docs
  const results = readableResults(docs)
  const scale = scaleOf(desk)
  const { axes, low } = scale
  const under = readSubPolls(desk)
  const items = byProduct(boardPolls(desk), results).flatMap((poll) => [
    {
      ...textsOf(poll),
      ...{ isSubPoll: false, pollId: poll.id, partOf: '' },
      result: results?.get(poll.id),
      createdAt: poll.createdAt,
    },
    ...boardSubPolls(under, poll.id).map((subPoll) => ({
      ...textsOf(subPoll),
      ...{
        isSubPoll: true,
        pollId: null,
        partOf: textsOf(poll).text,
        result: undefined,
        createdAt: undefined,
      },
    })),
  ])
  const polls = items.filter(({ isSubPoll }) => !isSubPoll)
  const { voted, joined, proxies } = turnout(board, wholeScope)
  return {
    description: textOf(roots.info(desk).get('evaluateDesc'), infoLimits.evaluateDesc),
    counts: [
      { of: exportCounts.answers, count: polls.length },
      { of: turnoutCounts.voted, count: voted },
      { of: turnoutCounts.joined, count: joined },
      { of: turnoutCounts.proxies, count: proxies },
    ],
    columns: columnsOf(desk, axes),
    rows: items.map(({ text, desc, isSubPoll, result, createdAt }) => ({
      cells: [
        ...[text, desc],
        ...resultCells(result, axes, low),
        createdAt === undefined ? null : numberOf(createdAt) || null,
      ],
      isShown: true,
      level: isSubPoll ? 1 : 0,
    })),
    rounds: exportedRounds(board, areResultsBlind(board, hasEnded) ? null : tally, {
      ...{ scale, scopes: [wholeScope], rows: items.map(({ pollId }) => pollId) },
    }),
    issues: {
      facts: ['Part of'],
      list: items.map(({ text, desc, partOf, result }) => {
        return { text, desc, facts: [partOf], comments: [], votes: result?.count ?? 0, shown: true }
      }),
    },
  }
}

function textsOf({ text, desc }: Record<'text' | 'desc', unknown>): Record<'text' | 'desc', string> {
  return { text: textOf(text, limits.pollText), desc: textOf(desc, limits.pollDesc) }
}

const resultNames = {
  votes: { en: 'Votes', sv: 'Röster' },
  abstained: { en: 'Abstained', sv: 'Avstår' },
  withheld: withheldName,
  mean: { en: 'Mean', sv: 'Medel' },
  median: { en: 'Median', sv: 'Median' },
  spread: { en: 'Spread', sv: 'Spridning' },
  distribution: { en: 'Votes per value', sv: 'Röster per värde' },
  product: { en: 'Product', sv: 'Produkt' },
} as const satisfies Record<string, Phrase>

/** The columns of a sheet; those of a matrix name their axis. */
function columnsOf(desk: Y.Doc, axes: 1 | 2): ExportColumn[] {
  const number = (name: Phrase): ExportColumn => ({ name, width: 12, holds: 'number' })
  const axis = (title: string): ExportColumn[] => {
    const named = ({ en, sv }: Phrase): Phrase =>
      axes === 1 || title === '' ? { en, sv } : { en: `${title}: ${en}`, sv: `${title}: ${sv}` }
    const { mean, median, spread, distribution } = resultNames
    return [
      ...[mean, median, spread].map((name) => number(named(name))),
      { name: named(distribution), width: 24, holds: 'text' },
    ]
  }
  const titles = (['group1Text', 'group2Text'] as const).slice(0, axes)
  return [
    ...[exportColumns.text, exportColumns.desc],
    ...[resultNames.votes, resultNames.withheld, resultNames.abstained].map(number),
    ...titles.flatMap((field) => axis(textOf(roots.info(desk).get(field), infoLimits[field]))),
    ...(axes === 2 ? [number(resultNames.product)] : []),
    exportColumns.createdAt,
  ]
}

function resultCells(result: TargetResult | undefined, axes: 1 | 2, low: number): ExportedCell[] {
  const of = (axis: AxisResult | null | undefined): ExportedCell[] =>
    axis
      ? [...[axis.mean, axis.median, axis.spread].map(rounded), perValue(axis, low)]
      : [null, null, null, null]
  return [
    ...[result?.count ?? null, result?.withheld ?? null, result?.abstained ?? null],
    ...of(result?.axis1),
    ...(axes === 2 ? [...of(result?.axis2), rounded(result?.product ?? null)] : []),
  ]
}

/** The number of votes of each value that somebody chose: "3: 2, 5: 1". */
function perValue({ distribution }: AxisResult, low: number): string {
  return distribution.flatMap((votes, index) => (votes === 0 ? [] : `${low + index}: ${votes}`)).join(', ')
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}
