import { setTimeout as after } from 'node:timers/promises'
import { Histogram } from './figures.ts'
import { cpuSeconds, familyCpuSeconds, residentMegabytes } from './serverProcess.ts'
import type { Figures, Target } from './target.ts'

/** Work of a server after the last frame counts too, for so many milliseconds. */
const settleMs = 300

export interface Outcome {
  scenario: string
  people: number
  /** How long the expected deliveries took, and how many were expected. */
  times?: Histogram
  expected?: number
  acknowledged?: Histogram
  /** Other failures. */
  failures?: string[]
}

/**
 * Measures a server from now on.
 *
 * @returns ends the measurement; a missing delivery or a closed connection makes the run a failed one
 */
export function startMeasure(target: Target): (outcome: Outcome) => Promise<Figures> {
  const { crowd } = target
  crowd.takeLost()
  const cpuBefore = cpuSeconds(target.pid)
  const otherBefore = familyCpuSeconds(target.otherPids())
  const { frames: framesBefore, bytes: bytesBefore } = crowd
  return async ({ scenario, people, times = new Histogram(), expected = 0, acknowledged, failures = [] }) => {
    await after(settleMs)
    const lost = crowd.takeLost()
    const wrong = [...failures]
    if (times.count !== expected) wrong.push(`${times.count} of ${expected} arrived`)
    if (lost.length > 0) wrong.push(`${lost.length} connections were closed, the first: ${lost[0]}`)
    return {
      target: target.name,
      scenario,
      people,
      round: 0,
      p50: times.percentile(0.5),
      p95: times.percentile(0.95),
      last: times.percentile(1),
      acknowledged50: acknowledged?.percentile(0.5) ?? NaN,
      acknowledged95: acknowledged?.percentile(0.95) ?? NaN,
      delivered: expected === 0 ? 1 : times.count / expected,
      frames: crowd.frames - framesBefore,
      arrived: (crowd.bytes - bytesBefore) / 1e6,
      cpuSeconds: cpuSeconds(target.pid) - cpuBefore,
      otherCpuSeconds: familyCpuSeconds(target.otherPids()) - otherBefore,
      megabytes: residentMegabytes(target.pid),
      failures: wrong,
    }
  }
}

/** Waits up to a limit: what is missing then shows in the figures. */
export async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const end = after(ms, undefined, { signal: patience.signal }).catch(() => undefined)
  await Promise.race([promise, end]).finally(() => patience.abort())
}

/**
 * Awaits all acts, whatever their outcome; returns nothing, or one message with the number of failures and the reason
 * of the first.
 */
export async function allOf(what: string, acts: Promise<unknown>[]): Promise<string[]> {
  const failed = (await Promise.allSettled(acts)).filter((one) => one.status === 'rejected')
  if (failed.length === 0) return []
  return [`${failed.length} ${what} failed, the first: ${String(failed[0]?.reason)}`]
}
