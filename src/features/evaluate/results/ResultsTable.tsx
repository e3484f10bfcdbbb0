import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { Distribution } from '#activity/chart/distribution/Distribution.tsx'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { withheldText } from '#activity/voting/withheld/withheldText.ts'
import type { AxisResult } from '#domain/activity/votes/results.ts'
import { sortAfterPress, sortedPolls } from '#domain/evaluate/results.ts'
import type { ResultSort } from '#domain/evaluate/results.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { markColor } from '../page/markColor.ts'
import type { Evaluate, Poll } from '../page/useEvaluate.ts'
import { axisResults } from './axisResults.ts'
import { resultsText } from './resultsText.ts'
import classes from './ResultsTable.module.css'
import type { ResultsView } from './useResultsView.ts'

export interface ResultsTableProps {
  evaluate: Evaluate
  view: ResultsView
  onOpen: (id: string) => void
}

/**
 * The results of all polls. A press on the heading of an axis sorts by it, a second one by the product again. In a narrow
 * box each poll is a block; the roles are written out because some browsers forget them then. SPEC EV8, BT14
 */
export const ResultsTable = memo(TableOfResults)

function TableOfResults({ evaluate, view, onOpen }: ResultsTableProps) {
  const text = useText(resultsText)
  const [sort, setSort] = useState<ResultSort>('product')
  const { polls, scale } = evaluate
  const isMatrix = scale.axes === 2
  const axes = useAxisTitles(evaluate)
  const columns = [text.spread, text.median, text.votes, text.distribution]
  const press = (axis: 1 | 2): void => {
    const next = sortAfterPress(sort, axis)
    setSort(next)
    announce(
      text.sortedBy(
        next === 'product' ? (isMatrix ? text.product : (axes[0] ?? '')) : (axes[next - 1] ?? ''),
      ),
    )
  }
  const productSort = sort === 'product' ? 'descending' : undefined
  return (
    <div className={classes.box}>
      <table className={classes.table} role="table" aria-label={text.results} data-axes={scale.axes}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {evaluate.listTitle || text.answer}
            </th>
            {axes.map((title, index) => {
              const axis = index === 0 ? 1 : 2
              const isUp = sort === axis
              const isDown = !isMatrix && sort === 'product'
              return (
                <th
                  key={index}
                  scope="col"
                  role="columnheader"
                  className={classes.number}
                  aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
                >
                  <button
                    type="button"
                    className={classes.sort}
                    title={isUp ? text.sortProduct(title, isMatrix) : text.sortUp(title)}
                    onClick={() => press(axis)}
                  >
                    <span dir="auto">{title}</span>
                    {isUp && <IconArrowUp size={16} aria-hidden="true" />}
                    {isDown && <IconArrowDown size={16} aria-hidden="true" />}
                  </button>
                </th>
              )
            })}
            {isMatrix && (
              <th scope="col" role="columnheader" className={classes.number} aria-sort={productSort}>
                <span className={classes.heading}>
                  {text.product}
                  {productSort && <IconArrowDown size={16} aria-hidden="true" />}
                </span>
              </th>
            )}
            {columns.map((title) => (
              <th key={title} scope="col" role="columnheader" className={classes.number}>
                {title}
              </th>
            ))}
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

/** What the axes are called in the table; an axis without a title is told by its place. */
function useAxisTitles({ axes }: Evaluate): string[] {
  const text = useText(resultsText)
  return axes.map(
    ({ title }, index) => title || (axes.length === 1 ? text.mean : `${text.mean} ${index + 1}`),
  )
}

interface ResultRowProps extends ResultsTableProps {
  poll: Poll
  axes: readonly string[]
}

function ResultRow({ evaluate: { scale }, poll, view, axes, onOpen }: ResultRowProps) {
  const text = useText(resultsText)
  const few = useText(withheldText)
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
  const text = useText(resultsText)
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
