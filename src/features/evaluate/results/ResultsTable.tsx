import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { Distribution } from '#activity/chart/distribution/Distribution.tsx'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import type { AxisResult } from '#domain/activity/votes/results.ts'
import { sortAfterPress, sortedPolls } from '#domain/evaluate/results.ts'
import type { ResultColumn, ResultSort } from '#domain/evaluate/results.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { markColor } from '../markColor.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { axisResults } from './axisResults.ts'
import { meanText } from './meanText.ts'
import { resultsText } from './resultsText.ts'
import classes from './ResultsTable.module.css'
import type { ResultsView } from './useResultsView.ts'

export interface ResultsTableProps {
  evaluate: Evaluate
  view: ResultsView
  sort: ResultSort
  onSort: (sort: ResultSort) => void
  onOpen: (id: string) => void
}

/**
 * The results of all polls. A press on the heading of a column of numbers sorts by it. In a narrow box each poll is a
 * block; the roles are written out because some browsers forget them then. SPEC EV8, BT14
 */
export const ResultsTable = memo(TableOfResults)

function TableOfResults({ evaluate, view, sort, onSort, onOpen }: ResultsTableProps) {
  const text = useText(resultsText)
  const { polls, scale } = evaluate
  const axes = useAxisTitles(evaluate)
  const columns: { column: ResultColumn; title: string }[] = [
    ...axes.map((title, index) => ({ column: index === 0 ? ('axis1' as const) : ('axis2' as const), title })),
    ...(scale.axes === 2 ? [{ column: 'product' as const, title: text.product }] : []),
    ...(['spread', 'median', 'votes'] as const).map((column) => ({ column, title: text[column] })),
  ]
  // The mean on the only axis is the product.
  const shownBy = scale.axes === 1 && sort.by === 'product' ? 'axis1' : sort.by
  const press = (next: ResultSort): void => {
    onSort(next)
    const by = scale.axes === 1 && next.by === 'product' ? 'axis1' : next.by
    const title = columns.find(({ column }) => column === by)?.title ?? ''
    announce(text.sortedBy(title, next.isAscending))
  }
  return (
    <div className={classes.box}>
      <table className={classes.table} role="table" aria-label={text.results} data-axes={scale.axes}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {evaluate.listTitle || text.answer}
            </th>
            {columns.map(({ column, title }) => (
              <SortHeading
                key={column}
                {...{ column, title, sort }}
                isSorted={column === shownBy}
                usual={scale.axes === 1 ? (axes[0] ?? '') : text.product}
                onPress={press}
              />
            ))}
            <th scope="col" role="columnheader" className={classes.number}>
              {text.distribution}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sortedPolls(polls, view.results, sort).map((poll) => (
            <ResultRow key={poll.id} {...{ evaluate, poll, view, axes, onOpen }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortHeadingProps {
  column: ResultColumn
  title: string
  sort: ResultSort
  /** The table is sorted by it. */
  isSorted: boolean
  /** The column that is sorted by when nobody chose. */
  usual: string
  onPress: (next: ResultSort) => void
}

function SortHeading({ column, title, sort, isSorted, usual, onPress }: SortHeadingProps) {
  const text = useText(resultsText)
  const next = sortAfterPress(sort, column)
  const isOwn = next.by === column || usual === title
  const Arrow = sort.isAscending ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      role="columnheader"
      className={classes.number}
      aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        title={
          !isOwn ? text.sortAgain(title, usual) : next.isAscending ? text.sortUp(title) : text.sortDown(title)
        }
        onClick={() => onPress(next)}
      >
        <span dir="auto">{title}</span>
        {isSorted && <Arrow size={16} aria-hidden="true" />}
      </button>
    </th>
  )
}

/** What the axes are called in the table; an axis without a title is told by its place. */
function useAxisTitles({ axes }: Evaluate): string[] {
  const text = useText(meanText)
  return axes.map(
    ({ title }, index) => title || (axes.length === 1 ? text.mean : `${text.mean} ${index + 1}`),
  )
}

interface ResultRowProps extends Pick<ResultsTableProps, 'evaluate' | 'view' | 'onOpen'> {
  poll: Poll
  axes: readonly string[]
}

function ResultRow({ evaluate: { scale }, poll, view, axes, onOpen }: ResultRowProps) {
  const text = useText(resultsText)
  const few = useText(voteResultsText)
  const numbers = useNumbers()
  const result = view.results.get(poll.id)
  const earlier = view.earlier?.get(poll.id)
  const found = result ? axisResults(result) : []
  const before = earlier ? axisResults(earlier) : []
  const each = (of: (axis: AxisResult) => number | null): string =>
    found.map((axis) => numbers.value(of(axis))).join(' / ')
  return (
    <tr role="row" data-empty={!result?.count || undefined}>
      <th scope="row" role="rowheader">
        <span className={classes.first}>
          <ChartMarkView mark={{ label: String(poll.number), color: markColor(scale.axes, poll) }} />
          <button type="button" className={classes.open} dir="auto" onClick={() => onOpen(poll.id)}>
            {poll.text}
          </button>
        </span>
      </th>
      {axes.map((title, index) => (
        <td key={index} role="cell" className={classes.number} data-column={title} data-main="">
          <Mean axis={found[index]} earlier={before[index]} />
        </td>
      ))}
      {scale.axes === 2 && (
        <td role="cell" className={classes.number} data-column={text.product} data-main="">
          {numbers.value(result?.product)}
        </td>
      )}
      <td role="cell" className={classes.number} data-column={text.spread}>
        {each(({ spread }) => spread)}
      </td>
      <td role="cell" className={classes.number} data-column={text.median}>
        {each(({ median }) => median)}
      </td>
      <td role="cell" className={classes.number} data-column={text.votes}>
        {numbers.count(result?.count ?? 0)}
        {result !== undefined && result.withheld > 0 && (
          <span className={`${classes.under} ${classes.few}`}>{few.withheld(result.withheld)}</span>
        )}
        {result !== undefined && result.abstained > 0 && (
          <span className={classes.under}>{text.abstained(result.abstained)}</span>
        )}
        {earlier !== undefined && earlier.withheld > 0 && (
          <span className={`${classes.under} ${classes.few}`}>
            {few.before(few.withheld(earlier.withheld))}
          </span>
        )}
      </td>
      <td role="cell" className={classes.distribution}>
        {found.map((axis, index) => (
          <Distribution
            key={index}
            name={axes.length === 2 ? text.ofAxis(poll.text, axes[index] ?? '') : poll.text}
            result={axis}
            scale={scale}
          />
        ))}
      </td>
    </tr>
  )
}

/** The mean of one axis, with that of the round before. SPEC BT10 */
function Mean({ axis, earlier }: { axis: AxisResult | undefined; earlier: AxisResult | undefined }) {
  const text = useText(meanText)
  const numbers = useNumbers()
  const mean = axis?.mean ?? null
  const before = earlier?.mean ?? null
  return (
    <>
      {numbers.value(mean)}
      {mean !== null && before !== null && (
        <span className={classes.under}>
          {text.before(numbers.value(before), numbers.change(mean - before))}
        </span>
      )}
    </>
  )
}
