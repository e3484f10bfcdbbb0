import type { Goal } from './goals.ts'
import type { Row } from './medians.ts'

/** A Markdown table of medians, with ratios against stock Hocuspocus of the same round. */
export function measuredTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.scenario,
    String(row.people),
    row.target,
    times(row.p50, row.p95, row.last),
    times(row.acknowledged50, row.acknowledged95),
    `${(row.delivered * 100).toFixed(row.delivered === 1 ? 0 : 2)} %`,
    `${row.cpuSeconds.toFixed(2)}${against(row.ratio.cpuSeconds)}`,
    row.otherCpuSeconds.toFixed(2),
    `${row.frames}${against(row.ratio.frames)}`,
    row.arrived.toFixed(1),
    `${row.megabytes.toFixed(0)}${against(row.ratio.megabytes)}`,
  ])
  return table(
    [
      'work',
      'N',
      'server',
      'p50 / p95 / last ms',
      'acknowledged p50 / p95 ms',
      'arrived',
      'CPU s (ratio)',
      'beside it, CPU s',
      'frames (ratio)',
      'MB to the people',
      'memory MB (ratio)',
    ],
    lines,
  )
}

/** The goals, beside the measured figures. */
export function goalsTable(goals: readonly Goal[], rows: readonly Row[]): string {
  const lines = goals.map(({ work, words, measure }) => {
    const { words: found, isReached } = measure(rows) ?? { words: 'not measured', isReached: null }
    return [work, words, found, isReached === null ? '' : isReached ? 'reached' : 'missed']
  })
  return table(['work', 'goal', 'measured', ''], lines)
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...lines]
  return cells.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function times(...values: number[]): string {
  return values.every(Number.isNaN) ? '' : values.join(' / ')
}

function against(ratio: number): string {
  return Number.isFinite(ratio) ? ` (${ratio.toFixed(2)}x)` : ''
}
