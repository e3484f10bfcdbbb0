import type { Goal } from './goals.ts'
import { median } from './figures.ts'
import type { Figures } from './target.ts'

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

/** The peer for ratios. */
export const peerName = 'Hocuspocus'

/** The figures of a run from which medians are taken. */
const measured = [
  'p50',
  'p95',
  'last',
  'acknowledged50',
  'acknowledged95',
  'delivered',
  'frames',
  'arrived',
  'cpuSeconds',
  'otherCpuSeconds',
  'megabytes',
] as const
export type Measured = (typeof measured)[number]

/** One scenario of one server: medians over the rounds. */
export interface Row extends Record<Measured, number> {
  target: string
  scenario: string
  people: number
  /** Medians of the ratios against the peer in the same round; NaN without one. */
  ratio: Record<Measured, number>
}

/** A row for each scenario of each server, in the order of their runs. */
export function medianRows(figures: readonly Figures[]): Row[] {
  const groups = Map.groupBy(figures, ({ scenario, people, target }) => `${scenario}|${people}|${target}`)
  return [...groups.values()].map((runs) => rowOf(runs, figures))
}

function rowOf(runs: readonly Figures[], all: readonly Figures[]): Row {
  const [{ target, scenario, people }] = runs as [Figures]
  const peers = all.filter(
    (one) => one.target === peerName && one.scenario === scenario && one.people === people,
  )
  const ratioOf = (field: Measured): number =>
    median(
      runs.flatMap((run) =>
        peers.filter(({ round }) => round === run.round).map((peer) => run[field] / peer[field]),
      ),
    )
  return {
    target,
    scenario,
    people,
    ...each((field) => median(runs.map((run) => run[field]))),
    ratio: each(ratioOf),
  }
}

function each(value: (field: Measured) => number): Record<Measured, number> {
  return Object.fromEntries(measured.map((field) => [field, value(field)])) as Record<Measured, number>
}
