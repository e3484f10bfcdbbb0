import type { Goal } from './goals.ts'
import type { Row } from './medians.ts'

/** A Markdown table of medians, with ratios against stock Hocuspocus of the same round. */
export function measuredTable(rows: readonly Row[]): string {
  const columns: Record<string, (row: Row) => string> = {
    work: (row) => row.scenario,
    N: (row) => String(row.people),
    server: (row) => row.target,
    'p50 / p95 / last ms': (row) => times(row.p50, row.p95, row.last),
    'acknowledged p50 / p95 ms': (row) => times(row.acknowledged50, row.acknowledged95),
    arrived: (row) => `${(row.delivered * 100).toFixed(row.delivered === 1 ? 0 : 2)} %`,
    'CPU s (ratio)': (row) => `${row.cpuSeconds.toFixed(2)}${against(row.ratio.cpuSeconds)}`,
    'beside it, CPU s': (row) => row.otherCpuSeconds.toFixed(2),
    'frames (ratio)': (row) => `${row.frames}${against(row.ratio.frames)}`,
    'MB to the people': (row) => row.arrived.toFixed(1),
    'memory MB (ratio)': (row) => `${row.megabytes.toFixed(0)}${against(row.ratio.megabytes)}`,
  }
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)))
  return table(Object.keys(columns), cells)
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
