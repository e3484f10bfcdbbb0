import type { Row } from './report.ts'
import { idleSeconds, voteWindows } from './scenarios.ts'

/** One line of docs/performance.md: a goal, and how the figures are compared with it. */
export interface Goal {
  work: string
  words: string
  /** Null when the scenario did not run. */
  measure(rows: readonly Row[]): Found | null
}

/** @param many people of the large room, `few` of the small one */
export function goalsFor(many: number, few: number): Goal[] {
  return [
    goal('storm 10 s', many, 'p95 <= 1.2x, CPU <= .45x, frames <= .3x', [
      againstPeer('p95', 1.2),
      againstPeer('cpuSeconds', 0.45),
      againstPeer('frames', 0.3),
    ]),
    goal('storm, half a core', many, 'p95 <= .25x, everything delivered', [
      againstPeer('p95', 0.25),
      everything,
    ]),
    goal('storm 10 s', few, 'p95 <= 45 ms, CPU <= 1.0x', [
      milliseconds('p95', 45),
      againstPeer('cpuSeconds', 1),
    ]),
    goal('burst 2 s', many, 'p95 <= .5x, CPU <= .5x, nothing refused', [
      againstPeer('p95', 0.5),
      againstPeer('cpuSeconds', 0.5),
      everything,
    ]),
    goal('push', many, "p95 <= Hocuspocus'", [againstPeer('p95', 1)]),
    goal('push in a storm', many, "p95 <= Hocuspocus'", [againstPeer('p95', 1)]),
    goal(`idle ${idleSeconds} s`, many, '<= 1.0 % of a core, frames grow with N', [shareOfACore, framesEach]),
    goal('reload', many, 'CPU <= .15x, all back within .3x of its time', [
      againstPeer('cpuSeconds', 0.15),
      againstPeer('last', 0.3),
    ]),
    goal('votes 10 s', many, 'none lost, tally right, acknowledged at p95 <= 150 ms', [
      everything,
      milliseconds('acknowledged95', 150),
    ]),
    flatGoal(many, 'the last 2 s against the first: acknowledged p95, CPU and CPU beside it <= 1.5x', 1.5),
    goal('cells 2 s', few, 'everything arrived, acknowledged at p95 <= 150 ms', [
      everything,
      milliseconds('acknowledged95', 150),
    ]),
    goal('page turns', few, 'every page at every screen, p95 <= 300 ms', [
      everything,
      milliseconds('p95', 300),
    ]),
    goal('join wave', many, 'all in within 2 s, p95 <= 1.5 s, no failure', [
      milliseconds('last', 2000),
      milliseconds('p95', 1500),
      everything,
    ]),
    goal(`idle ${idleSeconds} s`, many, "memory <= 1.3x Hocuspocus' with the same document", [
      againstPeer('megabytes', 1.3),
    ]),
  ]
}

interface Found {
  words: string
  isReached: boolean
}
type Check = (row: Row) => Found

function goal(scenario: string, people: number, words: string, checks: readonly Check[]): Goal {
  return {
    work: `${scenario}, N=${people}`,
    words,
    measure: (rows) => {
      const row = rowOf(rows, scenario, people)
      return row ? together(checks.map((check) => check(row))) : null
    },
  }
}

/** The cost of a vote does not grow with the votes already cast. SPEC BT3 */
function flatGoal(people: number, words: string, most: number): Goal {
  return {
    work: `votes, N=${people}`,
    words,
    measure: (rows) => {
      const first = rowOf(rows, voteWindows.first, people)
      const last = rowOf(rows, voteWindows.last, people)
      if (!first || !last) return null
      const grown = (['acknowledged95', 'cpuSeconds', 'otherCpuSeconds'] as const).map((field) => {
        const growth = last[field] / first[field]
        return { words: `${names[field]} ${growth.toFixed(2)}x`, isReached: growth <= most }
      })
      return together(grown)
    },
  }
}

function rowOf(rows: readonly Row[], scenario: string, people: number): Row | undefined {
  return rows.find((one) => one.target === 'Plenum' && one.scenario === scenario && one.people === people)
}

function together(found: readonly Found[]): Found {
  return {
    words: found.map(({ words }) => words).join(', '),
    isReached: found.every(({ isReached }) => isReached),
  }
}

const names = {
  acknowledged95: 'acknowledged p95',
  p95: 'p95',
  last: 'last',
  cpuSeconds: 'CPU',
  otherCpuSeconds: 'CPU beside it',
  frames: 'frames',
  megabytes: 'memory',
} as const
type Compared = keyof typeof names

function againstPeer(field: Compared, most: number): Check {
  return ({ ratio }) => ({
    words: `${names[field]} ${ratio[field].toFixed(2)}x`,
    isReached: ratio[field] <= most,
  })
}

function milliseconds(field: 'p95' | 'last' | 'acknowledged95', most: number): Check {
  return (row) => ({ words: `${names[field]} ${row[field]} ms`, isReached: row[field] <= most })
}

function everything({ delivered }: Row): Found {
  return { words: `${(delivered * 100).toFixed(2)} % arrived`, isReached: delivered === 1 }
}

function shareOfACore({ cpuSeconds }: Row): Found {
  const percent = (cpuSeconds / idleSeconds) * 100
  return { words: `${percent.toFixed(1)} % of a core`, isReached: percent <= 1 }
}

function framesEach({ frames, people }: Row): Found {
  const each = frames / people
  return { words: `${each.toFixed(1)} frames a person`, isReached: each <= 3 }
}
