import { median } from './figures.ts'
import type { Figures } from './target.ts'

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
